package loggia.bots.arena;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/// Runs the same work on several things at once, one thread for each.
public final class Pool {
  private Pool() {}

  public static <T> void run(List<T> things, Consumer<T> work) {
    var daemons = Thread.ofPlatform().daemon().name("arena-", 1).factory();
    try (var pool = Executors.newFixedThreadPool(things.size(), daemons)) {
      var futures = things.stream().map(t -> pool.submit(() -> work.accept(t))).toList();
      try {
        for (Future<?> future : futures) {
          future.get();
        }
      } catch (InterruptedException e) {
        pool.shutdownNow();
        Thread.currentThread().interrupt();
      } catch (ExecutionException e) {
        pool.shutdownNow();
        throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
      }
    }
  }
}
