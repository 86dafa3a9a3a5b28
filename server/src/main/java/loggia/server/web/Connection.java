package loggia.server.web;

import java.util.concurrent.atomic.AtomicLong;
import loggia.server.Mapper;
import loggia.server.Metrics;
import loggia.server.store.Person;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// A client of the live channel. What it has not read yet is counted; who reads too slowly is
/// dropped and will connect again.
final class Connection {
  static final int GOING_AWAY = 1001;
  static final int POLICY = 1008;
  static final int SLOW = 1013;

  private final Session session;
  private final int most;
  private final Metrics metrics;
  private final AtomicLong waiting = new AtomicLong();
  final Person person;
  final String table;
  final String invite;
  final String address;
  volatile int seat;
  volatile String lang;
  int chatSeen;

  Connection(
      Session session,
      Person person,
      String table,
      String invite,
      String address,
      int most,
      Metrics metrics) {
    this.session = session;
    this.person = person;
    this.table = table;
    this.invite = invite;
    this.address = address;
    this.most = most;
    this.metrics = metrics;
    this.lang = "en";
  }

  void send(Object message) {
    send(Mapper.OUT.writeValueAsString(message));
  }

  void send(String text) {
    if (!session.isOpen()) {
      return;
    }
    int size = text.length();
    if (waiting.addAndGet(size) > most) {
      metrics.slowReaders.increment();
      session.disconnect();
      return;
    }
    session.sendText(
        text, Callback.from(() -> waiting.addAndGet(-size), _ -> session.disconnect()));
  }

  /// Says why, then closes.
  void close(int code, Shown.Failure why) {
    send(new Bye("bye", why.code(), why.message()));
    session.close(code, why.code(), Callback.NOOP);
  }

  record Bye(String type, String code, String message) {}
}
