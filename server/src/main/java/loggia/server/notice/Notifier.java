package loggia.server.notice;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.store.Contact;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.WaitRow;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes to people whom tables wait for: once for all tables some time after the first turn, and
/// not again until they have moved. Who is to be told stands in the store, written with the
/// decision that made it so: a restart loses nothing, and of several nodes one tells them, by a
/// lease.
public final class Notifier implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Notifier.class);
  private static final long ROUND = TimeUnit.SECONDS.toMillis(1);
  private static final long LEASE = TimeUnit.MINUTES.toMillis(2);
  private static final long DAY = TimeUnit.DAYS.toMillis(1);

  private final Tables tables;
  private final Store store;
  private final RealWaits real;
  private final Letters letters;
  private final Postman postman;
  private final Metrics metrics;
  private final long after;
  private final long round;
  private final long lease;
  private final boolean offered;
  private final String worker = Tokens.id();
  private final Semaphore woken = new Semaphore(0);
  private final Thread thread;
  private volatile boolean closed;

  public Notifier(Tables tables, Letters letters, Postman postman, Config config, Metrics metrics) {
    this(tables, letters, postman, config, metrics, ROUND, LEASE);
  }

  Notifier(
      Tables tables,
      Letters letters,
      Postman postman,
      Config config,
      Metrics metrics,
      long round,
      long lease) {
    this.tables = tables;
    this.store = tables.store();
    this.real = new RealWaits(store);
    this.letters = letters;
    this.postman = postman;
    this.metrics = metrics;
    this.after = TimeUnit.MINUTES.toMillis(config.number("mail.after"));
    this.round = round;
    this.lease = lease;
    this.offered = Postman.isOffered(config);
    thread = Thread.ofVirtual().name("loggia-mail").unstarted(this::run);
  }

  public void start() {
    if (offered) {
      thread.start();
    }
  }

  private void run() {
    while (!closed) {
      try {
        long now = tables.time();
        Optional<Contact> next = store.claim(worker, now, now - after, now - DAY, now + lease);
        if (next.isPresent()) {
          write(next.get(), now);
        } else {
          pause();
        }
      } catch (RuntimeException e) {
        if (!closed) {
          LOG.atWarn().setCause(e).log("mail interrupted");
          pause();
        }
      }
    }
  }

  private void pause() {
    try {
      woken.tryAcquire(round, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      closed = true;
    }
  }

  private void write(Contact contact, long now) {
    Optional<Long> loud = endOfQuiet(contact, now);
    if (loud.isPresent()) {
      store.told(contact.later(loud.get()), List.of(), List.of());
      return;
    }
    Optional<Person> person = store.person(contact.person());
    List<WaitRow> waits = real.of(store.waits(contact.person()));
    if (person.isEmpty() || waits.isEmpty()) {
      store.told(contact, List.of(), List.of());
      return;
    }
    try {
      write(person.get(), contact, waits, now);
    } catch (Postman.Undelivered e) {
      metrics.mailFailures.increment();
      LOG.atWarn().addKeyValue("person", contact.person()).log("no mail: {}", e.getMessage());
      store.told(contact.failed(now), List.of(), List.of());
    }
  }

  /// The store is told after the mail server has taken the letter: if this ends in between, the
  /// same letter goes out again under the same name, rather than never.
  private void write(Person person, Contact contact, List<WaitRow> waits, long now) {
    boolean late = waits.getFirst().since() <= now - after;
    boolean turn = contact.wishes().turns() && contact.told().mailed() == 0 && late;
    boolean daily = contact.wishes().digest() && contact.told().digested() <= now - DAY && late;
    List<WaitRow> ending = ending(contact, waits, now);
    if (turn || daily) {
      var occasion = turn ? Letters.Occasion.TURN : Letters.Occasion.DIGEST;
      send(letters.turns(person, contact, waits, occasion, now));
    } else if (!ending.isEmpty()) {
      send(letters.turns(person, contact, ending, Letters.Occasion.REMINDER, now));
    }
    // A letter about all tables tells of their clocks too.
    Contact told =
        contact.told(
            turn ? now : contact.told().mailed(), turn || daily ? now : contact.told().digested());
    store.told(told, turn ? waits : List.of(), ending);
  }

  private void send(Mail mail) {
    postman.send(mail);
    metrics.mails.increment();
  }

  private static List<WaitRow> ending(Contact contact, List<WaitRow> waits, long now) {
    return waits.stream()
        .filter(wait -> contact.wishes().remind() > 0 && !wait.reminded())
        .filter(wait -> wait.deadline() > now && wait.deadline() - contact.wishes().remind() <= now)
        .toList();
  }

  /// When it is no longer quiet where this person lives; empty when it is not.
  static Optional<Long> endOfQuiet(Contact contact, long now) {
    ZonedDateTime there = Instant.ofEpochMilli(now).atZone(contact.wishes().zone());
    int from = contact.wishes().quietFrom();
    int to = contact.wishes().quietTo();
    int hour = there.getHour();
    boolean quiet =
        from < to ? from <= hour && hour < to : from != to && (hour >= from || hour < to);
    if (!quiet) {
      return Optional.empty();
    }
    ZonedDateTime end = there.toLocalDate().atTime(to, 0).atZone(contact.wishes().zone());
    return Optional.of((end.isAfter(there) ? end : end.plusDays(1)).toInstant().toEpochMilli());
  }

  /// A letter that is being sent is sent to the end: were the store not told of it, it would go out
  /// again.
  @Override
  public void close() {
    closed = true;
    woken.release();
    try {
      thread.join(Postman.TIMEOUT.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
