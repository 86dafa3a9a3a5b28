package loggia.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;

/// A WebSocket, frame by frame. What the web server offers above that keeps the whole request that
/// a channel began with for as long as it lasts: half of what a quiet channel took.
final class LiveSocket implements FrameHandler {
  /// Who is at our end.
  interface Talk {
    void heard(String text);

    /// May be told more than once.
    void ended();
  }

  private static final int BINARY = 1003;
  private static final int NO_TEXT = 1007;
  private static final int TOO_LONG = 1009;

  private final Function<CoreSession, Talk> begin;
  private volatile Optional<Talk> talk = Optional.empty();
  private Optional<CoreSession> session = Optional.empty();

  /// What has come of a text in several frames.
  private Optional<ByteArrayOutputStream> parts = Optional.empty();

  LiveSocket(Function<CoreSession, Talk> begin) {
    this.begin = begin;
  }

  @Override
  public void onOpen(CoreSession opened, Callback callback) {
    session = Optional.of(opened);
    talk = Optional.of(begin.apply(opened));
    callback.succeeded();
    opened.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    CoreSession own = session.orElseThrow();
    switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.CONTINUATION -> take(own, frame);
      case OpCode.PING ->
          own.sendFrame(
              new Frame(OpCode.PONG, BufferUtil.copy(frame.getPayload())), Callback.NOOP, false);
      case OpCode.BINARY -> own.close(BINARY, "text only", Callback.NOOP);
      default -> {}
    }
    callback.succeeded();
    if (frame.getOpCode() != OpCode.CLOSE) {
      own.demand();
    }
  }

  /// What still comes after a channel was closed from here is nobody's any more.
  private void take(CoreSession own, Frame frame) {
    if (!own.isOutputOpen()) {
      parts = Optional.empty();
      return;
    }
    if (parts.isEmpty() && frame.isFin() && frame.getOpCode() == OpCode.TEXT) {
      hear(own, frame.getPayload());
      return;
    }
    var all = parts.orElseGet(ByteArrayOutputStream::new);
    all.writeBytes(BufferUtil.toArray(frame.getPayload()));
    parts = Optional.of(all);
    if (all.size() > own.getMaxTextMessageSize()) {
      own.close(TOO_LONG, "too long", Callback.NOOP);
    } else if (frame.isFin()) {
      parts = Optional.empty();
      hear(own, ByteBuffer.wrap(all.toByteArray()));
    }
  }

  private void hear(CoreSession own, ByteBuffer bytes) {
    if (bytes.remaining() > own.getMaxTextMessageSize()) {
      own.close(TOO_LONG, "too long", Callback.NOOP);
      return;
    }
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      own.close(NO_TEXT, "no text", Callback.NOOP);
      return;
    }
    talk.ifPresent(listener -> listener.heard(text));
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    talk.ifPresent(Talk::ended);
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    talk.ifPresent(Talk::ended);
    callback.succeeded();
  }
}
