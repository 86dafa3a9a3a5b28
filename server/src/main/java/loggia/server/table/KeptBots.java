package loggia.server.table;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import loggia.bots.Bot;
import loggia.kernel.Seat;

/// Bots in the middle of what they do: each has kept what it thought about its seat's next
/// decision, and goes on from there when that comes next at its table. Whatever else happens there
/// first, an undo or a rewind too, makes another number, and a new bot is asked.
///
/// They are few, since a tree may have 50 MB, and are not kept for long: the server plays a bot's
/// next decision at once.
final class KeptBots {
  private static final int MOST = 4;
  private static final long LONGEST = TimeUnit.MINUTES.toNanos(1);

  private record Place(String table, Seat seat, String level) {
    static Place of(BotTurn turn) {
      return new Place(turn.table(), turn.seat(), turn.level());
    }
  }

  /// @param number what it expects to be asked
  /// @param since when it was kept, in nanoseconds
  private record Kept(Bot bot, int number, long since) {}

  private final LongSupplier clock;
  private final LinkedHashMap<Place, Kept> kept = new LinkedHashMap<>();

  /// @param clock in nanoseconds
  KeptBots(LongSupplier clock) {
    this.clock = clock;
  }

  /// The bot that has already thought about this, if there is one. Nobody else gets it from now on.
  synchronized Optional<Bot> take(BotTurn turn) {
    sweep();
    return Optional.ofNullable(kept.remove(Place.of(turn)))
        .filter(found -> found.number == turn.number())
        .map(Kept::bot);
  }

  /// Keeps a bot that has answered, if it has thought about what comes next.
  synchronized void keep(BotTurn turn, Bot bot) {
    if (bot.thinksOn()) {
      kept.remove(Place.of(turn));
      sweep();
      if (kept.size() == MOST) {
        kept.pollFirstEntry();
      }
      kept.put(Place.of(turn), new Kept(bot, turn.number() + 1, clock.getAsLong()));
      // Where no bot is asked any more nobody else would look.
      CompletableFuture.delayedExecutor(LONGEST, TimeUnit.NANOSECONDS).execute(this::sweep);
    }
  }

  synchronized int size() {
    return kept.size();
  }

  private synchronized void sweep() {
    long now = clock.getAsLong();
    kept.values().removeIf(each -> now - each.since >= LONGEST);
  }
}
