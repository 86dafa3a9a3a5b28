package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Features;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;

/// A match by numbers: the clock, the events, the dice, and every sheet, the looker's own first.
/// Amounts are shares of about the most there can be.
final class XiiFeatures implements Features<XiiState, XiiMove> {
  private static final int PHASES = Phase.values().length;
  private static final int SPECIALS = Feature.COUNT - Feature.FIRST_SPECIAL;
  private static final List<XiiMove> MOVES = MoveTables.all();

  @Override
  public List<XiiMove> moves() {
    return MOVES;
  }

  @Override
  public void write(XiiState state, Seat seat, Numbers numbers) {
    int self = seat.index();
    clock(state, self, numbers);
    events(state, numbers);
    dice(state.dice, numbers);
    choices(state, self, numbers);
    for (int from = 0; from < state.seats(); from++) {
      town(state, state.towns[(self + from) % state.seats()], from, numbers);
    }
  }

  private static void clock(XiiState state, int self, Numbers numbers) {
    int seats = state.seats();
    numbers.part("round");
    numbers.oneOf(state.round() - 1, Frame.ROUNDS);
    numbers.part("phase");
    numbers.oneOf(state.phase().index(), PHASES);
    numbers.part("first seat");
    numbers.oneOf(Math.floorMod(Clock.first(state.clock) - self, seats), seats);
    numbers.part("awaited");
    int awaited = state.awaited().bits();
    for (int from = 0; from < seats; from++) {
      numbers.flag((awaited >>> (self + from) % seats & 1) != 0);
    }
  }

  private static void events(XiiState state, Numbers numbers) {
    Frame frame = state.frame;
    numbers.part("difficulty");
    numbers.oneOf(frame.difficulty().ordinal(), Difficulty.ALL.size());
    numbers.part("objective");
    numbers.oneOf(frame.objective().ordinal(), Objective.ALL.size());
    numbers.part("events by round");
    for (int round = 1; round <= Frame.ROUNDS; round++) {
      numbers.oneOf(frame.event(round) - 1, GlobalEvent.ALL.size());
    }
  }

  private static void dice(long dice, Numbers numbers) {
    numbers.part("dice: two shared, two own");
    for (int die = 0; die < 4; die++) {
      numbers.oneOf(Dice.value(dice, die) - 1, 6);
      numbers.flag(Dice.isSpent(dice, die));
    }
    numbers.part("die in hand");
    numbers.oneOf(Dice.held(dice) - 1, 6);
    numbers.part("its origin");
    numbers.oneOf(Dice.held(dice) == 0 ? -1 : Dice.origin(dice), Dice.SECOND_PART + 1);
    numbers.part("other part");
    numbers.oneOf(Dice.otherPart(dice) - 1, 6);
    numbers.part("first part went to");
    numbers.oneOf(Dice.partAsset(dice) - 1, Asset.ALL.size());
    numbers.part("used this turn");
    numbers.bits(Dice.used(dice), Asset.ALL.size() + Location.ALL.size());
    numbers.part("used twice");
    numbers.bits(Dice.usedTwice(dice), Asset.ALL.size());
    numbers.part("reserve, sheriff, court, split, trade used");
    numbers.flag(Dice.is(dice, Dice.RESERVE_USED));
    numbers.flag(Dice.is(dice, Dice.SHERIFF_USED));
    numbers.flag(Dice.is(dice, Dice.COURT_USED));
    numbers.flag(Dice.is(dice, Dice.SPLIT_USED));
    numbers.flag(Dice.is(dice, Dice.TRADED));
  }

  /// Of a war only the own choice is known (XII-60).
  private static void choices(XiiState state, int self, Numbers numbers) {
    int war = state.phase() == Phase.WAR ? Clock.war(state.clock, self) : Clock.UNDECIDED;
    numbers.part("own choice in the war: avoid, support");
    numbers.flag(war == Clock.AVOIDS);
    numbers.flag(war == Clock.SUPPORTS);
    numbers.part("own bonus to choose: grassland, forest");
    numbers.bits(Clock.bonus(state.clock, self), 2);
  }

  private static void town(XiiState state, Town town, int from, Numbers numbers) {
    Sheet sheet = state.sheet();
    numbers.part("assets", from);
    for (int i = 0; i < Asset.ALL.size(); i++) {
      Asset asset = Asset.of(i);
      numbers.number((double) town.amount(asset) / (1 << asset.bits));
    }
    numbers.part("effective population, reputation, score", from);
    numbers.number(town.effectivePopulation() / 16.0);
    numbers.number(town.reputation() / 16.0);
    numbers.number(Scoring.score(sheet, town) / 100.0);
    numbers.part("influence", from);
    for (int i = 0; i < Location.ALL.size(); i++) {
      numbers.number(town.influence(i) / 16.0);
    }
    numbers.part("dice in reserve", from);
    for (int value = 1; value <= 6; value++) {
      numbers.number(town.reserve(value) / 4.0);
    }
    numbers.part("slots crossed, free", from);
    numbers.number((double) town.crossed() / Town.SLOTS);
    numbers.number((double) town.freeSlots() / Town.SLOTS);
    numbers.part("people and infrastructures", from);
    numbers.bits(town.features, Feature.COUNT);
    numbers.part("specials with perk b", from);
    numbers.bits(town.features >>> Feature.COUNT, SPECIALS);
    numbers.part("power at war, at home, its dice", from);
    numbers.number(Power.atWar(sheet, town) / 32.0);
    numbers.number(Power.atHome(sheet, town) / 32.0);
    numbers.number(Power.dice(town) / 4.0);
  }
}
