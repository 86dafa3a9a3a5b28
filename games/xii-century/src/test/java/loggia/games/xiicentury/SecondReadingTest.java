package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import loggia.games.xiicentury.referee.Referee;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// An independent [Referee] watches games: what was allowed, paid, gained, lost and scored.
///
/// `-Dloggia.referee.random=10000 -Dloggia.referee.bots=1000` watches more of them.
class SecondReadingTest {
  /// How the game may go wrong after a move.
  interface Bend {
    XiiState of(XiiState before, XiiMove move, XiiState after);
  }

  record Broken(String rule, Bend bend) {
    @Override
    public String toString() {
      return rule;
    }
  }

  /// Games that break a rule each.
  private static Stream<Broken> broken() {
    return Stream.of(
        new Broken(
            "the highest die counts in full",
            (before, move, after) ->
                move instanceof XiiMove.Increase(Asset asset)
                        && asset == Asset.FARMS
                        && Dice.isRolled(Dice.origin(before.dice))
                        && Dice.held(before.dice) == Dice.highest(before.dice)
                    ? bend(after, before.active(), town -> more(town, Asset.FARMS, 1))
                    : after),
        new Broken(
            "an asset takes any number of dice",
            (_, move, after) ->
                move instanceof XiiMove.Increase
                    ? after.with(after.dice & ~(0xFFFFL << 29), after.phase())
                    : after),
        new Broken(
            "the meal is rounded down",
            (before, move, after) ->
                move instanceof XiiMove.Done
                        && before.phase() == Phase.PICK
                        && before.towns[before.active()].population() % 2 == 1
                        && before.towns[before.active()].food() > 5
                    ? bend(after, before.active(), town -> more(town, Asset.FOOD, 1))
                    : after),
        new Broken(
            "a reserve die leaves its slot free",
            (before, _, after) ->
                before.phase() == Phase.USE && Dice.origin(before.dice) == Dice.RESERVE
                    ? bend(after, before.active(), town -> town.withCrossed(0))
                    : after),
        new Broken(
            "a lone supporter earns two",
            (before, move, after) ->
                move instanceof XiiMove.Support && after.phase() != Phase.WAR
                    ? bend(after, 0, town -> town.withReputation(town.reputation() + 1))
                    : after),
        new Broken(
            "a person comes for a die that stays",
            (before, move, after) ->
                move instanceof XiiMove.Attract && Dice.isRolled(Dice.origin(before.dice))
                    ? after.with(after.dice & ~(1L << 12 + Dice.origin(before.dice)), after.phase())
                    : after),
        new Broken(
            "the harvest is too rich",
            (before, _, after) ->
                after.round() > before.round() && after.towns[0].food() < 30
                    ? bend(after, 0, town -> more(town, Asset.FOOD, 1))
                    : after),
        new Broken(
            "neither war nor harvest nor event changes a town",
            (before, _, after) ->
                after.round() > before.round()
                    ? new XiiState(after.frame, before.towns, after.dice, after.clock, after.chance)
                    : after),
        new Broken(
            "influence is rewarded with a reputation",
            (before, move, after) ->
                move instanceof XiiMove.Influence
                    ? bend(
                        after, before.active(), town -> town.withReputation(town.reputation() + 1))
                    : after),
        new Broken(
            "masons work for nothing",
            (_, move, after) ->
                move instanceof XiiMove.Build
                    ? bend(after, after.active(), town -> more(town, Asset.SUPPLY, 1))
                    : after));
  }

  private interface Change {
    Town of(Town town);
  }

  private static XiiState bend(XiiState state, int seat, Change change) {
    Town[] towns = state.towns.clone();
    towns[seat] = change.of(towns[seat]);
    return new XiiState(state.frame, towns, state.dice, state.clock, state.chance);
  }

  private static Town more(Town town, Asset asset, int amount) {
    return town.with(asset, Math.min(town.amount(asset) + amount, (1 << asset.bits) - 1));
  }

  private static Setup setup(Game<XiiState, XiiMove> game, int i) {
    int seats = 1 + i % 5;
    String events = seats > 1 && i % 3 == 0 ? "chosen" : "random";
    var options = Map.of("difficulty", Difficulty.ALL.get(i % 6).id(), "events", events);
    return Setup.of(game.manual(), seats, options, List.of(), i);
  }

  /// Plays a game to its end before the referee; returns the kinds of moves that were made.
  private static Set<Class<?>> watch(
      Game<XiiState, XiiMove> game, Setup setup, double slips, Bend bend) {
    var kinds = new HashSet<Class<?>>();
    var random = new SplittableRandom(setup.seed());
    XiiState state = game.begin(setup);
    var referee = new Referee(state.view(Onlooker.SPECTATOR));
    while (!state.over()) {
      for (int seat = 0; seat < state.seats(); seat++) {
        var moves = new TreeSet<String>();
        state.moves(Seat.of(seat)).forEach(move -> moves.add(move.text()));
        if (!moves.equals(referee.allowed(seat))) {
          throw new AssertionError(referee.allowed(seat) + " but " + moves + " at " + state);
        }
      }
      var awaited = new ArrayList<Seat>();
      state.awaited().forEach(awaited::add);
      Seat seat = awaited.get(random.nextInt(awaited.size()));
      XiiMove move = choose(state, seat, slips, random);
      kinds.add(move.getClass());
      var log = Journal.pages();
      XiiState next = bend.of(state, move, state.play(seat, move, log));
      var told = log.visibleTo(Onlooker.SPECTATOR);
      try {
        referee.watch(seat.index(), move.text(), told, next.view(Onlooker.SPECTATOR));
      } catch (Referee.Objection objection) {
        throw new AssertionError(objection.getMessage() + ", after " + move + " at " + state);
      }
      state = next;
    }
    referee.watchEnd(state.result());
    return kinds;
  }

  private static XiiMove choose(XiiState state, Seat seat, double slips, SplittableRandom random) {
    var moves = state.moves(seat);
    XiiMove choice = moves.get(random.nextInt(moves.size()));
    if (random.nextDouble() < slips) {
      return choice;
    }
    var rare = moves.toList().stream().filter(SecondReadingTest::isRare).toList();
    if (!rare.isEmpty() && random.nextBoolean()) {
      return rare.get(random.nextInt(rare.size()));
    }
    double best = Double.NEGATIVE_INFINITY;
    for (XiiMove move : moves) {
      double worth = state.advance(seat, move).outlook()[seat.index()];
      if (worth > best) {
        best = worth;
        choice = move;
      }
    }
    return choice;
  }

  /// What bots seldom do by themselves, and the referee should see.
  private static boolean isRare(XiiMove move) {
    return switch (move) {
      case XiiMove.AttractSpecial _,
          XiiMove.BuildSpecial _,
          XiiMove.Split _,
          XiiMove.Raise _,
          XiiMove.Lower _,
          XiiMove.DoubleTwo _,
          XiiMove.Reroll _,
          XiiMove.PickShared _,
          XiiMove.Trade _ ->
          true;
      case XiiMove.Assign _,
          XiiMove.Turn _,
          XiiMove.RollAgain _,
          XiiMove.Pick _,
          XiiMove.PickReserve _,
          XiiMove.Part _,
          XiiMove.Increase _,
          XiiMove.Attract _,
          XiiMove.Build _,
          XiiMove.Influence _,
          XiiMove.Save _,
          XiiMove.Done _,
          XiiMove.Support _,
          XiiMove.Avoid _,
          XiiMove.Bonus _ ->
          false;
    };
  }

  private static final Bend STRAIGHT = (_, _, after) -> after;

  @Test
  void random_games_go_by_the_rulebook() {
    for (int i = 0; i < Integer.getInteger("loggia.referee.random", 150); i++) {
      watch(Table.GAME, setup(Table.GAME, i), 1, STRAIGHT);
    }
  }

  @Test
  void games_of_bots_go_by_the_rulebook() {
    int games = Integer.getInteger("loggia.referee.bots", 100);
    var kinds = new HashSet<Class<?>>();
    for (int i = 0; i < games; i++) {
      kinds.addAll(watch(Table.GAME, setup(Table.GAME, i), 0.1, STRAIGHT));
    }
    if (games >= 100) {
      assertEquals(Set.of(XiiMove.class.getPermittedSubclasses()), kinds);
    }
  }

  @ParameterizedTest
  @MethodSource("broken")
  @Tag("of-the-referee")
  void a_broken_game_is_caught(Broken broken) {
    assertThrows(AssertionError.class, () -> watchSome(Table.GAME, broken.bend));
  }

  @Test
  @Tag("of-the-referee")
  void a_game_of_rules_1_is_caught() {
    var before = Table.GAME.under(1).orElseThrow();
    assertThrows(AssertionError.class, () -> watchSome(before, STRAIGHT));
  }

  @Test
  @Tag("of-the-referee")
  void a_sheet_with_another_price_is_caught() {
    String text = Printing.NOW.sheet().text.replace("\"vp\": 10", "\"vp\": 11");
    var file = new Attachment("my.json", text);
    var options = Map.of("sheet", file.hash());
    var setup = Setup.of(Table.GAME.manual(), 2, options, List.of(file), 1);
    assertThrows(AssertionError.class, () -> watch(Table.GAME, setup, 0, STRAIGHT));
  }

  private static void watchSome(Game<XiiState, XiiMove> game, Bend bend) {
    for (int i = 0; i < 20; i++) {
      watch(game, setup(game, i), 0.1, bend);
    }
  }
}
