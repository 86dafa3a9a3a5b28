package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Friends, and people to be left in peace by.
class TiesTest extends WithServer {
  private static Client account(String name) {
    var client = new Client(server.port());
    client.post("/api/account", Client.map("name", name, "password", "a long password")).ok();
    return client;
  }

  private static Client.Answer tie(Client client, String who, String tie, boolean on) {
    return client.put("/api/people/" + who + "/tie", Client.map(tie, on));
  }

  private static Client.Answer invite(Client client, String table, String who) {
    return client.post("/api/tables/" + table + "/invitations", Client.map("person", who));
  }

  @Test
  void a_friend_is_invited_with_one_request_and_finds_the_table_until_they_sit_down() {
    try (var ada = account("Ada");
        var bob = account("Bob")) {
      assertTrue(tie(ada, "bob", "friend", true).ok().get("friend").booleanValue());
      assertEquals("Bob", ada.get("/api/me/people").ok().at("/0/name").stringValue());
      assertEquals(0, bob.get("/api/me/people").ok().size());
      String id = ada.open("campanile", Client.map("visibility", "invite"), "me", "open");
      invite(ada, id, "Bob").ok();
      invite(ada, id, bob.id()).ok();
      JsonNode asked = bob.get("/api/me/invitations").ok();
      assertEquals(1, asked.size());
      assertEquals("Ada", asked.at("/0/by").stringValue());
      assertEquals(id, asked.at("/0/table/id").stringValue());
      String invite = asked.at("/0/invite").stringValue();
      bob.post("/api/tables/" + id + "/join", Client.map("invite", invite)).ok();
      assertEquals(0, bob.get("/api/me/invitations").ok().size());
      assertEquals(422, invite(ada, id, "Bob").status(), "it has begun");
      tie(ada, "bob", "friend", false).ok();
      assertEquals(0, ada.get("/api/me/people").ok().size());
    }
  }

  @Test
  void an_invitation_can_be_declined_and_only_members_invite() {
    try (var ada = account("Carla");
        var bob = account("Dino");
        var eve = account("Eve")) {
      String id = ada.open("campanile", "me", "open");
      assertEquals(403, invite(eve, id, "dino").status());
      assertEquals(404, invite(ada, id, "nobody").status());
      invite(ada, id, "dino").ok();
      bob.post("/api/tables/" + id + "/decline", Client.map()).ok();
      assertEquals(0, bob.get("/api/me/invitations").ok().size());
      assertEquals(422, tie(ada, "carla", "friend", true).status());
    }
  }

  @Test
  void who_is_blocked_cannot_join_or_invite_and_is_not_heard() {
    try (var ada = account("Fina");
        var bob = account("Gino");
        var eve = account("Hilda")) {
      tie(ada, "gino", "blocked", true).ok();
      String mine = ada.open("campanile", "me", "open");
      assertEquals(403, bob.post("/api/tables/" + mine + "/join", Client.map()).status());
      String his = bob.open("campanile", "me", "open", "open");
      assertEquals(200, invite(bob, his, "fina").status(), "who is blocked is not told so");
      assertEquals(0, ada.get("/api/me/invitations").ok().size());

      ada.post("/api/tables/" + his + "/join", Client.map()).ok();
      eve.post("/api/tables/" + his + "/join", Client.map()).ok();
      try (var live = ada.live(his, 2, 0)) {
        live.await("position");
        bob.post("/api/tables/" + his + "/chat", Client.map("text", "from Gino")).ok();
        eve.post("/api/tables/" + his + "/chat", Client.map("text", "from Hilda")).ok();
        JsonNode heard = live.await("chat");
        assertEquals("from Hilda", heard.get("text").stringValue());
        assertEquals(eve.id(), heard.get("person").stringValue());
      }
      tie(eve, bob.id(), "muted", true).ok();
      try (var live = eve.live(his, 3, 0)) {
        assertEquals("from Hilda", live.await("chat").get("text").stringValue());
      }
      assertTrue(eve.get("/api/people/gino").ok().at("/tie/muted").booleanValue(), "on their page");
      assertFalse(eve.get("/api/people/gino").ok().at("/tie/blocked").booleanValue());
      assertFalse(bob.get("/api/people/fina").ok().at("/tie/blocked").booleanValue());
    }
  }

  @Test
  void a_rematch_brings_nobody_to_the_table_of_somebody_they_have_blocked() {
    try (var ada = account("Ilda");
        var bob = account("Jole")) {
      String id = ada.open("campanile", "me", "open");
      bob.post("/api/tables/" + id + "/join", Client.map()).ok();
      bob.post("/api/tables/" + id + "/resign", Client.map("seat", 2)).ok();
      TableFlowTest.playOut(ada, id, 1);
      tie(ada, "jole", "blocked", true).ok();
      String again =
          bob.post("/api/tables/" + id + "/rematch", Client.map()).ok().get("id").stringValue();
      assertEquals("open", bob.table(again).at("/seats/0/kind").stringValue());
    }
  }
}
