package loggia.server.table;

import java.util.concurrent.TimeUnit;

/// The time that bots take. Tests bring one that passes as soon as everybody waits for it.
interface BotClock {
  BotClock REAL =
      new BotClock() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public void pause(long nanos) {
          if (nanos > 0) {
            try {
              TimeUnit.NANOSECONDS.sleep(nanos);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        }
      };

  long nanos();

  /// Returns when so much time has passed, or the thread is interrupted.
  void pause(long nanos);
}
