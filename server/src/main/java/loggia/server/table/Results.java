package loggia.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.bots.coach.Analysis;
import loggia.kernel.Result;
import loggia.kernel.State;
import loggia.server.store.AnalysisRow;
import loggia.server.store.ResultRow;
import loggia.server.store.Store;
import loggia.server.store.StoredJson;

/// How games end for those who played them. Studies and hot seats count for nobody.
public final class Results {
  /// So many games are looked through, and so many played again, at one time.
  private static final int MOST = 500;

  private static final int MOST_REPLAYS = 50;

  private Results() {}

  /// For each person who held a seat of a game that is over.
  static List<ResultRow> of(Snapshot snapshot) {
    TableDetails details = snapshot.details();
    if (details.settings().study()) {
      return List.of();
    }
    State<?, ?> state = snapshot.play().orElseThrow().state();
    var rows = new LinkedHashMap<String, ResultRow>();
    for (Result.Standing standing : state.result().standings()) {
      TableSeat seat = details.seat(standing.seat());
      if (seat.holder().isPresent()) {
        var row = row(snapshot, seat, standing, state.role(standing.seat()).orElse(""));
        rows.merge(row.person(), row, (one, other) -> one.place() <= other.place() ? one : other);
      }
    }
    return new ArrayList<>(rows.values());
  }

  private static ResultRow row(
      Snapshot snapshot, TableSeat seat, Result.Standing standing, String role) {
    TableDetails details = snapshot.details();
    int seats = details.seats().size();
    int place = place(snapshot, standing);
    long at = snapshot.play().orElseThrow().at();
    return new ResultRow(
        snapshot.id(),
        seat.person(),
        standing.seat().number(),
        details.settings().game(),
        at,
        details.settings().open() ? at + details.settings().delay() * 1000L : ResultRow.NEVER,
        seats,
        (int) details.seats().stream().flatMap(one -> one.holder().stream()).distinct().count(),
        place,
        standing.score(),
        seats > 1 && place == 1,
        role,
        0,
        Optional.empty());
  }

  /// Who gave up came last, as for ratings, however well the bot played on.
  private static int place(Snapshot snapshot, Result.Standing own) {
    TableDetails details = snapshot.details();
    if (details.seat(own.seat()).resigned()) {
      return details.seats().size();
    }
    List<Result.Standing> all = snapshot.play().orElseThrow().state().result().standings();
    return 1
        + (int)
            all.stream()
                .filter(other -> other.rank() < own.rank())
                .filter(other -> !details.seat(other.seat()).resigned())
                .count();
  }

  /// What the coach says of each seat.
  public static Map<Integer, ResultRow.Judged> judged(Analysis analysis) {
    var judged = new LinkedHashMap<Integer, ResultRow.Judged>();
    analysis
        .seats()
        .forEach(
            seat ->
                judged.put(
                    seat.seat().number(), new ResultRow.Judged(seat.share(), seat.adjusted())));
    return judged;
  }

  /// Games that ended before results were stored are played again, some at a time.
  public static void catchUp(Store store, String person) {
    int replays = 0;
    for (String id : store.unrecorded(person, MOST)) {
      if (replays < MOST_REPLAYS && record(store, id, person)) {
        replays++;
      }
    }
  }

  private static boolean record(Store store, String id, String person) {
    try {
      var row = store.table(id).orElseThrow();
      if (StoredTable.details(row).seats().stream()
          .noneMatch(seat -> seat.holder().filter(person::equals).isPresent())) {
        return false;
      }
      store.record(of(StoredTable.snapshot(row, store)));
      store
          .analysis(id)
          .filter(analysis -> analysis.state().equals(AnalysisRow.DONE))
          .map(done -> StoredJson.MAPPER.readValue(done.body(), Analysis.class))
          .ifPresent(done -> judged(done).forEach((seat, judged) -> store.judge(id, seat, judged)));
      return true;
    } catch (DamagedTable e) {
      return false;
    }
  }
}
