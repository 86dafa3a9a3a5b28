package loggia.server.web;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import loggia.kernel.View;
import loggia.kernel.Viewer;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.store.Person;
import loggia.server.table.Snapshot;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/// A client of the live channel. What it has not read yet is counted; who reads too slowly is
/// dropped and will connect again.
final class LiveConnection {
  static final int GOING_AWAY = 1001;
  static final int POLICY = 1008;
  static final int SLOW = 1013;
  static final int TROUBLE = 1011;

  private final CoreSession session;
  private final SendQueue outbox = new SendQueue();
  private final int most;
  private final Metrics metrics;
  private final ContractCheck contract;
  private final AtomicLong waiting = new AtomicLong();
  final Person person;
  final String table;
  final String invite;
  volatile int seat;
  volatile String lang;
  int chatSeen;

  /// At which second it is pinged.
  volatile int turn;

  /// Whether it wants to be told only what has changed of a view it has.
  final boolean changes;

  /// What it has; touched only while nothing changes at the table.
  private Optional<Told> told = Optional.empty();

  /// A position that was sent. What was seen of it is made again when it is asked for, in a
  /// microsecond or two: kept for as long as people think, it would be most of what the collector
  /// has to move.
  record Told(Snapshot snapshot, Viewer viewer) {
    int number() {
      return snapshot.number();
    }

    View view() {
      return snapshot.play().orElseThrow().state().view(viewer);
    }
  }

  private Optional<Snapshot> seen = Optional.empty();

  /// The table as it was last told here, or this when it never was.
  Snapshot seen(Snapshot first) {
    return seen.orElse(first);
  }

  void sees(Snapshot snapshot) {
    seen = Optional.of(snapshot);
  }

  LiveConnection(
      CoreSession session,
      Person person,
      String table,
      String invite,
      boolean changes,
      int most,
      Metrics metrics,
      ContractCheck contract) {
    this.session = session;
    this.person = person;
    this.table = table;
    this.invite = invite;
    this.changes = changes;
    this.most = most;
    this.metrics = metrics;
    this.contract = contract;
    this.lang = "en";
  }

  /// The position that it can be told the changes of.
  Optional<Told> knows() {
    return told;
  }

  void learns(Snapshot snapshot, Viewer viewer) {
    if (changes) {
      told = Optional.of(new Told(snapshot, viewer));
    }
  }

  void send(Object message) {
    send(SentJson.text(message));
  }

  /// Sends a text in UTF-8.
  void send(byte[] text) {
    if (!session.isOutputOpen()) {
      return;
    }
    if (waiting.addAndGet(text.length) > most) {
      metrics.slowReaders.increment();
      session.abort();
      return;
    }
    Optional<String> problem = contract.sent(text);
    if (problem.isPresent()) {
      close(TROUBLE, FaultPresenter.undescribed(problem.get()));
      return;
    }
    outbox.add(text);
    flush();
  }

  /// What this client is sent during the work goes out together at its end: one write instead of
  /// many.
  void together(Runnable work) {
    outbox.hold();
    try {
      work.run();
    } finally {
      outbox.release();
      flush();
    }
  }

  private void flush() {
    for (var texts = outbox.take(); !texts.isEmpty(); texts = outbox.take()) {
      for (int i = 0; i < texts.size(); i++) {
        byte[] text = texts.get(i);
        var frame = new Frame(OpCode.TEXT, ByteBuffer.wrap(text));
        boolean more = i < texts.size() - 1;
        session.sendFrame(
            frame,
            Callback.from(() -> waiting.addAndGet(-text.length), _ -> session.abort()),
            more);
      }
      outbox.sent();
    }
  }

  /// So that nobody in between takes a quiet channel for a dead one.
  void ping() {
    if (session.isOutputOpen()) {
      session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }
  }

  /// Says why, then closes.
  void close(int code, ApiModel.Failure why) {
    send(new Bye("bye", why.code(), why.message()));
    session.close(code, why.code().id(), Callback.NOOP);
  }

  record Bye(String type, Fault.Code code, String message) {}
}
