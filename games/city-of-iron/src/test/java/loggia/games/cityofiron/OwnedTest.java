package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Laws of this game alone, looked at after every decision of random games.
class OwnedTest {
  private static void after(CoiState state) {
    Components c = state.frame.components();
    int[] discards = Row.discards(state);
    for (int kind = 0; kind < discards.length; kind++) {
      assertTrue(discards[kind] >= 0, Building.of(kind).id() + " is in two places");
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      Player player = state.player(seat);
      assertEquals(Owned.goods(c, player, state.board.wild), player.goods);
      assertEquals(Owned.effects(c, player), player.effects);
      assertTrue(player.coins >= 0 && player.science >= 0);
      for (int left = player.cityBits(); left != 0; left &= left - 1) {
        int city = Integer.numberOfTrailingZeros(left);
        assertTrue(Lot.size(player.cities[city]) <= Build.spaces(state, seat, city));
      }
      if (player.nation >= 0 && state.step != Step.PILES && state.step != Step.NATION) {
        cards(state, seat, player);
      }
    }
  }

  /// Every card of a nation is in exactly one place.
  private static void cards(CoiState state, int seat, Player player) {
    int all = player.hand + player.deck;
    for (CardKind kind : CardKind.values()) {
      for (int i = 0; i < player.cards(kind); i++) {
        all += 1 << player.card(kind, i);
      }
    }
    all += state.step == Step.BURY && state.actor() == seat ? state.chosen : 0;
    assertEquals(SetUp.allCards(Nation.of(player.nation), state.frame.special()), all);
    assertEquals(0, player.seen & ~player.hand);
  }

  @Rule("COI-50")
  @Rule("COI-72")
  @Rule("COI-120")
  @Test
  void income_goods_and_cards_are_in_step_with_what_is_owned_after_every_decision() {
    var game = Table.GAME;
    for (int trial = 0; trial < 24; trial++) {
      var options =
          Map.of(
              "nations", trial % 2 == 0 ? "special" : "plain",
              "towns", trial % 4 < 2 ? "expansion" : "base");
      CoiState state =
          game.begin(Setup.of(game.manual(), 2 + trial % 3, options, List.of(), trial));
      long chance = trial;
      while (!state.over()) {
        Seat seat = state.awaited().first();
        Moves<CoiMove> moves = state.moves(seat);
        chance = Chance.next(chance);
        state = state.play(seat, moves.get(Chance.below(chance, moves.size())), Journal.NONE);
        after(state);
      }
    }
  }
}
