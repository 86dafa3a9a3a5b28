package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Chance;

/// Something hidden that is equally likely for each of its values: one of the named cards that the
/// others hold unknown to the seat, or that the deck holds, picked by chance.
final class HiddenCard {
  private static final int ENOUGH = 16;
  private static final int MOST = 50;

  private HiddenCard() {}

  static Optional<String> of(IronState state, int seat) {
    long held = 0;
    int slots = 0;
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat) {
        held |= state.hand(other) & ~state.knowledge.named(seat, other);
        slots += state.handSize(other) - state.knowledge.size(seat, other);
      }
    }
    long deck = state.stock.named;
    int unseen = Long.bitCount(held | deck | state.stock.shown.named);
    long hidden = slots >= ENOUGH ? held : deck;
    boolean enough = slots >= ENOUGH || state.stock.size() >= ENOUGH;
    if (!enough || unseen < ENOUGH || unseen > MOST || hidden == 0) {
      return Optional.empty();
    }
    if (state.step == Board.Step.OVER || !state.knowledge.blinds().isEmpty()) {
      return Optional.empty();
    }
    int n = Chance.below(state.stock.chance, Long.bitCount(hidden));
    return Optional.of(state.set().card(Layout.select(hidden, n)).id());
  }
}
