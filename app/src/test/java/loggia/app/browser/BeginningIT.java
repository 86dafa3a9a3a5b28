package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// When a game begins, and who is away or unwanted.
class BeginningIT {
  private static Page order(Visitor visitor) {
    Page page = visitor.open("/new?game=xii-century").page;
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("With friends")).click();
    page.locator("details").evaluateAll("all => all.forEach(d => d.open = true)");
    return page;
  }

  private static void create(Visitor visitor) {
    visitor.page.locator("#create").click();
    visitor.page.locator(".room").waitFor();
  }

  @Test
  void the_owner_begins_when_everybody_is_here() {
    try (var ada = new Visitor();
        var bob = new Visitor()) {
      Page page = order(ada);
      page.getByLabel("Begins").selectOption("owner");
      page.getByLabel("Number of seats").selectOption("2");
      create(ada);
      assertThat(page.locator(".room")).containsText("starts when you start it");
      assertThat(ada.button("Start the game")).isDisabled();
      assertEquals(List.of(), Axe.objections(page));
      bob.page.navigate(page.locator("#invite-link").inputValue());
      bob.page.locator("[data-sit]").click();
      assertThat(bob.page.locator(".room")).containsText("you");
      assertThat(page.locator(".the-board")).hasCount(0);
      ada.button("Start the game").click();
      ada.waitForBoard();
    }
  }

  @Test
  void a_time_can_be_set() {
    try (var ada = new Visitor()) {
      Page page = order(ada);
      page.getByLabel("Begins").selectOption("schedule");
      page.getByLabel("Not before")
          .fill(LocalDate.now(ZoneId.systemDefault()).plusDays(1) + "T20:00");
      page.getByLabel("With at least so many players").fill("2");
      assertEquals(List.of(), Axe.objections(page));
      create(ada);
      assertThat(page.locator(".room")).containsText("The game starts on");
      assertThat(page.locator(".room")).containsText("as 2 are here");
    }
  }

  @Test
  void who_goes_away_says_so_and_comes_back() {
    try (var ada = new Visitor()) {
      ada.wire.post("/api/account", Map.of("name", "Ada of the sea", "password", "ships at dawn!"));
      ada.open("/").page.locator("button.who").click();
      ada.page.getByText("Vacation", new Page.GetByTextOptions().setExact(true)).click();
      ada.page.getByLabel("Days, from now on").fill("3");
      ada.button("I am away").click();
      assertThat(ada.page.locator("vacation-panel [role=status]")).containsText("You are away");
      assertEquals(List.of(), Axe.objections(ada.page));
      ada.button("I am back").click();
      assertThat(ada.page.locator("vacation-panel [role=status]")).hasCount(0);
    }
  }

  @Test
  void who_is_blocked_stays_so_and_cannot_sit_down() {
    try (var ada = new Visitor();
        var bob = new Visitor()) {
      bob.wire.post("/api/account", Map.of("name", "Bob of the din", "password", "drums at dawn!"));
      ada.open("/people/Bob%20of%20the%20din");
      ada.button("Mute").click();
      assertThat(ada.button("Mute")).hasAttribute("aria-pressed", "true");
      ada.button("Block").click();
      assertThat(ada.button("Block")).hasAttribute("aria-pressed", "true");
      ada.page.reload();
      assertThat(ada.button("Block")).hasAttribute("aria-pressed", "true");
      var open = List.of(Visitor.me(), Visitor.seat("open", ""));
      bob.open("/table/" + ada.table("xii-century", open));
      bob.page.locator("[data-sit]").click();
      assertThat(bob.page.locator(".room")).isVisible();
      bob.page.locator("[role=alert]:not(:empty)").first().waitFor();
    }
  }
}
