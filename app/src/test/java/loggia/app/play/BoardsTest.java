package loggia.app.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jline.utils.AttributedString;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The fullest boards of random games on small and large terminals.
class BoardsTest {
  private static final List<String> NAMES = List.of("Ada", "Bruno", "Carla", "Dario");

  @ParameterizedTest
  @CsvSource({
    "xii-century, 2, en",
    "xii-century, 4, it",
    "iron-century, 2, it",
    "iron-century, 4, en",
    "city-of-iron, 2, en",
    "city-of-iron, 4, it",
  })
  void nothing_is_clipped_silently(String id, int seats, String language) {
    for (Situation situation : fullest(Games.find(id).orElseThrow(), seats, language)) {
      assertAllCanBeRead(situation, 80, 24);
      assertAllCanBeRead(situation, 120, 45);
      assertAllCanBeRead(situation, 200, 60);
    }
  }

  private static void assertAllCanBeRead(Situation situation, int columns, int rows) {
    List<String> board = Page.wrap(List.of(situation.board()), columns);
    var picker = new Picker(situation.menu());
    var page = new Page(situation, false);
    var seen = new HashSet<String>();
    for (int step = 0; step < Math.max(board.size(), picker.items().size()); step++) {
      List<String> lines =
          page.lay(picker, List.of("help"), columns, rows).stream()
              .map(AttributedString::toString)
              .toList();
      assertTrue(lines.size() <= rows, () -> String.join("\n", lines));
      assertTrue(
          lines.stream().allMatch(l -> l.length() <= columns), () -> String.join("\n", lines));
      seen.addAll(lines);
      picker.move(1);
      page.scroll(1);
    }
    assertSeen(seen, board);
    for (Menu.Item item : situation.menu().items()) {
      int indent = item.key().length() + 3;
      String line = "> " + item.key() + " " + item.label();
      assertSeen(seen, Page.wrap(List.of(line), columns - indent).subList(0, 1));
    }
  }

  private static void assertSeen(Set<String> seen, List<String> lines) {
    lines.forEach(line -> assertTrue(seen.contains(line), () -> line + "\nis never shown"));
  }

  /// The situation with the longest board and the one with the most choices.
  private static <S extends State<S, M>, M extends Move> List<Situation> fullest(
      Game<S, M> game, int seats, String language) {
    List<String> names = NAMES.subList(0, seats);
    var texts =
        new TerminalTexts(game.texts(language), TerminalTexts.terminal(language), Names.of(names));
    Match<S, M> match =
        Match.begin(game, Setup.of(game.manual(), seats, Map.of(), List.of(), 1600));
    var random = new SplittableRandom(1600);
    Optional<Situation> longest = Optional.empty();
    Optional<Situation> widest = Optional.empty();
    while (!match.state().over()) {
      Seat seat = match.state().awaited().first();
      Moves<M> moves = match.state().moves(seat);
      if (moves.size() > 1) {
        var local = new LocalMatch<>(match, List.of(), Journal.pages(), names, texts);
        var situation = new LocalSituation<>(local, seat, List.of("news"));
        longest = greater(longest, situation, s -> s.board().length());
        widest = greater(widest, situation, s -> s.menu().items().size());
      }
      match = match.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE);
    }
    return List.of(longest.orElseThrow(), widest.orElseThrow());
  }

  private static Optional<Situation> greater(
      Optional<Situation> before, Situation next, java.util.function.ToIntFunction<Situation> by) {
    return before.stream().noneMatch(b -> Comparator.comparingInt(by).compare(b, next) >= 0)
        ? Optional.of(next)
        : before;
  }
}
