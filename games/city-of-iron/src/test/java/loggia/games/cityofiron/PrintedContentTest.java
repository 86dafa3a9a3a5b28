package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What is printed is used by players who look one decision ahead. A few games show that nothing
/// lies dead in the box; how often each thing is used is in docs/studies.md.
class PrintedContentTest {
  private static final int GAMES = 45;

  private static int towns;
  private static int bought;
  private static long built;

  /// How often the Cresarians and the Hogmen played, and bought their own card.
  private static int owners;

  private static int wanted;

  @BeforeAll
  static void play() {
    var random = new SplittableRandom(1);
    for (int game = 0; game < GAMES; game++) {
      var options = Map.of("towns", "expansion");
      var setup = Setup.of(Table.GAME.manual(), 2 + game % 3, options, List.of(), game);
      CoiState state = Table.GAME.begin(setup);
      while (!state.over()) {
        Seat seat = state.awaited().first();
        state = state.play(seat, best(state, seat, random), Journal.NONE);
        for (int i = 0; i < state.seats(); i++) {
          Player player = state.player(i);
          towns |= player.towns;
          built |= player.built;
          bought |= all(player) & ~player.deck;
        }
      }
      for (int i = 0; i < state.seats(); i++) {
        Player player = state.player(i);
        int own = 1 << Card.GENIUS.ordinal() | 1 << Card.STRATEGIST.ordinal();
        owners += (all(player) & own) != 0 ? 1 : 0;
        wanted += (all(player) & ~player.deck & own) != 0 ? 1 : 0;
      }
    }
  }

  private static int all(Player player) {
    return SetUp.allCards(Nation.of(player.nation), true);
  }

  private static CoiMove best(CoiState state, Seat seat, SplittableRandom random) {
    Moves<CoiMove> moves = state.moves(seat);
    CoiState world = state.imagine(seat, random);
    CoiMove best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size() && moves.size() > 1; i++) {
      double worth = world.advance(seat, moves.get(i)).outlook()[seat.index()];
      if (worth > most) {
        most = worth;
        best = moves.get(i);
      }
    }
    return best;
  }

  @Rule("COI-138")
  @Test
  void every_town_is_taken() {
    assertEquals(List.of(), Ids.ids(Town.values(), ~towns & (1 << Components.TOWNS) - 1));
  }

  @Rule("COI-138")
  @Test
  void every_building_is_built() {
    assertEquals(List.of(), Ids.ids(Building.values(), ~built & (1L << Components.KINDS) - 1));
  }

  @Rule("COI-138")
  @Test
  void every_card_is_bought() {
    assertEquals(List.of(), Ids.ids(Card.values(), ~bought & (1 << Components.CARDS) - 1));
  }

  @Rule("COI-135")
  @Test
  void a_nations_extra_card_is_bought_by_a_quarter_of_its_owners_at_least() {
    assertTrue(4 * wanted >= owners, wanted + " of " + owners);
  }
}
