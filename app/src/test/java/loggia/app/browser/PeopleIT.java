package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
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
      assertThat(there.page.locator("dialog [role=alert]")).not().isEmpty();
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
}
