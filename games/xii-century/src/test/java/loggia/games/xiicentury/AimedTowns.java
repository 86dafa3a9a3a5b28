package loggia.games.xiicentury;

import java.util.Locale;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// What it costs to strive for something: at two seats, seat 1 wants an aim beyond what its
/// forecast says of it and seat 2 plays by the forecast alone. Prints how often the aim was
/// reached, both mean scores and how often seat 1 won. Argument: games for each aim and zeal.
final class AimedTowns {
  private static final int[] ZEALS = {0, 30, 60, 120};

  private final Aim aim;
  private final int zeal;
  private final SplittableRandom random = new SplittableRandom(12);
  private int reached;
  private int wins;
  private long own;
  private long other;

  private AimedTowns(Aim aim, int zeal) {
    this.aim = aim;
    this.zeal = zeal;
  }

  public static void main(String[] arguments) {
    int games = Integer.parseInt(arguments[0]);
    for (Aim aim : Aim.values()) {
      for (int zeal : ZEALS) {
        System.out.println(new AimedTowns(aim, zeal).play(games));
      }
    }
  }

  private String play(int games) {
    for (int game = 0; game < games; game++) {
      XiiState end = play(Table.GAME.begin(Setup.of(Table.GAME.manual(), 2, game)));
      reached += end.towns[0].has(aim.feature) ? 1 : 0;
      wins += Scoring.result(end).winners().contains(Seat.of(0)) ? 1 : 0;
      own += Scoring.score(end.sheet(), end.towns[0]);
      other += Scoring.score(end.sheet(), end.towns[1]);
    }
    return String.format(
        Locale.ROOT,
        "%s, zeal %d, %d games: reached %.1f%%, mean %.1f against %.1f, wins %.1f%%",
        aim.feature.id(),
        zeal,
        games,
        100.0 * reached / games,
        (double) own / games,
        (double) other / games,
        100.0 * wins / games);
  }

  private XiiState play(XiiState start) {
    XiiState state = start;
    while (!state.over()) {
      Seat seat = state.awaited().first();
      state = state.play(seat, choose(state, seat), Journal.NONE);
    }
    return state;
  }

  private XiiMove choose(XiiState state, Seat seat) {
    var moves = state.moves(seat);
    XiiState world = state.imagine(seat, random);
    XiiMove choice = moves.get(0);
    double best = Double.NEGATIVE_INFINITY;
    for (XiiMove move : moves) {
      XiiState next = world.play(seat, move, Journal.NONE);
      double worth = Forecast.LEARNED.score(next, seat.index()) + 1e-6 * random.nextDouble();
      worth += seat.index() == 0 ? zeal * aim.nearness(next.towns[0]) : 0;
      if (worth > best) {
        best = worth;
        choice = move;
      }
    }
    return choice;
  }
}
