package loggia.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Option;
import loggia.kernel.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Games begin with ever other component files, and the memory they take stays the same.
/// `-Dloggia.files=100000` tries so many.
class ComponentFilesTest {
  private static final int FILES = Integer.getInteger("loggia.files", 600);

  /// What a run may add by itself, caches of the JVM included.
  private static final long SLACK = 16_000_000;

  /// What other tests leave running may fill the heap once; files that are kept do so every time.
  private static final int ROUNDS = 3;

  static Stream<String> games() {
    return Games.all().stream()
        .filter(game -> game.standardFile().isPresent())
        .map(game -> game.manual().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void files_that_were_used_once_are_not_kept(String id) {
    Game<?, ?> game = Games.find(id).orElseThrow();
    Attachment standard = game.standardFile().orElseThrow();
    String key =
        game.manual().options().stream()
            .filter(Option.File.class::isInstance)
            .map(Option::key)
            .findFirst()
            .orElseThrow();
    boolean grows = true;
    for (int round = 0; round < ROUNDS && grows; round++) {
      grows = grows(game, key, standard, round);
    }
    assertTrue(!grows, "files are kept");
  }

  private static boolean grows(Game<?, ?> game, String key, Attachment standard, int round) {
    long settled = 0;
    for (int i = 0; i < FILES; i++) {
      int number = round * FILES + i;
      String end = " ".repeat(number % 500) + "\n".repeat(number / 500);
      game.begin(setup(game, key, new Attachment(standard.name(), standard.text() + end)));
      if (i == FILES / 2) {
        settled = heapInUse();
      }
    }
    long last = heapInUse();
    System.out.printf(
        "%s: %d files, heap %.1f MB halfway, %.1f MB in the end%n",
        game.manual().id(), FILES, settled / 1e6, last / 1e6);
    return last > settled + SLACK;
  }

  private static Setup setup(Game<?, ?> game, String key, Attachment file) {
    int seats = Math.max(2, game.manual().leastSeats());
    return Setup.of(game.manual(), seats, java.util.Map.of(key, file.hash()), List.of(file), 1);
  }

  private static long heapInUse() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
