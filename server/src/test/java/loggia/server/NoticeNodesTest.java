package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import loggia.server.store.Contact;
import loggia.server.store.Hook;
import loggia.server.store.PostgresStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two nodes on one PostgreSQL database, both of which look for somebody to tell all the time.
class NoticeNodesTest {
  private static final int PEOPLE = 8;

  @TempDir Path data;

  private Server node(String name, String database, MailBox mail) {
    var settings = new ArrayList<>(List.of(mail.settings()));
    settings.addAll(
        List.of(
            "store",
            database,
            "store.user",
            "postgres",
            "secret",
            "the secret that both nodes share",
            "hook.after",
            "0",
            "hook.local",
            "true"));
    return TestServer.open(data.resolve(name), settings.toArray(new String[0]));
  }

  private static HttpServer listener(ConcurrentLinkedQueue<String> heard) throws IOException {
    var listener = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    listener.createContext(
        "/",
        exchange -> {
          heard.add(exchange.getRequestURI().getPath());
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    listener.start();
    return listener;
  }

  @Test
  void of_each_wait_one_node_tells_and_only_once() throws Exception {
    var heard = new ConcurrentLinkedQueue<String>();
    HttpServer listener = listener(heard);
    String url = "http://127.0.0.1:" + listener.getAddress().getPort() + "/";
    var people = new ArrayList<Client>();
    try (var postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start();
        var mail = new MailBox();
        var one = node("one", postgres.getJdbcUrl("postgres", "postgres"), mail);
        var two = node("two", postgres.getJdbcUrl("postgres", "postgres"), mail);
        var store =
            new PostgresStore(postgres.getJdbcUrl("postgres", "postgres"), "postgres", "", "c")) {
      for (int i = 0; i < PEOPLE; i++) {
        var person = new Client(i % 2 == 0 ? one.port() : two.port());
        people.add(person);
        store.save(Contact.of(person.id()).asked(person.id() + "@letters.example").confirmed());
        var target = Hook.Target.of(Hook.Kind.JSON, url + person.id(), "en");
        store.save(Hook.ofPerson(person.id(), target));
      }
      for (int i = 0; i < PEOPLE; i += 2) {
        String id = people.get(i).open("campanile", "me", "open");
        people.get(i + 1).post("/api/tables/" + id + "/join", Client.map()).ok();
      }
      // Counted right after it is sent and stored.
      while (counted(people, "mails_total") < PEOPLE || counted(people, "hooks_total") < PEOPLE) {
        TableFlowTest.pause();
      }
      var ids = people.stream().map(Client::id).sorted().toList();
      assertEquals(ids, heard.stream().map(path -> path.substring(1)).sorted().toList());
      for (String id : ids) {
        assertEquals(1, mail.letters(id + "@letters.example").size());
      }
    } finally {
      people.forEach(Client::close);
      listener.stop(0);
    }
  }

  /// At both nodes together.
  private static long counted(List<Client> people, String name) {
    return people.subList(0, 2).stream()
        .flatMap(client -> client.get("/metrics").text().lines())
        .filter(line -> line.startsWith("loggia_" + name + " "))
        .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
        .sum();
  }
}
