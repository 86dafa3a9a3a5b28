import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t } from "../texts";

/** What the server keeps of one: to take along, or to delete. */
@customElement("data-panel")
export class DataPanel extends PageElement {
  @property({ attribute: false }) account = false;
  @state() private problem = "";

  private async erase(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const password = String(new FormData(event.target as HTMLFormElement).get("password") ?? "");
    try {
      await api.deleteMe(password);
      this.dispatchEvent(new CustomEvent("me-changed", { bubbles: true }));
      this.dispatchEvent(new CustomEvent("deleted"));
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult {
    return html`<details class="account-part"><summary>${t("data.title")}</summary>
      <p><a href="/api/me/data" download="loggia.json">${t("data.download")}</a></p>
      <form class="stack" @submit=${(e: SubmitEvent) => void this.erase(e)}>
        <p>${t("data.deleteAbout")}</p>
        ${this.account ? html`<label>${t("me.password")}<input name="password" type="password" maxlength="200" required autocomplete="current-password" /></label>` : nothing}
        <label class="check"><input type="checkbox" required />${t("data.sure")}</label>
        <button class="danger">${t(this.account ? "data.delete" : "data.deleteGuest")}</button>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      </form>
    </details>`;
  }
}
