package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import loggia.kernel.Games;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Texts;
import loggia.server.store.Summary;
import loggia.server.store.TableRow;
import loggia.server.store.Vacation;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.TableSettings;

/// What everybody may know of a table, and the little more its members may.
final class TablePresenter {
  private TablePresenter() {}

  /// How far a table is.
  private record Progress(
      Status status, int number, int round, Seats awaited, long created, long updated) {
    boolean over() {
      return status == Status.OVER;
    }
  }

  /// @param present whether this person is connected to this table
  static ApiModel.Table shown(
      Snapshot snapshot, String person, String lang, BiPredicate<String, String> present) {
    Texts texts = PositionPresenter.texts(snapshot, lang);
    var progress =
        new Progress(
            snapshot.status(),
            snapshot.number(),
            snapshot.round(),
            snapshot.awaited(),
            snapshot.created(),
            snapshot.updated());
    return shown(
        snapshot.id(),
        snapshot.details(),
        progress,
        person,
        lang,
        present,
        Optional.empty(),
        snapshot
            .play()
            .filter(Play::over)
            .map(play -> ResultPresenter.shown(play.state().result(), texts)));
  }

  /// As lists show it: from what is stored beside the decisions, without playing them.
  static ApiModel.Table listed(
      TableRow row, StoredTable.Listed listed, Request request, LiveChannel live, long now) {
    String person = request.personId();
    TableDetails details = listed.details();
    Optional<String> told = listed.damage().map(why -> details.isOwner(person) ? why : "");
    return shown(
        row.id(),
        details,
        progress(row, details, person, now),
        person,
        request.lang(),
        live::present,
        told,
        Optional.empty());
  }

  /// Who watches with a delay is not told here what has not reached them there.
  private static Progress progress(TableRow row, TableDetails details, String person, long now) {
    Summary summary = row.summary();
    Status status = Status.of(summary.status());
    long delay = details.settings().delay() * 1000L;
    if (delay == 0 || status == Status.WAITING || details.isMember(person)) {
      return new Progress(
          status,
          summary.number(),
          summary.round(),
          Seats.ofBits(summary.awaited()),
          row.created(),
          summary.updated());
    }
    boolean known = status == Status.OVER && summary.updated() <= now - delay;
    return new Progress(
        known ? Status.OVER : Status.RUNNING,
        known ? summary.number() : 0,
        known ? summary.round() : 0,
        Seats.NONE,
        row.created(),
        Math.min(summary.updated(), now - delay));
  }

  private static ApiModel.Table shown(
      String id,
      TableDetails details,
      Progress progress,
      String person,
      String lang,
      BiPredicate<String, String> present,
      Optional<String> damaged,
      Optional<ApiModel.Result> result) {
    TableSettings settings = details.settings();
    boolean member = details.isMember(person);
    boolean over = progress.over();
    return new ApiModel.Table(
        id,
        settings.game(),
        settings.options(),
        progress.status,
        settings.open() ? ApiTables.Visibility.PUBLIC : ApiTables.Visibility.INVITE,
        details.isOwner(person),
        member,
        member ? Optional.of(details.invite()) : Optional.empty(),
        new ApiModel.Pace(settings.pace().kind(), settings.pace().amount()),
        settings.rules(),
        earlierRules(settings),
        details.start().kind(),
        details.start().at() > 0 ? Optional.of(details.start().at()) : Optional.empty(),
        details.start().least() > 0 ? Optional.of(details.start().least()) : Optional.empty(),
        settings.chat(),
        settings.spectators(),
        details.advisable(),
        settings.delay(),
        settings.study(),
        progress.number,
        progress.round,
        PositionPresenter.numbers(progress.awaited),
        seats(id, details, person, lang, present),
        seedHash(settings),
        over ? Optional.of(Long.toString(settings.seed())) : Optional.empty(),
        over ? Optional.of(settings.salt()) : Optional.empty(),
        details.next().isEmpty() ? Optional.empty() : Optional.of(details.next()),
        details
            .rewind()
            .map(asked -> new ApiModel.RewindAsked(asked.to(), asked.name(), named(details))),
        progress.created,
        progress.updated,
        damaged,
        result);
  }

  private static boolean earlierRules(TableSettings settings) {
    return Games.find(settings.game())
        .filter(game -> game.manual().rules() > settings.rules())
        .isPresent();
  }

  /// The answers by the names of those who gave them.
  static java.util.Map<String, Boolean> named(TableDetails details) {
    var answers = new java.util.LinkedHashMap<String, Boolean>();
    details
        .rewind()
        .ifPresent(
            asked ->
                details.seats().stream()
                    .filter(tableSeat -> asked.answers().containsKey(tableSeat.person()))
                    .forEach(
                        tableSeat ->
                            answers.put(
                                tableSeat.name(),
                                Boolean.TRUE.equals(asked.answers().get(tableSeat.person())))));
    return answers;
  }

  private static List<ApiModel.TableSeat> seats(
      String id,
      TableDetails details,
      String person,
      String lang,
      BiPredicate<String, String> present) {
    var shown = new ArrayList<ApiModel.TableSeat>();
    for (Seat seat : Seats.all(details.seats().size())) {
      TableSeat tableSeat = details.seat(seat);
      shown.add(
          new ApiModel.TableSeat(
              seat.number(),
              tableSeat.kind(),
              tableSeat.name(lang),
              tableSeat.holder(),
              tableSeat.guest(),
              tableSeat.level().isEmpty() ? Optional.empty() : Optional.of(tableSeat.level()),
              tableSeat.heldBy(person),
              tableSeat.playedByServer() || present.test(id, tableSeat.person()),
              tableSeat.resigned(),
              tableSeat.takenOver(),
              away(details, seat),
              details.advised(seat)));
    }
    return shown;
  }

  private static Optional<Long> away(TableDetails details, Seat seat) {
    long now = System.currentTimeMillis();
    return details.vacations(seat).stream()
        .filter(one -> one.isOn(now))
        .map(Vacation::ended)
        .findFirst();
  }

  /// Published from the start: `sha256` of the seed, a colon and the salt, which come at the end.
  static String seedHash(TableSettings settings) {
    try {
      byte[] bytes = (settings.seed() + ":" + settings.salt()).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}
