package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/// Guests, accounts, and one person in two browsers.
class PeopleIT {
  private static final String NAME = "Ada of the gate";
  private static final String PASSWORD = "twelve towers at dusk";

  private static Locator mine(Visitor visitor) {
    return visitor.page.locator("section[aria-labelledby=list-yours] li");
  }

  private static void account(Visitor visitor, String password, String button) {
    visitor.page.locator("button.who").click();
    visitor.page.locator("dialog input[name=name]").fill(NAME);
    visitor.page.getByLabel("Password").fill(password);
    visitor.button(button).click();
  }

  @Test
  void a_guest_becomes_an_account_that_signs_in_elsewhere_and_out_everywhere() {
    try (var here = new Visitor();
        var there = new Visitor()) {
      String table = here.table("xii-century", List.of(Visitor.me()));
      here.open("/");
      account(here, PASSWORD, "Make this an account");
      assertThat(here.page.locator("button.who")).hasText(NAME);
      assertThat(mine(here)).hasCount(1);

      there.open("/");
      assertThat(there.page.locator("#yours p")).containsText("No table yet");
      account(there, "not my password", "Sign in");
      assertThat(there.page.locator("dialog [role=alert]").first()).not().isEmpty();
      there.page.getByLabel("Password").fill(PASSWORD);
      there.button("Sign in").click();
      assertThat(there.page.locator("button.who")).hasText(NAME);
      assertThat(mine(there)).hasCount(1);
      mine(there).locator("a").click();
      there.page.locator(".status.yours").waitFor();

      here.page.locator("button.who").click();
      here.button("Sign out everywhere").click();
      assertThat(here.page.locator("#yours p")).containsText("No table yet");
      assertThat(there.page.locator(".choices")).containsText("You are watching");
      assertThat(there.page.locator("button.who")).not().hasText(NAME);
      assertThat(there.page).hasURL(RunningServer.address() + "/table/" + table);
    }
  }

  @Test
  void a_guest_may_have_a_name_of_their_own() {
    try (var visitor = new Visitor()) {
      visitor.open("/");
      visitor.page.locator("button.who").click();
      visitor.page.locator("dialog input[name=name]").fill("Bea");
      visitor.button("Save").click();
      assertThat(visitor.page.locator("button.who")).hasText("Bea");
      visitor.page.reload();
      assertThat(visitor.page.locator("button.who")).hasText("Bea");
    }
  }

  @Test
  void a_forgotten_password_is_reset_by_the_link_of_a_letter() {
    try (var ada = new Visitor();
        var elsewhere = new Visitor()) {
      ada.wire.post("/api/account", Map.of("name", "Ada of the key", "password", PASSWORD));
      ada.wire.put("/api/contact", Map.of("address", "ada@key.example"));
      ada.open(RunningServer.link("ada@key.example", "/mail/confirm"));
      assertThat(ada.page.locator("main")).containsText("is confirmed");

      elsewhere.open("/");
      elsewhere.page.locator("button.who").click();
      elsewhere.page.getByText("Forgot your password?").click();
      elsewhere.page.getByLabel("Name of your account").fill("ada of the key");
      assertEquals(List.of(), Axe.objections(elsewhere.page));
      elsewhere.button("Mail me a link").click();
      assertThat(elsewhere.page.locator("main")).containsText("on its way");
      elsewhere.open(RunningServer.link("ada@key.example", "/password"));
      elsewhere.page.getByLabel("New password").fill("a key of another kind");
      elsewhere.button("Set the password").click();
      assertThat(elsewhere.page.locator("main")).containsText("you are signed in");
      assertThat(elsewhere.page.locator("button.who")).hasText("Ada of the key");

      elsewhere.page.locator("button.who").click();
      elsewhere.page.getByText("Change the password").first().click();
      elsewhere.page.getByLabel("Password now").fill("a key of another kind");
      elsewhere.page.getByLabel("New password").fill(PASSWORD);
      elsewhere.button("Change the password").click();
      assertThat(elsewhere.page.locator("password-panel [role=status]")).containsText("changed");
    }
  }

  /// A game that bots have played out for this visitor; with a seed it would count for nothing.
  private static void finished(Visitor visitor) {
    var order = Map.of("game", "xii-century", "seats", List.of(Visitor.me(), Visitor.bot()));
    String path = "/api/tables/" + visitor.wire.post("/api/tables", order).get("id").stringValue();
    visitor.wire.post(path + "/takeover", Map.of("seat", 1, "level", "apprentice"));
    while (!visitor.wire.get(path).get("status").stringValue().equals("over")) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
    }
  }

  @Test
  void a_page_shows_figures_and_games_and_its_owner_finds_them_hides_them_and_leaves() {
    try (var ada = new Visitor();
        var bob = new Visitor()) {
      ada.wire.post("/api/account", Map.of("name", "Ada of the page", "password", PASSWORD));
      finished(ada);
      bob.open("/people/Ada%20of%20the%20page");
      assertThat(bob.page.locator("h1")).hasText("Ada of the page");
      assertThat(bob.page.locator(".figures")).containsText("won of 1");
      assertThat(bob.page.locator(".table-row")).hasCount(1);
      assertEquals(List.of(), Axe.objections(bob.page));
      bob.shoot("people");

      ada.open("/");
      ada.page.locator("button.who").click();
      ada.page.getByText("Your games and figures").click();
      ada.page.getByLabel("Name or table").fill("nobody");
      ada.button("Search").click();
      assertThat(ada.page.locator("people-screen [role=status]")).hasText("0 found");
      ada.page.getByLabel("Name or table").fill("Ada of");
      ada.button("Search").click();
      assertThat(ada.page.locator(".table-row")).hasCount(1);
      assertEquals(List.of(), Axe.objections(ada.page));
      ada.page.waitForResponse(
          "**/api/me/sharing*", () -> ada.page.getByLabel("Everybody may see").uncheck());
      bob.page.reload();
      assertThat(bob.page.locator("main")).containsText("They show nothing");

      bob.button("Friend").click();
      assertThat(bob.page.locator("tie-buttons button").first())
          .hasAttribute("aria-pressed", "true");
      bob.open(
          "/table/" + bob.table("xii-century", List.of(Visitor.me(), Visitor.seat("open", ""))));
      bob.page.locator("[data-invite]").click();
      assertThat(bob.page.locator("[data-invite]")).containsText("invited");
      assertEquals(List.of(), Axe.objections(bob.page));
      ada.open("/");
      assertThat(ada.page.locator("#invited")).containsText("invites you");
      assertEquals(List.of(), Axe.objections(ada.page));

      ada.page.locator("button.who").click();
      ada.page.getByText("Your data").click();
      ada.page.getByLabel("Password", new Page.GetByLabelOptions().setExact(true)).fill(PASSWORD);
      ada.page.getByLabel("Yes, delete it all").check();
      ada.button("Delete my account").click();
      assertThat(ada.page.locator("button.who")).containsText("Guest");
      bob.open("/people/Ada%20of%20the%20page");
      assertThat(bob.page.locator("[role=alert]")).containsText("Nobody here is called");
    }
  }
}
