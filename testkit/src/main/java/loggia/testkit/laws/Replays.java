package loggia.testkit.laws;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import loggia.kernel.Move;
import loggia.kernel.State;
import loggia.testkit.walk.Broken;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Walk;
import loggia.testkit.walk.Walker;

/// The same record gives the same states, on any thread, also when several play it at once.
public final class Replays<S extends State<S, M>, M extends Move> implements Law<S, M> {
  @Override
  public void check(Walk<S, M> walk) {
    Callable<Walk<S, M>> again = () -> Walker.replay(walk.game(), walk.setup(), walk.decisions());
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Walk<S, M>> one = threads.submit(again);
      Future<Walk<S, M>> other = threads.submit(again);
      compare(walk, one.get());
      compare(walk, other.get());
    } catch (ExecutionException failed) {
      throw new Broken(walk.decisions().size(), "the second time it failed: " + failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  private void compare(Walk<S, M> walk, Walk<S, M> again) {
    for (int i = 0; i < walk.matches().size(); i++) {
      if (i >= again.matches().size()) {
        throw new Broken(i, "played again, decision " + i + " is refused");
      }
      S first = walk.matches().get(i).state();
      S second = again.matches().get(i).state();
      if (!first.equals(second) || first.hashCode() != second.hashCode()) {
        throw new Broken(
            i,
            "played again, the state is another one:\n  " + first.text() + "\n  " + second.text());
      }
    }
  }
}
