package loggia.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Texts;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.TableSettings;

/// What everybody may know of a table, and the little more its members may.
final class TablePresenter {
  private TablePresenter() {}

  /// @param present whether this person is connected to this table
  static ApiModel.Table shown(
      Snapshot snapshot, String person, String lang, BiPredicate<String, String> present) {
    TableDetails details = snapshot.details();
    TableSettings settings = details.settings();
    boolean member = details.isMember(person);
    boolean over = snapshot.status() == Status.OVER;
    // Who watches with a delay is not told here what has not reached them there.
    boolean behind = !member && settings.delay() > 0 && snapshot.running();
    Texts texts = PositionPresenter.texts(snapshot, lang);
    return new ApiModel.Table(
        snapshot.id(),
        settings.game(),
        settings.options(),
        snapshot.status().id(),
        settings.open() ? "public" : "invite",
        details.isOwner(person),
        member,
        member ? Optional.of(details.invite()) : Optional.empty(),
        new ApiModel.Pace(settings.pace().kind().id(), settings.pace().amount()),
        settings.chat(),
        settings.spectators(),
        settings.delay(),
        settings.study(),
        behind ? 0 : snapshot.number(),
        behind ? 0 : snapshot.round(),
        behind ? List.of() : PositionPresenter.numbers(snapshot.awaited()),
        seats(snapshot, person, present),
        seedHash(settings),
        over ? Optional.of(Long.toString(settings.seed())) : Optional.empty(),
        over ? Optional.of(settings.salt()) : Optional.empty(),
        details.next().isEmpty() ? Optional.empty() : Optional.of(details.next()),
        details
            .rewind()
            .map(asked -> new ApiModel.RewindAsked(asked.to(), asked.name(), named(details))),
        snapshot.created(),
        snapshot.updated(),
        snapshot
            .play()
            .filter(Play::over)
            .map(play -> ResultPresenter.shown(play.state().result(), texts)));
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
      Snapshot snapshot, String person, BiPredicate<String, String> present) {
    var shown = new ArrayList<ApiModel.TableSeat>();
    for (Seat seat : Seats.all(snapshot.details().seats().size())) {
      TableSeat tableSeat = snapshot.details().seat(seat);
      shown.add(
          new ApiModel.TableSeat(
              seat.number(),
              tableSeat.kind().name().toLowerCase(Locale.ROOT),
              tableSeat.name(),
              tableSeat.guest(),
              tableSeat.level().isEmpty() ? Optional.empty() : Optional.of(tableSeat.level()),
              tableSeat.heldBy(person),
              tableSeat.playedByServer() || present.test(snapshot.id(), tableSeat.person()),
              tableSeat.resigned(),
              tableSeat.takenOver()));
    }
    return shown;
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
