package loggia.games.xiicentury;

import loggia.kernel.Chance;
import loggia.kernel.Journal;

/// How the event track is filled before round 1, by dice (XII-12) or by the players (XII-13), and
/// what each event takes from every town when its round comes (XII-15 to XII-21).
final class GlobalEvents {
  private GlobalEvents() {}

  /// Fixed by the difficulty before anybody rolls or chooses.
  static long fixedTrack(Difficulty difficulty) {
    return difficulty == Difficulty.FORGET_ABOUT_IT ? (long) GlobalEvent.OUTLAWS.die() << 3 : 0;
  }

  /// Rolls an event for every affected round; one that would stand a third time is rolled again.
  static void rollTrack(Progress game) {
    for (int round = game.frame.unassigned(); round != 0; round = game.frame.unassigned()) {
      game.chance = Chance.next(game.chance);
      GlobalEvent event = GlobalEvent.of(1 + Chance.below(game.chance, 6));
      if (game.frame.count(event) < 2) {
        game.frame = game.frame.assign(round, event);
      }
    }
  }

  /// The events that may still be chosen for a round, as a mask over [MoveTables#ASSIGNMENTS].
  static long choices(Frame frame) {
    long events = 0;
    for (GlobalEvent event : GlobalEvent.ALL) {
      events |= frame.count(event) < 2 ? 1L << event.die() - 1 : 0;
    }
    return events << 6 * (frame.unassigned() - 1);
  }

  static XiiState assign(XiiState state, GlobalEvent event, Journal journal) {
    var game = new Progress(state, journal);
    int round = game.frame.unassigned();
    game.frame = game.frame.assign(round, event);
    if (game.journal.listens()) {
      game.tell(new XiiEvent.Assigned(Progress.seat(game.active()), event, round));
    }
    if (game.frame.unassigned() == 0) {
      Rounds.begin(game, 1, game.first());
    } else {
      game.await(Phase.ASSIGN, (game.active() + 1) % game.seats());
    }
    return game.state();
  }

  static void strike(Progress game) {
    int die = game.frame.event(game.round());
    if (die == 0) {
      return;
    }
    GlobalEvent event = GlobalEvent.of(die);
    if (game.journal.listens()) {
      game.tell(new XiiEvent.Struck(event));
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      Town before = game.towns[seat];
      Town after = strike(game, event, seat, before);
      game.towns[seat] = after;
      if (game.journal.listens()) {
        tellLosses(game, seat, before, after);
      }
    }
  }

  private static void tellLosses(Progress game, int seat, Town before, Town after) {
    for (Asset asset : Asset.ALL) {
      int left = after.amount(asset);
      int lost = before.amount(asset) - left;
      if (lost > 0) {
        game.tell(new XiiEvent.Lost(Progress.seat(seat), lost, asset, left));
      }
    }
  }

  private static Town strike(Progress game, GlobalEvent event, int seat, Town town) {
    return switch (event) {
      case FIRE -> town.with(Asset.HOUSES, town.houses() / 2);
      case PLAGUE -> town.with(Asset.POPULATION, town.population() / 2).clamped();
      case FAMINE ->
          town.has(Feature.GRANARY, Perk.A)
              ? town
              : town.with(Asset.POPULATION, Math.max(0, town.population() - 3)).clamped();
      case CIVIL_WAR -> KingWar.halved(town);
      case OUTLAWS -> raid(game, seat, town);
      case WATER_STORM -> town.with(Asset.FARMS, town.farms() / 2);
    };
  }

  private static Town raid(Progress game, int seat, Town town) {
    int rolled = Power.roll(game, town);
    int pow = Power.atHome(game.sheet(), town) + rolled;
    int needed = 5 * game.round();
    if (game.journal.listens()) {
      game.tell(new XiiEvent.Raided(Progress.seat(seat), pow, rolled, needed, pow >= needed));
    }
    if (pow >= needed) {
      return town;
    }
    return town.with(Asset.FOOD, Math.max(0, town.food() - 5))
        .with(Asset.FARMS, Math.max(0, town.farms() - 5))
        .with(Asset.MEN, 0)
        .with(Asset.KNIGHTS, 0);
  }
}
