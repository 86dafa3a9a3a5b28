package loggia.games.xiicentury;

import loggia.kernel.Journal;
import loggia.kernel.Seats;

/// The king's war (XII-60 to XII-63): who can fights for him or stays at home, all choose at once,
/// and whoever fought is honoured and comes home with half the men.
final class KingWar {
  private KingWar() {}

  /// Asks everybody who has any POW; the others must avoid. Nobody goes to war alone at the table.
  static void begin(Progress game) {
    long clock = Clock.withoutWar(game.clock);
    boolean asked = false;
    for (int seat = 0; seat < game.seats(); seat++) {
      boolean able = Power.atWar(game.sheet(), game.towns[seat]) > 0;
      asked |= able;
      clock = Clock.withWar(clock, seat, able ? Clock.UNDECIDED : Clock.AVOIDS);
    }
    if (asked && game.seats() > 1) {
      game.clock = clock;
      game.await(Phase.WAR);
    } else {
      Harvest.begin(game);
    }
  }

  static Seats undecided(XiiState state) {
    int bits = 0;
    for (int seat = 0; seat < state.towns.length; seat++) {
      bits |= Clock.war(state.clock, seat) == Clock.UNDECIDED ? 1 << seat : 0;
    }
    return Seats.ofBits(bits);
  }

  static XiiState choose(XiiState state, int seat, int choice, Journal journal) {
    long clock = Clock.withWar(state.clock, seat, choice);
    var chosen = new XiiState(state.frame, state.towns, state.dice, clock, state.chance);
    if (!undecided(chosen).isEmpty()) {
      return chosen;
    }
    var game = new Progress(chosen, journal);
    game.clock = Clock.disclose(game.clock);
    resolve(game);
    game.clock = Clock.withoutWar(game.clock);
    Harvest.begin(game);
    return game.state();
  }

  private static void resolve(Progress game) {
    var totals = new int[game.seats()];
    int supporters = 0;
    int highest = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      if (Clock.war(game.clock, seat) == Clock.SUPPORTS) {
        Town town = game.towns[seat];
        int rolled = Power.roll(game, town);
        totals[seat] = Power.atWar(game.sheet(), town) + rolled;
        highest = Math.max(highest, totals[seat]);
        supporters++;
        if (game.journal.listens()) {
          game.tell(new XiiEvent.Supported(Progress.seat(seat), totals[seat], rolled));
        }
      }
    }
    if (supporters == 0 && game.journal.listens()) {
      game.tell(new XiiEvent.NobodySupported());
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      if (totals[seat] > 0) {
        int reputation = supporters > 1 && totals[seat] == highest ? 2 : 1;
        reward(game, seat, reputation);
      }
    }
  }

  private static void reward(Progress game, int seat, int reputation) {
    Town town = game.towns[seat];
    if (game.journal.listens()) {
      game.tell(new XiiEvent.Honoured(Progress.seat(seat), reputation));
    }
    game.towns[seat] = halved(town).withReputation(town.reputation() + reputation);
  }

  /// Half the men and half the knights; half of each keeps within the bounds.
  static Town halved(Town town) {
    return town.with(Asset.MEN, town.men() / 2).with(Asset.KNIGHTS, town.knights() / 2);
  }

  /// A supporter's town after the war, if all who can support do, and everybody rolls alike.
  static Town foreseen(XiiState state, int seat) {
    Town town = state.towns[seat];
    int own = strength(state, seat);
    boolean wins = true;
    boolean alone = true;
    for (int other = 0; other < state.seats(); other++) {
      int strength = other == seat ? 0 : strength(state, other);
      wins &= strength <= own;
      alone &= strength == 0;
    }
    return halved(town).withReputation(town.reputation() + (wins && !alone ? 2 : 1));
  }

  /// Twice the POW a town may bring to the war, its dice at their mean.
  private static int strength(XiiState state, int seat) {
    Town town = state.towns[seat];
    return 2 * Power.atWar(state.sheet(), town) + 7 * Power.dice(town);
  }
}
