package loggia.server.notice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/// Hands one message to a webhook, over a connection to exactly the address that was looked at. It
/// follows nobody elsewhere and believes only certificates for the name it was given.
final class HookClient {
  /// For everything together: who answers one letter at a time keeps nobody else waiting.
  static final long DEADLINE_SECONDS = 10;

  private static final int TIMEOUT_MILLIS = (int) TimeUnit.SECONDS.toMillis(5);
  private static final int LONGEST_LINE = 200;

  private static final Pattern ANSWER = Pattern.compile("HTTP/1\\.[01] \\d{3}.*");

  /// Thrown where it was answered, but not taken.
  static final class Declined extends IOException {
    private static final long serialVersionUID = 1L;
    private final int status;

    Declined(int status, String line) {
      super(line);
      this.status = status;
    }

    /// Whether nobody will ever listen there again.
    boolean isGone() {
      return status == 404 || status == 410;
    }
  }

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
  void post(HookAddress to, HookMessage message) throws IOException {
    try (var plain = new Socket()) {
      CompletableFuture.delayedExecutor(deadlineSeconds, TimeUnit.SECONDS)
          .execute(() -> close(plain));
      plain.connect(new InetSocketAddress(to.address(), to.port()), TIMEOUT_MILLIS);
      plain.setSoTimeout(TIMEOUT_MILLIS);
      try (Socket socket = to.encrypted() ? encrypted(plain, to) : plain) {
        socket.getOutputStream().write(request(to, message));
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

  private static byte[] request(HookAddress to, HookMessage message) {
    var head = new StringBuilder();
    head.append("POST ").append(to.target()).append(" HTTP/1.1\r\n");
    line(head, "Host", to.uri().getAuthority());
    line(head, "Content-Length", Integer.toString(message.body().length));
    message.headers().forEach((name, value) -> line(head, name, value));
    line(head, "User-Agent", "Loggia");
    line(head, "Connection", "close");
    var request = new ByteArrayOutputStream();
    request.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
    request.writeBytes(message.body());
    return request.toByteArray();
  }

  private static void line(StringBuilder head, String name, String value) {
    head.append(name).append(": ").append(value).append("\r\n");
  }

  private static String firstLine(InputStream in) throws IOException {
    var line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n' && line.length() < LONGEST_LINE; c = in.read()) {
      line.append((char) c);
    }
    return line.toString().strip();
  }

  private static void check(String line) throws IOException {
    if (!ANSWER.matcher(line).matches()) {
      throw new IOException("no HTTP");
    }
    String status = line.substring(line.indexOf(' ') + 1);
    if (!status.startsWith("2")) {
      throw new Declined(Integer.parseInt(status.substring(0, 3)), status);
    }
  }
}
