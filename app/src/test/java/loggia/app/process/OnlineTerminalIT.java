package loggia.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.kernel.Games;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody plays from a terminal at the table of somebody in a browser.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OnlineTerminalIT {
  private static final String BOARD = "Events: ";

  @TempDir private Path data;
  private ServerProcess server;
  private ApiClient owner;
  private String table;
  private TerminalFriend friend;

  @BeforeEach
  void a_friend_joins_by_the_invite_link() throws IOException {
    server = new ServerProcess(data.resolve("data"), ServerProcess.freePort());
    owner = ApiClient.at(server.port);
    table = open();
    String invite = owner.get("/api/tables/" + table).ok().get("invite").asString();
    String link = "http://localhost:" + server.port + "/table/" + table + "?invite=" + invite;
    friend = new TerminalFriend(link, data.resolve("home"));
    friend.await("in seat 2");
  }

  /// A table with a town sheet of its own, on which the tavern is cheaper.
  private String open() {
    String sheet = Games.find("xii-century").orElseThrow().standardFile().orElseThrow().text();
    String own = sheet.replaceFirst("(\"tavern\"[^\n]*\"food\": )9", "$18");
    assertEquals(sheet.length(), own.length());
    return owner
        .post(
            "/api/tables",
            "game",
            "xii-century",
            "seats",
            List.of(ApiClient.map("kind", "me"), ApiClient.map("kind", "open")),
            "options",
            ApiClient.map("sheet", "file:own.json", "first", "1"),
            "files",
            List.of(ApiClient.map("name", "own.json", "text", own)))
        .ok()
        .get("id")
        .asString();
  }

  @AfterEach
  void everybody_leaves() {
    friend.close();
    server.close();
  }

  @Test
  void the_friend_plays_talks_takes_back_and_survives_a_restart() throws IOException {
    play(6);
    friend.type("say hello from a terminal");
    friend.await("says: hello from a terminal");
    owner.post("/api/tables/" + table + "/chat", "text", "hello from a browser").ok();
    friend.await("says: hello from a browser");

    int number = friendIsAsked();
    friend.type(friend.choice().orElseThrow());
    friend.await("Choices:");
    friend.type("u");
    friend.await("takes the last choice back");
    assertEquals(number + 2, number());

    server.kill();
    friend.await("The server does not answer");
    server = new ServerProcess(data.resolve("data"), server.port);
    friend.await("The server answers again");
    play(6);

    friend.type("q");
    friend.await("The server keeps the game");
    assertEquals(1, friend.count("says: hello from a terminal"), friend::all);
    assertEquals(1, friend.count("The server does not answer"), friend::all);
  }

  @Test
  void whatever_is_asked_is_answered_as_at_home() {
    friend.await("Waiting for");
    friend.type("why");
    friend.await("Waiting for");
    assertEquals(1, friend.count(BOARD), friend::all);
    friend.type("done");
    friend.await("Ada has nothing to decide now.");
    friendIsAsked();
    friend.type("? tavern");
    friend.await("Price: food 8");
    friend.type("zzz");
    friend.await("No choice fits \"zzz\".");
    friend.type(friend.choice().orElseThrow());
    friend.await("Choices:");
    friend.type("? population");
    friend.await("Ada spends");
    friend.type("why castle");
    friend.await("[XII-");
    friend.type("castle");
    friend.await("[XII-");
  }

  /// So many decisions of the friend.
  private void play(int decisions) {
    for (int made = 0; made < decisions; made++) {
      int number = friendIsAsked();
      while (number() == number) {
        friend.awaitChoice();
        friend.type(friend.choice().orElseThrow());
        friend.await(BOARD);
      }
    }
  }

  /// The owner answers whatever comes before.
  ///
  /// @return the number of the friend's decision
  private int friendIsAsked() {
    Optional<String> choice = friend.choice();
    while (choice.isEmpty()) {
      JsonNode position = owner.position(table, 1);
      JsonNode moves = position.get("moves");
      int number = position.get("number").asInt();
      if (position.get("awaited").toString().contains("1")) {
        String move = moves.get(moves.size() - 1).get("text").asString();
        owner.decide(table, 1, number, move, "k" + number);
      } else {
        friend.awaitChoice();
      }
      choice = friend.choice();
    }
    return number();
  }

  private int number() {
    return owner.position(table, 1).get("number").asInt();
  }
}
