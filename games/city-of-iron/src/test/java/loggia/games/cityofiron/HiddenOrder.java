package loggia.games.cityofiron;

import java.util.Optional;

/// Something that has the same chance in every world a seat imagines: which cards of the batch at
/// the front of another player's citizens are in that player's hand.
final class HiddenOrder {
  private HiddenOrder() {}

  static Optional<?> of(CoiState state, int viewer) {
    if (state.what != 0 || state.step == Step.PILES || state.step == Step.NATION) {
      return Optional.empty();
    }
    Player player = state.player(viewer == 0 ? 1 : 0);
    int hidden = player.hand & ~player.seen & CardKind.CITIZEN.cards();
    return hidden == 0 ? Optional.empty() : Optional.of(hidden);
  }
}
