package loggia.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What docs/playing.md says can be typed does something in one game at least.
class DocumentedInputTest {
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  static List<String> inputs() throws IOException {
    List<String> page = Files.readAllLines(Path.of("..", "docs", "playing.md"));
    int from = page.indexOf("| typed | what it does |") + 2;
    List<String> rows =
        page.subList(from, page.size()).stream().takeWhile(l -> l.startsWith("|")).toList();
    assertEquals(List.of(), page.stream().filter(l -> l.contains("| key |")).toList());
    assertTrue(rows.size() > 8, rows::toString);
    return rows.stream()
        .skip(1)
        .flatMap(row -> CODE.matcher(row).results())
        .map(MatchResult::group)
        .map(code -> code.replace("`", ""))
        .filter(code -> !code.startsWith("--"))
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void every_documented_input_is_understood(String typed) {
    assertTrue(Games.all().stream().anyMatch(game -> isUnderstood(game, typed)), typed);
  }

  private static <S extends State<S, M>, M extends Move> boolean isUnderstood(
      Game<S, M> game, String typed) {
    if (isMove(game, typed)) {
      return true;
    }
    var texts = new TerminalTexts(game.texts("en"), TerminalTexts.terminal("en"), Names.NUMBERS);
    Match<S, M> match = Match.begin(game, Setup.of(game.manual(), 2, Map.of(), List.of(), 3));
    var local = new LocalMatch<>(match, List.of(), Journal.pages(), List.of("Ada", "Bruno"), texts);
    Seat seat = match.state().awaited().first();
    Situation situation = new LocalSituation<>(local, seat, List.of());
    Optional<Menu.Item> marked = situation.menu().items().stream().findFirst();
    return switch (new Interpreter(situation).read(typed, marked)) {
      case Interpreter.Reply.Done _ -> true;
      case Interpreter.Reply.Told(var lines) ->
          Stream.of("No choice fits", "Nothing is called")
              .noneMatch(refused -> lines.getFirst().startsWith(refused));
    };
  }

  private static boolean isMove(Game<?, ?> game, String typed) {
    try {
      return !game.move(typed).text().isEmpty();
    } catch (Refusal unknown) {
      return false;
    }
  }
}
