package loggia.bots;

import java.util.List;

/// Runs searches side by side, the last one on the caller's own thread.
final class ParallelSearch {
  private ParallelSearch() {}

  static void run(List<? extends Search<?, ?>> searches, Budget budget, long deadline) {
    int each = Math.max(1, budget.iterations() / searches.size());
    var helpers =
        searches.subList(1, searches.size()).stream()
            .map(search -> Thread.ofPlatform().daemon().start(() -> search.run(each, deadline)))
            .toList();
    searches.getFirst().run(each, deadline);
    for (Thread helper : helpers) {
      join(helper);
    }
  }

  /// An interrupt is passed on, so that the best so far is there at once.
  private static void join(Thread helper) {
    boolean interrupted = false;
    while (helper.isAlive()) {
      try {
        helper.join();
      } catch (InterruptedException e) {
        interrupted = true;
        helper.interrupt();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
