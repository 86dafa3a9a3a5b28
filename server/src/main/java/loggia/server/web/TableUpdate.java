package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Onlooker;
import loggia.kernel.Viewer;
import loggia.server.contract.About;
import loggia.server.table.LogEntry;
import loggia.server.table.Snapshot;

/// What has happened at a table, as it is told. Those who see the same in the same language are
/// sent the same text, made once.
final class TableUpdate {
  private static final byte[] NOTHING = {};

  private record Reader(Viewer viewer, String lang) {}

  private record Change(Reader reader, int from, Viewer before) {}

  record PositionMessage(String type, @JsonUnwrapped ApiModel.Position position) {}

  record ChangeMessage(
      String type,
      int from,
      @JsonUnwrapped ApiModel.Position position,
      @About("of the view, those that are partly as before")
          Map<String, ViewChange.Splice> lists) {}

  record LogMessage(String type, List<ApiModel.LogLine> lines) {}

  private final Snapshot snapshot;
  private final List<LogEntry> told;
  private final long time;

  /// Whether everybody may read the whole log of it.
  private final boolean open;

  private final Map<Reader, ApiModel.Position> positions = new HashMap<>();
  private final Map<Reader, byte[]> wholes = new HashMap<>();
  private final Map<Change, byte[]> changes = new HashMap<>();
  private final Map<Reader, byte[]> logs = new HashMap<>();

  TableUpdate(Snapshot snapshot, List<LogEntry> told, long time) {
    this.snapshot = snapshot;
    this.told = told;
    this.time = time;
    open = told.stream().allMatch(entry -> entry.audience().includes(Onlooker.SPECTATOR));
  }

  private ApiModel.Position position(Reader reader) {
    return positions.computeIfAbsent(
        reader, _ -> PositionPresenter.now(snapshot, reader.viewer, reader.lang, time));
  }

  /// The position with the whole view.
  byte[] whole(Viewer viewer, String lang) {
    return wholes.computeIfAbsent(
        new Reader(viewer, lang), reader -> SentJson.text(whole(position(reader))));
  }

  /// The position with what has changed of the view since one that this viewer was told before.
  byte[] change(Viewer viewer, String lang, LiveConnection.Told before) {
    return changes.computeIfAbsent(
        new Change(new Reader(viewer, lang), before.number(), before.viewer()),
        change -> {
          var position = position(change.reader);
          var view = ViewChange.between(before.view(), position.view());
          return SentJson.text(
              new ChangeMessage("change", change.from, position.with(view), view.lists()));
        });
  }

  /// The new lines of the log; empty when there is none for this viewer.
  byte[] log(Viewer viewer, String lang) {
    return told.isEmpty()
        ? NOTHING
        : logs.computeIfAbsent(
            new Reader(open ? Onlooker.SPECTATOR : viewer, lang),
            reader -> {
              var lines = PositionPresenter.log(snapshot, told, reader.viewer, lang);
              return lines.isEmpty() ? NOTHING : SentJson.text(log(lines));
            });
  }

  static PositionMessage whole(ApiModel.Position position) {
    return new PositionMessage("position", position);
  }

  static LogMessage log(List<ApiModel.LogLine> lines) {
    return new LogMessage("log", lines);
  }
}
