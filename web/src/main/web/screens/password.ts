import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { go } from "../router";
import { t } from "../texts";

/** For who has forgotten a password: asks for a link, and with the link of a mail for a new password. */
@customElement("password-screen")
export class PasswordScreen extends PageElement {
  @property() token = "";
  /** The password has been set. */
  @property({ attribute: false }) done = false;
  @state() private said = "";
  @state() private problem = "";

  protected override firstUpdated(): void {
    document.title = `${t("password.title")} · Loggia`;
  }

  private async run(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    try {
      this.problem = "";
      if (this.token) {
        await api.resetPassword(this.token, String(data.get("password")));
        // The screen is drawn anew for who has signed in by it.
        go("/password?set", true);
        this.dispatchEvent(new CustomEvent("me-changed", { bubbles: true }));
      } else {
        await api.forgotPassword(String(data.get("who")));
        this.said = t("password.sent");
      }
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult {
    const form = this.token
      ? html`<label>${t("me.newPassword")}<input name="password" type="password" minlength="8" maxlength="200" required autocomplete="new-password" /></label>
          <button class="main">${t("password.set")}</button>`
      : html`<label>${t("password.who")}<input name="who" maxlength="200" required autocomplete="username" /></label>
          <button class="main">${t("password.send")}</button>`;
    return html`<section class="page">
      <h1>${t("password.title")}</h1>
      ${this.said || this.done ? "" : html`<form class="stack" @submit=${(e: SubmitEvent) => void this.run(e)}>${form}</form>`}
      <p role="status">${this.done ? t("password.done") : this.said}</p>
      <p class="problem" role="alert">${this.problem}</p>
      <p><a href="/">${t("nav.home")}</a></p>
    </section>`;
  }
}
