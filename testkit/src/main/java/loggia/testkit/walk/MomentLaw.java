package loggia.testkit.walk;

import loggia.kernel.Move;
import loggia.kernel.State;

/// A law about every single moment. Long games are sampled; their last moment always counts.
public abstract class MomentLaw<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private final int most;

  /// @param most how many moments of one game are looked at
  protected MomentLaw(int most) {
    this.most = most;
  }

  @Override
  public final void check(Walk<S, M> walk) {
    for (Moment<S, M> moment : walk.sample(most)) {
      try {
        check(moment);
      } catch (Broken broken) {
        throw broken;
      } catch (RuntimeException | AssertionError failed) {
        throw new Broken(moment.index(), "the game failed: " + failed, failed);
      }
    }
  }

  protected abstract void check(Moment<S, M> moment);
}
