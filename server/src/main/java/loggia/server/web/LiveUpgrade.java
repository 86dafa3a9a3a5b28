package loggia.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.FutureCallback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;

/// Makes a live channel of a request.
///
/// @param most bytes of a message
record LiveUpgrade(FrameHandler socket, int most) implements WebSocketNegotiator {
  /// Room for a position and its log, so that they go out in one write.
  private static final int OUTPUT = 16_384;

  private static final Duration SILENCE = Duration.ofMinutes(2);

  /// @return whether it is one now; otherwise nothing has been answered
  boolean happens(Context context) throws IOException {
    var request = ServletContextRequest.getServletContextRequest(context.req());
    var handler = ServletContextHandler.getServletContextHandler(context.req().getServletContext());
    var done = new FutureCallback();
    boolean upgraded =
        WebSocketMappings.ensureMappings(handler)
            .upgrade(this, request, request.getServletContextResponse(), done, this);
    if (upgraded) {
      done.block();
      // Else a channel of the web server's own kind would follow.
      context.skipRemainingHandlers();
    }
    return upgraded;
  }

  /// Without compression: it would keep a third of a megabyte for every channel, and what is sent
  /// is small.
  @Override
  public FrameHandler negotiate(
      ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
    response.setExtensions(List.of());
    return socket;
  }

  @Override
  public void customize(Configuration channel) {
    channel.setMaxTextMessageSize(most);
    channel.setMaxBinaryMessageSize(1);
    channel.setOutputBufferSize(OUTPUT);
    channel.setIdleTimeout(SILENCE);
  }
}
