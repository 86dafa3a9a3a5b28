import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t } from "../texts";

/** Where the links in mails lead: an address is confirmed at once, mail is stopped by one button. Neither needs a login. */
@customElement("mail-screen")
export class MailScreen extends PageElement {
  @property() what = "";
  @property() token = "";
  @state() private said = "";
  @state() private problem = "";

  /** Not when it is connected: where this code arrives after the page, the properties are not yet there then. */
  protected override firstUpdated(): void {
    document.title = `${t("mail.title")} · Loggia`;
    if (this.what === "confirm") void this.run(async () => t("mail.isConfirmed", { address: (await api.confirmAddress(this.token)).address }));
  }

  private async run(task: () => Promise<string>): Promise<void> {
    try {
      this.said = await task();
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult {
    const stop = async () => {
      await api.unsubscribe(this.token);
      return t("mail.isStopped");
    };
    return html`<section class="page">
      <h1>${t("mail.title")}</h1>
      <p role="status">${this.said}</p>
      <p class="problem" role="alert">${this.problem}</p>
      ${this.what === "stop" && !this.said ? html`<p>${t("mail.stopAsk")}</p><button class="main" @click=${() => void this.run(stop)}>${t("mail.stop")}</button>` : nothing}
      <p><a href="/">${t("nav.home")}</a></p>
    </section>`;
  }
}
