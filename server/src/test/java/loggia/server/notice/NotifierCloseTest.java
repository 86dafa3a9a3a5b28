package loggia.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import loggia.server.MailSink;
import loggia.server.store.SqliteStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotifierCloseTest {
  private static final long SLOW = TimeUnit.SECONDS.toNanos(2);

  @TempDir Path folder;

  @Test
  void a_letter_that_a_slow_mail_server_takes_while_the_sender_closes_is_not_sent_again()
      throws Exception {
    var read = new CountDownLatch(1);
    try (var sink = new MailSink()) {
      sink.watch(
          step -> {
            if (step == MailSink.Step.READ && read.getCount() > 0) {
              read.countDown();
              LockSupport.parkNanos(SLOW);
            }
            return true;
          });
      try (var store = new SqliteStore(folder.resolve("loggia.db"))) {
        var people = new NotifierToKill(store);
        people.people();
        try (var _ = people.notifier(sink.port())) {
          read.await();
        }
        assertEquals(
            sink.taken(),
            people.all().stream()
                .filter(wait -> people.told(wait.person()))
                .map(NotifierToKill::name)
                .toList(),
            "the store knows of the letter that was taken");
      }
      try (var store = new SqliteStore(folder.resolve("loggia.db"))) {
        var people = new NotifierToKill(store);
        try (var _ = people.notifier(sink.port())) {
          people.rest();
        }
        assertEquals(
            people.all().stream().map(NotifierToKill::name).sorted().toList(),
            sink.taken().stream().sorted().toList(),
            "one letter for each wait");
      }
    }
  }
}
