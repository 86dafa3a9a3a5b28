package loggia.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How webhooks are called, against listeners of our own on this machine.
class HookClientTest {
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final char[] PASSWORD = "password".toCharArray();

  @TempDir static Path folder;
  private static SSLContext tls;

  /// A certificate for hooks.example that nobody but us believes.
  @BeforeAll
  static void certify() throws Exception {
    Path keys = folder.resolve("keys.p12");
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-genkeypair",
            "-keyalg",
            "EC",
            "-dname",
            "CN=hooks.example",
            "-ext",
            "san=dns:hooks.example",
            "-storetype",
            "PKCS12",
            "-storepass",
            "password",
            "-keystore",
            keys.toString());
    assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    var store = KeyStore.getInstance("PKCS12");
    try (var in = Files.newInputStream(keys)) {
      store.load(in, PASSWORD);
    }
    var own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(store, PASSWORD);
    var trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trusted.init(store);
    tls = SSLContext.getInstance("TLS");
    tls.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
  }

  private record Listener(HttpServer server, BlockingQueue<String> heard) implements AutoCloseable {
    static Listener at(HttpServer server, int status) {
      var heard = new LinkedBlockingQueue<String>();
      server.createContext(
          "/",
          exchange -> {
            String body =
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String host = exchange.getRequestHeaders().getFirst("Host");
            heard.add(host.split(":", 2)[0] + exchange.getRequestURI() + " " + body);
            exchange.getResponseHeaders().add("Location", "/elsewhere");
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
          });
      server.start();
      return new Listener(server, heard);
    }

    static Listener plain(int status) throws IOException {
      return at(HttpServer.create(new InetSocketAddress(HERE, 0), 0), status);
    }

    static Listener encrypted() throws IOException {
      var server = HttpsServer.create(new InetSocketAddress(HERE, 0), 0);
      server.setHttpsConfigurator(new HttpsConfigurator(tls));
      return at(server, 204);
    }

    /// As if the name had led here when it was looked at.
    HookAddress as(String url) {
      int port = server.getAddress().getPort();
      return new HookAddress(URI.create(url.replace("PORT", Integer.toString(port))), HERE);
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }

  @Test
  void the_connection_goes_to_the_address_that_was_looked_at_and_nobody_asks_for_the_name_again()
      throws Exception {
    try (var listener = Listener.plain(204)) {
      new HookClient(tls)
          .post(listener.as("http://nowhere.invalid:PORT/a?b=c"), HookMessage.json("{\"è\":1}"));
      assertEquals("nowhere.invalid/a?b=c {\"è\":1}", listener.heard.take());
    }
  }

  @Test
  void a_redirection_is_a_failure_and_is_not_followed() throws Exception {
    try (var listener = Listener.plain(307)) {
      var client = new HookClient(tls);
      var problem =
          assertThrows(
              IOException.class,
              () -> client.post(listener.as("http://hooks.example:PORT/"), HookMessage.json("{}")));
      assertTrue(String.valueOf(problem.getMessage()).startsWith("307"), problem.getMessage());
      assertEquals(List.of("hooks.example/ {}"), List.copyOf(listener.heard));
    }
  }

  @Test
  void an_encrypted_listener_is_believed_only_with_a_certificate_for_its_name() throws Exception {
    try (var listener = Listener.encrypted()) {
      var client = new HookClient(tls);
      client.post(listener.as("https://hooks.example:PORT/x"), HookMessage.json("{}"));
      assertEquals("hooks.example/x {}", listener.heard.take());
      assertThrows(
          IOException.class,
          () -> client.post(listener.as("https://other.example:PORT/"), HookMessage.json("{}")));
      var world = new HookClient(world());
      assertThrows(
          IOException.class,
          () -> world.post(listener.as("https://hooks.example:PORT/"), HookMessage.json("{}")));
      assertTrue(listener.heard.isEmpty());
    }
  }

  private static SSLContext world() throws GeneralSecurityException {
    return SSLContext.getDefault();
  }

  /// Each letter comes in time, the answer never.
  @Test
  void who_answers_letter_by_letter_is_hung_up_on() throws Exception {
    try (var listener = new ServerSocket(0, 1, HERE)) {
      Thread.startVirtualThread(() -> drip(listener));
      var to = new HookAddress(URI.create("http://slow.example:" + listener.getLocalPort()), HERE);
      var client = new HookClient(tls, 1);
      var problem = assertThrows(IOException.class, () -> client.post(to, HookMessage.json("{}")));
      assertEquals("Socket closed", problem.getMessage());
    }
  }

  private static void drip(ServerSocket listener) {
    try (var socket = listener.accept()) {
      for (int i = 0; i < 1000; i++) {
        socket.getOutputStream().write('x');
        java.util.concurrent.locks.LockSupport.parkNanos(20_000_000);
      }
    } catch (IOException e) {
      // It was hung up on.
    }
  }
}
