package loggia.testkit.sample;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import loggia.kernel.View;

/// What a viewer may know.
///
/// @param winner the number of the seat that decides about the prize; 0 while stones are chosen
public record CampanileView(
    int round, int rounds, int prize, int winner, List<Integer> played, List<MasonView> masons)
    implements View {

  /// What is known of a mason.
  ///
  /// @param ready whether a stone is chosen
  /// @param hand empty when hidden
  /// @param chosen 0 when hidden
  public record MasonView(
      Seat seat, int kept, int climbs, int stones, boolean ready, List<Integer> hand, int chosen) {}

  @Override
  public String draw(Texts texts, Names names) {
    return Drawing.draw(this, texts, names);
  }
}
