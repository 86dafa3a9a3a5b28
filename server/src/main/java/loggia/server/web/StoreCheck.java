package loggia.server.web;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import loggia.server.store.Store;
import loggia.server.store.StoreProblem;

/// Tries whether the store can be written. One try at a time, and nobody waits long for it: a store
/// that does not answer must not hang who asks.
final class StoreCheck {
  private static final long PATIENCE_MILLIS = 2000;

  private final Store store;
  private CompletableFuture<Optional<StoreProblem>> running =
      CompletableFuture.completedFuture(Optional.empty());

  StoreCheck(Store store) {
    this.store = store;
  }

  /// What is wrong with it; empty when nothing is.
  Optional<StoreProblem> run() {
    try {
      return join().get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return Optional.of(StoreProblem.DATABASE_NOT_ANSWERING);
    } catch (ExecutionException e) {
      return Optional.of(StoreProblem.of(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of(StoreProblem.DATABASE_NOT_ANSWERING);
    }
  }

  private synchronized CompletableFuture<Optional<StoreProblem>> join() {
    if (running.isDone()) {
      var begun = new CompletableFuture<Optional<StoreProblem>>();
      Thread.ofVirtual().name("store-check").start(() -> check(begun));
      running = begun;
    }
    return running;
  }

  private void check(CompletableFuture<Optional<StoreProblem>> done) {
    try {
      store.check();
      done.complete(Optional.empty());
    } catch (RuntimeException | Error e) {
      done.complete(Optional.of(StoreProblem.of(e)));
    }
  }
}
