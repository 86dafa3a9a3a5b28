package loggia.server.coach;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Coach;
import loggia.bots.coach.Effort;
import loggia.kernel.Attachment;
import loggia.kernel.GameRecord;
import loggia.server.store.AnalysisRow;
import loggia.server.store.StoredJson;
import loggia.server.table.Results;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.StoredTable;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// One analysis under way. It tells the store how far it is, and so learns when it is no longer
/// wanted.
final class AnalysisWork implements Coach.Listener {
  /// For so many milliseconds nobody else takes it up when nothing is heard of it.
  static final long LEASE = 30_000;

  /// How often the store is told.
  private static final long BEAT = 1000;

  private final Tables tables;
  private final Runnable calm;
  private final BooleanSupplier closed;
  private AnalysisRow row;
  private List<Integer> numbers = List.of();
  private long told;

  AnalysisWork(Tables tables, AnalysisRow row, Runnable calm, BooleanSupplier closed) {
    this.tables = tables;
    this.row = row;
    this.calm = calm;
    this.closed = closed;
  }

  void run(Effort effort) {
    Snapshot snapshot = tables.get(row.table()).peek();
    if (snapshot.status() != Status.OVER || snapshot.number() != row.number()) {
      tables.store().cancel(row.table());
      throw new CancellationException("the game goes on");
    }
    var history = new TableHistory(tables.store());
    GameRecord record = history.record(snapshot, "en");
    numbers = history.numbers(snapshot);
    List<Attachment> files = snapshot.details().settings().files();
    var game = StoredTable.game(snapshot.details().settings());
    keep(AnalysisRow.DONE, Coach.analyse(game, record, files, effort, this));
  }

  @Override
  public void drawn(Analysis curve) {
    keep(AnalysisRow.WAITING, curve);
  }

  private void keep(String state, Analysis analysis) {
    Analysis shown = analysis.renumbered(numbers::get);
    String body = StoredJson.MAPPER.writeValueAsString(shown);
    row = row.known(state, analysis.moments().size(), body);
    if (state.equals(AnalysisRow.DONE)) {
      Results.judged(analysis)
          .forEach((seat, judged) -> tables.store().judge(row.table(), seat, judged));
    }
    wanted(tables.store().keep(row));
  }

  @Override
  public void judged(int done) {
    wanted(!closed.getAsBoolean());
    long now = tables.time();
    if (now - told >= BEAT) {
      told = now;
      row = row.advanced(done, now + LEASE);
      wanted(tables.store().advance(row));
    }
    calm.run();
  }

  private static void wanted(boolean still) {
    if (!still) {
      throw new CancellationException("no longer wanted here");
    }
  }
}
