package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The description of the API, and the ways in which people are told of their turns.
class ContactIT {
  /// Opens one way of being told, beside one's name or at a table.
  private static Locator way(Visitor visitor, String name) {
    Locator way =
        visitor.page.locator("details.way", new Page.LocatorOptions().setHasText(name)).last();
    way.locator("summary").click();
    return way;
  }

  private static void account(Visitor visitor, String name) {
    visitor.open("/");
    visitor.wire.post("/api/account", Map.of("name", name, "password", "twelve letters at dusk"));
    visitor.open("/");
    visitor.page.locator("button.who").click();
  }

  /// Gives a webhook and tests it.
  private static Locator hook(Visitor visitor, String address, String answer) {
    Locator hook = way(visitor, "Webhook");
    visitor.page.getByLabel("Address of the webhook").fill(address);
    visitor.button("Save webhook").click();
    assertThat(hook).containsText("Saved.");
    visitor.button("Test").click();
    assertThat(hook).containsText(answer);
    return hook;
  }

  @Test
  void the_description_of_the_api_can_be_read_searched_and_followed() {
    for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      try (var visitor = new Visitor(1280, 800, scheme)) {
        visitor.open("/api");
        assertThat(visitor.page.locator("h1")).hasText("The API");
        visitor.page.getByLabel("Search addresses and fields").fill("/position");
        assertThat(visitor.page.locator(".operation")).hasCount(1);
        visitor.page.locator(".operation summary").click();
        visitor.page.getByLabel("Search addresses and fields").fill("position");
        visitor.by(AriaRole.LINK, "Position").first().click();
        assertThat(visitor.page.locator("#Position .api-fields")).containsText("mayUndo");
        assertEquals(List.of(), Axe.objections(visitor.page));
        visitor.shoot("api-" + scheme.name().toLowerCase(java.util.Locale.ROOT));
      }
    }
  }

  @Test
  void an_account_confirms_its_address_is_told_of_a_turn_and_stops_it_from_the_letter() {
    try (var ada = new Visitor();
        var bob = new Visitor()) {
      ada.open("/");
      ada.page.locator("button.who").click();
      ada.page.locator("dialog input[name=name]").fill("Ada of the post");
      ada.page.getByLabel("Password").fill("twelve letters at dusk");
      ada.button("Make this an account").click();
      assertThat(ada.page.locator("button.who")).hasText("Ada of the post");
      ada.page.locator("button.who").click();
      Locator mail = way(ada, "Mail");
      ada.page.getByLabel("Your mail address").fill("ada@post.example");
      ada.button("Save mail").click();
      assertThat(mail).containsText("We have written to ada@post.example");
      assertEquals(List.of(), Axe.objections(ada.page));
      assertEquals(
          true,
          ada.page.evaluate(
              "() => { const d = document.querySelector('dialog');"
                  + " return d.scrollHeight <= d.clientHeight; }"),
          "the dialog fits the screen");
      ada.shoot("mail-panel");
      ada.open(RunningServer.link("ada@post.example", "/mail/confirm"));
      assertThat(ada.page.locator("main")).containsText("is confirmed");

      String table = ada.table("xii-century", List.of(Visitor.me(), Visitor.seat("open", "")));
      bob.wire.post("/api/tables/" + table + "/join", Map.of());
      bob.open(RunningServer.link("ada@post.example", "/mail/stop"));
      bob.button("No more mail").click();
      assertThat(bob.page.locator("main")).containsText("no more mail");
      assertEquals(List.of(), Axe.objections(bob.page));
    }
  }

  @Test
  void a_webhook_is_given_tested_and_removed_for_oneself_and_for_a_table() {
    try (var listener = new HookListener();
        var ada = new Visitor(390, 844, ColorScheme.DARK)) {
      account(ada, "Ada of the hooks");
      Locator mine = hook(ada, listener.address("/mine"), "It has answered.");
      assertTrue(listener.heard("/mine").contains("Loggia can be heard here."));
      assertEquals(List.of(), Axe.objections(ada.page));
      ada.shoot("hook-panel");
      ada.button("Remove").click();
      assertThat(mine.locator("summary")).containsText("off");

      String table = ada.table("xii-century", List.of(Visitor.me(), Visitor.seat("open", "")));
      ada.sit(table);
      hook(ada, listener.address("/broken"), "There was no good answer: 500");
      assertEquals(List.of(), Axe.objections(ada.page));
      ada.shoot("hook-room");
    }
  }

  @Test
  void a_browser_is_switched_on_with_one_tap_hears_of_a_turn_and_shows_it() {
    try (var listener = new HookListener();
        var ada = new Visitor();
        var bob = new Visitor()) {
      var push = new PushService(ada, listener.address("/push"));
      ada.open("/");
      ada.page.locator("button.who").click();
      Locator tap = ada.page.getByLabel("This browser");
      tap.check();
      assertThat(tap).isEnabled();
      assertThat(tap).isChecked();
      assertEquals(List.of(), Axe.objections(ada.page));
      ada.shoot("push-panel");
      String table = ada.table("xii-century", List.of(Visitor.me(), Visitor.seat("open", "")));
      bob.wire.post("/api/tables/" + table + "/join", Map.of());
      // Only the browser can read it: what it says is tested where the server is.
      assertFalse(listener.heard("/push").contains("XII Century"));
      push.deliver("{\"text\":\"XII Century: Your turn\",\"link\":\"/table/" + table + "\"}");
      assertEquals(List.of("Loggia / XII Century: Your turn"), push.shown());
      tap.uncheck();
      assertThat(tap).isEnabled();
      assertThat(tap).not().isChecked();
      // Once the game is under way the table's webhook is in its menu.
      ada.sit(table);
      ada.menu();
      way(ada, "Webhook");
      assertThat(ada.page.getByLabel("Address of the webhook")).isVisible();
      assertEquals(List.of(), Axe.objections(ada.page));
      ada.shoot("hook-menu");
    }
  }
}
