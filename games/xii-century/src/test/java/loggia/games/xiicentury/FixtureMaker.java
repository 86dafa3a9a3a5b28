package loggia.games.xiicentury;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import loggia.kernel.Decision;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// Makes the records of [FixturesTest] anew, for a new version of the rules: plays by the outlook,
/// with slips, until a game ends as each name says. Argument: the folder to write into.
final class FixtureMaker {
  private record Wanted(String name, int seats, double slips, Map<String, String> options) {}

  private static final List<Wanted> WANTED =
      List.of(
          new Wanted("victory", 4, 0.1, Map.of("difficulty", "hard")),
          new Wanted(
              "victory-five-chosen-events",
              5,
              0.1,
              Map.of("events", "chosen", "difficulty", "very-hard")),
          new Wanted("tie-break", 2, 0.3, Map.of("difficulty", "easy")),
          new Wanted("shared-victory", 3, 0.9, Map.of("difficulty", "forget-about-it")),
          new Wanted("below-range", 1, 0.3, Map.of("difficulty", "very-easy")),
          new Wanted("within-range", 1, 0.2, Map.of()),
          new Wanted("above-range", 1, 0, Map.of("difficulty", "forget-about-it")),
          new Wanted("objective-missed", 1, 0, Map.of("objective", "castle")),
          new Wanted("objective-met-merchant", 1, 0, Map.of("objective", "merchant")),
          new Wanted("objective-met-miller", 1, 0, Map.of("objective", "miller")),
          new Wanted("objective-met-cathedral", 1, 0, Map.of("objective", "cathedral")),
          new Wanted("objective-met-castle", 1, 0, Map.of("objective", "castle")));

  private FixtureMaker() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    for (Wanted wanted : WANTED) {
      for (long seed = 1; ; seed++) {
        GameRecord record = play(wanted, seed);
        String result = record.result().orElseThrow();
        String ending = result.substring(0, result.indexOf(' '));
        if (wanted.name.startsWith(ending)) {
          Files.writeString(folder.resolve(wanted.name + ".record"), record.write());
          System.out.println(wanted.name + ": seed " + seed);
          break;
        }
      }
    }
  }

  private static GameRecord play(Wanted wanted, long seed) {
    var random = new SplittableRandom(seed);
    var manual = Table.GAME.manual();
    var setup = Setup.of(manual, wanted.seats, wanted.options, List.of(), seed);
    var match = Match.begin(Table.GAME, setup);
    var decisions = new ArrayList<Decision>();
    while (!match.state().over()) {
      Seat seat = match.state().awaited().first();
      XiiMove move = choose(match.state(), seat, wanted.slips, random);
      decisions.add(new Decision(seat, move.text()));
      match = match.play(seat, move, Journal.NONE);
    }
    return GameRecord.of(match, List.of(), decisions);
  }

  private static XiiMove choose(XiiState state, Seat seat, double slips, SplittableRandom random) {
    Moves<XiiMove> moves = state.moves(seat);
    if (random.nextDouble() < slips) {
      return moves.get(random.nextInt(moves.size()));
    }
    XiiState world = state.imagine(seat, random);
    XiiMove choice = moves.get(0);
    double best = Double.NEGATIVE_INFINITY;
    for (XiiMove move : moves) {
      double worth = world.advance(seat, move).outlook()[seat.index()];
      if (worth > best) {
        best = worth;
        choice = move;
      }
    }
    return choice;
  }
}
