package loggia.server.notice;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Seat;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.store.Contact;
import loggia.server.store.Person;
import loggia.server.store.PostgresStore;
import loggia.server.store.SqliteStore;
import loggia.server.store.Store;
import loggia.server.store.WaitRow;
import loggia.server.table.NewTable;
import loggia.server.table.Pace;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// A process that exists to be killed: people at tables who decide as soon as a letter has told
/// them of their turn, and the sender of these letters. Every wait that it has stored, it prints.
///
/// Arguments: where the store is, the port of a mail server, and `play` or `rest`; who rests only
/// sends what is due, says so and ends.
final class NotifierToKill {
  private static final int TABLES = 2;
  private static final long A_MOMENT = 5_000_000;

  private final Store store;
  private final Tables tables;

  NotifierToKill(Store store) {
    this.store = store;
    this.tables = new Tables(store, new Metrics());
  }

  public static void main(String[] args) {
    Thread.setDefaultUncaughtExceptionHandler(
        (_, problem) -> {
          problem.printStackTrace();
          Runtime.getRuntime().halt(1);
        });
    Store store =
        args[0].startsWith("jdbc:")
            ? new PostgresStore(args[0], "postgres", "", "a")
            : new SqliteStore(Path.of(args[0]));
    new NotifierToKill(store).run(Integer.parseInt(args[1]), args[2].equals("play"));
    System.exit(0);
  }

  private static Config config(int port) {
    return Config.of(
        List.of(
            Map.of(
                "mail.host", "127.0.0.1",
                "mail.port", Integer.toString(port),
                "mail.tls", "none",
                "mail.from", "loggia@house.example",
                "mail.after", "0",
                "origin", "http://localhost")));
  }

  private void run(int port, boolean playing) {
    people();
    print();
    try (var _ = notifier(port)) {
      while (playing) {
        store.tables().forEach(this::play);
        LockSupport.parkNanos(A_MOMENT);
      }
      rest();
    }
    System.out.println("rested;");
  }

  /// Whom another has claimed it claims at once.
  Notifier notifier(int port) {
    Config config = config(port);
    var letters = new Letters(store, config, new Stamps());
    var notifier = new Notifier(tables, letters, new Postman(config), config, new Metrics(), 1, 0);
    notifier.start();
    return notifier;
  }

  /// Returns when the store knows a letter for every wait.
  void rest() {
    while (!all().stream().allMatch(wait -> told(wait.person()))) {
      LockSupport.parkNanos(A_MOMENT);
    }
  }

  /// Everybody sits at one table, so that every wait has a letter of its own.
  void people() {
    for (int i = 0; i < 2 * TABLES; i++) {
      String id = "person" + i;
      if (store.person(id).isEmpty()) {
        store.add(new Person(id, "Person " + i, "", "", 0, 0));
        store.save(Contact.of(id).asked(id + "@letters.example").confirmed());
      }
    }
    for (int i = 0; i < TABLES; i++) {
      if (!isSeated("person" + 2 * i)) {
        open(2 * i);
      }
    }
  }

  private boolean isSeated(String person) {
    return store.tables().stream()
        .map(id -> tables.get(id).now())
        .filter(Snapshot::running)
        .anyMatch(now -> now.details().seats().stream().anyMatch(seat -> seat.heldBy(person)));
  }

  private void open(int first) {
    Game<?, ?> game = Games.find("campanile").orElseThrow();
    var seats = new ArrayList<TableSeat>();
    for (int i = first; i < first + 2; i++) {
      seats.add(TableSeat.open().held(store.person("person" + i).orElseThrow()));
    }
    var made =
        new NewTable(
            game.manual().id(),
            game.manual().rules(),
            Map.of("rounds", "5"),
            List.of(),
            Optional.empty(),
            true,
            Pace.RELAXED,
            false,
            true,
            false,
            0,
            seats);
    tables.open(
        made.details("owner", Status.WAITING, false, tables.time()), Tokens.id(), List.of());
    print();
  }

  private void play(String id) {
    Table table = tables.get(id);
    Snapshot now = table.now();
    for (Seat seat : now.awaited()) {
      String person = now.details().seat(seat).person();
      if (told(person)) {
        String move = now.play().orElseThrow().state().moves(seat).iterator().next().text();
        table.decide(seat, now.number(), move, Tokens.id());
        print();
        if (!table.now().running()) {
          open(Integer.parseInt(person.substring("person".length())) / 2 * 2);
        }
        return;
      }
    }
  }

  boolean told(String person) {
    return store.contact(person).orElseThrow().told().mailed() != 0;
  }

  List<WaitRow> all() {
    var waits = new ArrayList<WaitRow>();
    for (int i = 0; i < 2 * TABLES; i++) {
      waits.addAll(store.waits("person" + i));
    }
    return waits;
  }

  /// The name of the letter that each wait must get, on a line each. Half a line, cut off by the
  /// kill, must not be taken for a whole one.
  private void print() {
    for (WaitRow wait : all()) {
      System.out.println(name(wait) + ";");
    }
    System.out.flush();
  }

  static String name(WaitRow wait) {
    return "<turn." + wait.person() + "." + wait.table() + "." + wait.since() + "@localhost>";
  }

  /// Nobody follows the links of these letters.
  private static final class Stamps implements MailTokens {
    @Override
    public String stop(String person) {
      return "stop";
    }

    @Override
    public Optional<String> stops(String token) {
      return Optional.empty();
    }

    @Override
    public String confirm(String person, String address, long now) {
      return "confirm";
    }

    @Override
    public Optional<Confirmed> confirms(String token, long now) {
      return Optional.empty();
    }

    @Override
    public String reset(Person person, long now) {
      return "reset";
    }

    @Override
    public Optional<Resettable> resets(String token, long now) {
      return Optional.empty();
    }
  }
}
