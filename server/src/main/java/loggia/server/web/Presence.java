package loggia.server.web;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import loggia.server.store.PresenceStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who is connected at other nodes. What they tell is good while they are heard of; that this node
/// is alive is told in turn.
final class Presence {
  private static final Logger LOG = LoggerFactory.getLogger(Presence.class);
  private static final long LEASE = TimeUnit.SECONDS.toMillis(20);

  private final PresenceStore store;
  private final Consumer<String> changed;
  private volatile Map<String, Set<String>> elsewhere = Map.of();

  /// @param changed hears of every table where somebody came or left elsewhere
  Presence(PresenceStore store, Consumer<String> changed) {
    this.store = store;
    this.changed = changed;
  }

  boolean isElsewhere(String table, String person) {
    return elsewhere.getOrDefault(table, Set.of()).contains(person);
  }

  /// Tells the others. If that does not work they learn of it too late, and nothing else is lost.
  void here(String table, String person, boolean here) {
    try {
      store.present(table, person, here);
    } catch (RuntimeException e) {
      LOG.atWarn().addKeyValue("table", table).setCause(e).log("presence not told");
    }
  }

  /// To be called every few seconds.
  void alive() {
    if (store.hasSeveralNodes()) {
      long now = System.currentTimeMillis();
      store.alive(now, now + LEASE);
      refresh();
    }
  }

  /// Takes in what the other nodes have told.
  synchronized void refresh() {
    var before = elsewhere;
    elsewhere = store.elsewhere(System.currentTimeMillis());
    var tables = new HashSet<>(before.keySet());
    tables.addAll(elsewhere.keySet());
    for (String table : tables) {
      if (!before.getOrDefault(table, Set.of()).equals(elsewhere.getOrDefault(table, Set.of()))) {
        changed.accept(table);
      }
    }
  }

  void gone() {
    try {
      store.gone();
    } catch (RuntimeException e) {
      LOG.atInfo().log("others are not told that this node ends: {}", e.getMessage());
    }
  }
}
