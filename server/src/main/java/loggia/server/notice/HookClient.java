package loggia.server.notice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/// Hands one text to a webhook, over a connection to exactly the address that was looked at. It
/// follows nobody elsewhere and believes only certificates for the name it was given.
final class HookClient {
  /// For everything together: who answers one letter at a time keeps nobody else waiting.
  static final long DEADLINE_SECONDS = 10;

  private static final int TIMEOUT_MILLIS = (int) TimeUnit.SECONDS.toMillis(5);
  private static final int LONGEST_LINE = 200;

  private final SSLContext tls;
  private final long deadlineSeconds;

  HookClient(SSLContext tls) {
    this(tls, DEADLINE_SECONDS);
  }

  HookClient(SSLContext tls, long deadlineSeconds) {
    this.tls = tls;
    this.deadlineSeconds = deadlineSeconds;
  }

  /// Returns when it was taken.
  void post(HookAddress to, String json) throws IOException {
    try (var plain = new Socket()) {
      CompletableFuture.delayedExecutor(deadlineSeconds, TimeUnit.SECONDS)
          .execute(() -> close(plain));
      plain.connect(new InetSocketAddress(to.address(), to.port()), TIMEOUT_MILLIS);
      plain.setSoTimeout(TIMEOUT_MILLIS);
      try (Socket socket = to.encrypted() ? encrypted(plain, to) : plain) {
        socket.getOutputStream().write(request(to, json));
        socket.getOutputStream().flush();
        check(firstLine(socket.getInputStream()));
      }
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // Then it is closed already.
    }
  }

  private Socket encrypted(Socket plain, HookAddress to) throws IOException {
    var socket = (SSLSocket) tls.getSocketFactory().createSocket(plain, to.host(), to.port(), true);
    var parameters = socket.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    socket.setSSLParameters(parameters);
    socket.startHandshake();
    return socket;
  }

  private static byte[] request(HookAddress to, String json) {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    String head =
        "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
                .formatted(to.target(), to.uri().getAuthority(), body.length)
            + "User-Agent: Loggia\r\nConnection: close\r\n\r\n";
    var request = new ByteArrayOutputStream();
    request.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
    request.writeBytes(body);
    return request.toByteArray();
  }

  private static String firstLine(InputStream in) throws IOException {
    var line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n' && line.length() < LONGEST_LINE; c = in.read()) {
      line.append((char) c);
    }
    return line.toString().strip();
  }

  private static void check(String line) throws IOException {
    if (!line.matches("HTTP/1\\.[01] 2\\d\\d.*")) {
      throw new IOException(line.matches("HTTP/1\\.[01] \\d{3}.*") ? line.substring(9) : "no HTTP");
    }
  }
}
