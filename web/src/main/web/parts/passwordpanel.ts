import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t } from "../texts";

/** Another password for one's account. */
@customElement("password-panel")
export class PasswordPanel extends PageElement {
  @state() private said = "";
  @state() private problem = "";

  private async change(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    this.said = this.problem = "";
    try {
      await api.changePassword(String(data.get("old")), String(data.get("password")));
      form.reset();
      this.said = t("me.changedPassword");
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult {
    return html`<details class="account-part"><summary>${t("me.changePassword")}</summary>
      <form class="stack" @submit=${(e: SubmitEvent) => void this.change(e)}>
        <label>${t("me.oldPassword")}<input name="old" type="password" maxlength="200" required autocomplete="current-password" /></label>
        <label>${t("me.newPassword")}<input name="password" type="password" minlength="8" maxlength="200" required autocomplete="new-password" /></label>
        <button>${t("me.changePassword")}</button>
        <p role="status">${this.said}</p>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      </form>
    </details>`;
  }
}
