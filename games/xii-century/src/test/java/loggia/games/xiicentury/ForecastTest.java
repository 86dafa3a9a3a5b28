package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The quick forecast comes to the same as the plain one, to the last bit, so bots decide the same.
class ForecastTest {
  private static final PlainForecast PLAIN =
      new PlainForecast(Resource.FILES.text("forecast.json"));

  private static final Set<Phase> SEEN = EnumSet.noneOf(Phase.class);

  private static void compare(XiiState state) {
    SEEN.add(state.phase());
    for (int seat = 0; seat < state.seats(); seat++) {
      double plain = PLAIN.score(state, seat);
      assertEquals(plain, Forecast.LEARNED.score(state, seat), state::text);
      assertEquals(plain, Forecast.LEARNED.score(state, seat), state::text);
    }
  }

  /// Plays on by the forecast, with slips, and compares at every step.
  private static void walk(XiiState start, long seed) {
    var random = new SplittableRandom(seed);
    XiiState state = start;
    while (!state.over()) {
      compare(state);
      var awaited = new ArrayList<Seat>();
      state.awaited().forEach(awaited::add);
      Seat seat = awaited.get(random.nextInt(awaited.size()));
      state = state.play(seat, choose(state, seat, random), Journal.NONE);
    }
    compare(state);
  }

  private static XiiMove choose(XiiState state, Seat seat, SplittableRandom random) {
    Moves<XiiMove> moves = state.moves(seat);
    XiiMove choice = moves.get(random.nextInt(moves.size()));
    if (random.nextInt(3) == 0) {
      return choice;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (XiiMove move : moves) {
      double worth = state.play(seat, move, Journal.NONE).outlook()[seat.index()];
      if (worth > best) {
        best = worth;
        choice = move;
      }
    }
    return choice;
  }

  @Test
  void in_games_of_all_sizes_and_difficulties() {
    for (int i = 0; i < 24; i++) {
      var options =
          Map.of(
              "difficulty",
              Difficulty.ALL.get(i % 6).id(),
              "events",
              i % 4 > 0 && i % 3 == 0 ? "chosen" : "random");
      walk(Table.GAME.begin(Setup.of(Table.GAME.manual(), 1 + i % 4, options, List.of(), i)), i);
    }
    assertTrue(SEEN.containsAll(EnumSet.of(Phase.PICK, Phase.USE, Phase.WAR, Phase.BONUS)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "witch b sheriff a court b mill a jongleur a market",
        "witch b sheriff b court a mill b miller a granary b market",
        "witch a castle a jongleur b granary a miller b barbican",
        "witch b castle b earl cathedral market walls barbican",
      })
  void in_towns_that_have_nearly_everything(String specials) {
    String town =
        "town pop 10 food 20 supply 28 farms 9 men 8 knights 6 houses 6 monks 1 bread 1 reputation"
            + " 3 reserve 1 1 2 2 5 6 forest 9 master-builder blacksmith prior bishop monastery"
            + " tavern stables brewery ";
    for (long seed = 0; seed < 4; seed++) {
      walk(
          Table.GAME.position(
              "round 6 track 7 outlaws 8 fire 9 outlaws 10 water-storm chance "
                  + seed
                  + " "
                  + town
                  + specials
                  + " town pop 9 food 9 supply 9 men 5 blacksmith quarry 7"),
          seed);
    }
    assertTrue(!specials.startsWith("witch b") || SEEN.contains(Phase.PART));
  }

  @Test
  void in_the_hand_of_a_lone_player_with_any_track() {
    for (GlobalEvent event : GlobalEvent.ALL) {
      compare(
          Table.GAME.position(
              "round 3 phase use dice 5 6 3 1 spent 2 hand 6 rolled 2 track 4 plague 5 civil-war 9 "
                  + event.id()
                  + " 10 "
                  + event.id()
                  + " town pop 9 food 12 supply 12 farms 5 men 4 knights 3 houses 4 blacksmith"
                  + " stables master-builder"));
    }
  }
}
