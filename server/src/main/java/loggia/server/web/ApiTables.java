package loggia.server.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.TableQuery;
import loggia.server.table.NewTable;
import loggia.server.table.Pace;
import loggia.server.table.Snapshot;
import loggia.server.table.Start;
import loggia.server.table.Status;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;
import loggia.server.table.Vacations;

/// Opening tables, and the lists of them.
public final class ApiTables implements HttpServer.Resource {
  private static final List<String> LISTS = List.of("open", "mine", "running", "finished");
  private static final int PAGE = 100;
  private static final double LEAST_PACE = 0.01;
  private static final long LATEST_START = TimeUnit.DAYS.toMillis(60);

  enum Visibility {
    PUBLIC,
    INVITE
  }

  record SentPace(
      Optional<Pace.Kind> kind,
      @About("minutes for each decision, minutes for all decisions of a seat, or days for each")
          Optional<Double> amount) {}

  /// What has to come before the game begins.
  enum StartWish {
    FULL,
    OWNER
  }

  record SentSchedule(
      @About("not before this time, in milliseconds") Long at,
      @About("how many seats must be taken; seats still open then are taken away") Integer least) {}

  record SentFile(@Longest(100) String name, @Longest(65_536) String text) {}

  record OpenTable(
      @Longest(60) String game,
      @Longest(100) Map<String, String> options,
      @Longest(SeatReader.MOST) List<SeatReader.SeatWish> seats,
      Optional<Visibility> visibility,
      Optional<SentPace> pace,
      Optional<Boolean> chat,
      Optional<Boolean> spectators,
      @About("whether one person among bots may ask what a master would do")
          Optional<Boolean> advice,
      @About("how many seconds onlookers are behind") Optional<Integer> delay,
      @About("owner: it waits for its owner even when it is full") Optional<StartWish> start,
      @About("begins at a time, or as soon after it as enough are there")
          Optional<SentSchedule> schedule,
      @About("makes the table a study that counts for nothing") Optional<Long> seed,
      @About("what options of kind `file` name as `file:` and the file's name") @Longest(4)
          List<SentFile> files,
      @About("the same key of the same person names the same table") @Longest(100)
          Optional<String> key) {}

  private final Tables tables;
  private final Store store;
  private final LiveChannel live;
  private final TableLimit limit;

  public ApiTables(Tables tables, LiveChannel live, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.live = live;
    this.limit = new TableLimit(tables, config);
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.post("/api/tables", "Opens a table; it starts as soon as no seat is open")
            .takes(OpenTable.class)
            .answers(ApiModel.Id.class, (request, sent) -> open(http, request, sent)),
        Route.get(
                "/api/tables",
                "Lists of tables, at most 100; of mine those first that wait for me. With `q` those"
                    + " that have, in names, game or id, a word for each of its words that begins"
                    + " like it")
            .with(Query.oneOf("which", LISTS), Query.text("game"), Query.text("q"))
            .answersMany(ApiModel.Table.class, this::list),
        Route.get("/api/tables/{id}", "A table")
            .with(Query.INVITE)
            .answers(ApiModel.Table.class, this::show),
        Route.get("/api/tables/{id}/game", "The game as it is played at this table")
            .with(Query.INVITE)
            .answers(ApiGames.FullGame.class, this::game),
        Route.post("/api/tables/{id}/rematch", "The same again; one table, whoever asks first")
            .with(Query.INVITE)
            .takes(ApiSeats.Nothing.class)
            .answers(ApiModel.Id.class, (request, _) -> rematch(http, request)));
  }

  private ApiModel.Id open(HttpServer http, Request request, OpenTable sent) {
    Person me = request.person();
    String id = id(http, me, sent.key().orElse(""));
    if (store.table(id).isEmpty()) {
      List<TableSeat> seats = SeatReader.read(sent.seats(), tables.store(), me, request.lang());
      limit.check(me, seats);
      Game<?, ?> game = ApiGames.game(sent.game());
      List<Attachment> files = files(sent.files());
      var newTable =
          new NewTable(
              game.manual().id(),
              game.manual().rules(),
              hashed(sent.options(), files),
              files,
              sent.seed(),
              sent.visibility().orElse(Visibility.PUBLIC) == Visibility.PUBLIC,
              sent.pace().map(ApiTables::pace).orElse(Pace.RELAXED),
              sent.chat().orElse(true),
              sent.spectators().orElse(true),
              sent.advice().orElse(true),
              sent.delay().map(delay -> Math.clamp(delay, 0, 3600)).orElse(0),
              seats,
              start(sent));
      tables.open(begun(newTable, me), id, List.of());
    }
    return new ApiModel.Id(id);
  }

  private Start start(OpenTable sent) {
    if (sent.schedule().isEmpty()) {
      return sent.start().orElse(StartWish.FULL) == StartWish.OWNER ? Start.OWNER : Start.FULL;
    }
    SentSchedule schedule = sent.schedule().get();
    if (schedule.at() > tables.time() + LATEST_START) {
      throw Fault.in("schedule.at", new Problem.WrongField("schedule.at", "≤ 60 × 24 h"));
    }
    if (schedule.least() < 1 || schedule.least() > sent.seats().size()) {
      String wanted = "1…" + sent.seats().size();
      throw Fault.in("schedule.least", new Problem.WrongField("schedule.least", wanted));
    }
    return Start.schedule(schedule.at(), schedule.least());
  }

  /// A repeated request names the same table: its id follows from the client's key.
  private static String id(HttpServer http, Person me, String key) {
    return key.isEmpty()
        ? Tokens.id()
        : Tokens.id(http.sessions().sign("table " + me.id() + " " + key));
  }

  static List<Attachment> files(List<SentFile> files) {
    return files.stream().map(file -> new Attachment(file.name(), file.text())).toList();
  }

  /// An option that names an attached file, as `file:mine.json`, stands for the file's hash.
  private static Map<String, String> hashed(Map<String, String> options, List<Attachment> files) {
    var hashed = new HashMap<>(options);
    for (Attachment file : files) {
      hashed.replaceAll((_, value) -> value.equals("file:" + file.name()) ? file.hash() : value);
    }
    return hashed;
  }

  private static Pace pace(SentPace sent) {
    Pace.Kind kind = sent.kind().orElse(Pace.Kind.RELAXED);
    if (kind == Pace.Kind.RELAXED) {
      return Pace.RELAXED;
    }
    double most = kind == Pace.Kind.DAYS ? 60 : 1440;
    double amount =
        sent.amount()
            .orElseThrow(() -> Fault.in("pace.amount", new Problem.MissingField("pace.amount")));
    if (amount < LEAST_PACE || amount > most) {
      throw Fault.in("pace.amount", new Problem.WrongField("pace.amount", LEAST_PACE + "…" + most));
    }
    return new Pace(kind, amount);
  }

  private List<ApiModel.Table> list(Request request) {
    String which = request.query("which");
    String wanted = which.isEmpty() ? "open" : which;
    if (!LISTS.contains(wanted)) {
      throw Fault.in("which", new Problem.WrongField("which", String.join(" | ", LISTS)));
    }
    String status =
        switch (wanted) {
          case "open" -> "waiting";
          case "running" -> "running";
          case "finished" -> "over";
          default -> "";
        };
    String person = wanted.equals("mine") ? request.person().id() : "";
    String words = request.query("q");
    var query =
        new TableQuery(
            status,
            person,
            request.query("game"),
            words.substring(0, Math.min(60, words.length())),
            PAGE);
    return store.list(query).stream().map(listed -> listed(listed, request)).toList();
  }

  private ApiModel.Table listed(Store.Listed listed, Request request) {
    return TablePresenter.listed(listed.row(), tables.listed(listed), request, live, tables.time());
  }

  private ApiModel.Table show(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    return live.shown(snapshot, request.personId(), request.lang());
  }

  /// The game as it is played at this table: under its rules, with its own components.
  private ApiGames.FullGame game(Request request) {
    TableDetails details = Access.entered(tables, request).now().details();
    Game<?, ?> game = StoredTable.game(details.settings());
    return ApiGames.full(game, game.manual(StoredTable.setup(details)), request.lang());
  }

  /// The same game again, with the same people in their seats. Whoever asks first opens it.
  private ApiModel.Id rematch(HttpServer http, Request request) {
    Person me = request.person();
    var table = Access.entered(tables, request);
    Snapshot snapshot = table.now();
    Access.member(snapshot, me.id());
    if (snapshot.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    if (snapshot.details().next().isEmpty()) {
      limit.check(me, snapshot.details().seats());
      String id = Tokens.id(http.sessions().sign("rematch " + snapshot.id()));
      if (store.table(id).isEmpty()) {
        tables.open(again(snapshot.details(), me), id, List.of());
      }
      table.change(details -> details.withNext(id));
    }
    return new ApiModel.Id(table.now().details().next());
  }

  private TableDetails again(TableDetails old, Person me) {
    var settings = old.settings();
    var newTable =
        new NewTable(
            settings.game(),
            ApiGames.game(settings.game()).manual().rules(),
            settings.options(),
            settings.files(),
            Optional.empty(),
            settings.open(),
            settings.pace(),
            settings.chat(),
            settings.spectators(),
            settings.advice(),
            settings.delay(),
            old.seats().stream().map(seat -> fresh(seat, me)).toList());
    return begun(newTable, me);
  }

  private TableDetails begun(NewTable newTable, Person me) {
    TableDetails details = newTable.details(me.id(), Status.WAITING, false, tables.time());
    return Vacations.applied(store, details, tables.time());
  }

  /// Nobody is brought to a table by somebody they have blocked, or who has blocked them.
  private TableSeat fresh(TableSeat tableSeat, Person me) {
    String other = tableSeat.person();
    if (store.blocks(other, me.id()) || store.blocks(me.id(), other)) {
      return TableSeat.open();
    }
    return switch (tableSeat.kind()) {
      case OPEN, FORMER -> TableSeat.open();
      case BOT -> TableSeat.bot(tableSeat.name(), tableSeat.level());
      case PERSON, HOTSEAT, OUTSIDE ->
          new TableSeat(
              tableSeat.kind(),
              tableSeat.person(),
              tableSeat.name(),
              tableSeat.account(),
              "",
              false,
              false,
              0,
              0);
    };
  }
}
