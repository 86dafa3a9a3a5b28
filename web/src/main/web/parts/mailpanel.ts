import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { language } from "../settings";
import { t } from "../texts";
import type { ContactWish, ShownContact } from "../types";
import { way } from "./way";

const HOURS = [...Array(24).keys()];
const REMINDERS = [0, 1, 4, 8, 24];

/** A browser that cannot tell where it is says a name that no clock knows. */
function zone(): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here === "Etc/Unknown" ? "UTC" : here;
}

/** How one is told by mail that a table waits. Nothing is shown where the server sends no mail. */
@customElement("mail-panel")
export class MailPanel extends PageElement {
  @state() private contact: ShownContact | undefined;
  @state() private problem = "";
  @state() private saved = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.run(() => api.contact());
  }

  private async run(task: () => Promise<ShownContact>, done = false): Promise<void> {
    try {
      this.contact = await task();
      this.problem = "";
      this.saved = done;
    } catch (e) {
      this.problem = told(e);
    }
  }

  private save(event: SubmitEvent): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const number = (name: string) => Number(data.get(name));
    const wish: ContactWish = {
      address: String(data.get("address") ?? "").trim(),
      turns: data.has("turns"),
      digest: data.has("digest"),
      remind: number("remind"),
      quietFrom: number("quietFrom"),
      quietTo: number("quietTo"),
      zone: zone(),
      lang: language(),
    };
    void this.run(() => api.saveContact(wish), true);
  }

  private select(name: string, label: string, chosen: number, values: number[], say: (n: number) => string): TemplateResult {
    return html`<label>${label}<select name=${name}>${values.map((n) => html`<option value=${n} ?selected=${n === chosen}>${say(n)}</option>`)}</select></label>`;
  }

  private check(name: string, label: string, checked: boolean): TemplateResult {
    return html`<label class="check"><input type="checkbox" name=${name} .checked=${checked} />${label}</label>`;
  }

  protected override render(): unknown {
    const c = this.contact;
    if (!c) return this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing;
    if (!c.offered) return nothing;
    const hour = (n: number) => `${n}:00`;
    const form = html`<form class="stack" @submit=${(e: SubmitEvent) => this.save(e)}>
      <label>${t("mail.address")}<input name="address" type="email" maxlength="200" autocomplete="email" .value=${c.unconfirmed || c.address} /></label>
      <div>${this.check("turns", t("mail.turns"), c.turns)}${this.check("digest", t("mail.digest"), c.digest)}</div>
      <div class="fields mail-fields">
        ${this.select("remind", t("mail.remind"), c.remind, REMINDERS.includes(c.remind) ? REMINDERS : [...REMINDERS, c.remind], (n) => (n === 0 ? t("mail.never") : t("mail.hours", { n })))}
        ${this.select("quietFrom", t("mail.quietFrom"), c.quietFrom, HOURS, hour)}
        ${this.select("quietTo", t("mail.quietTo"), c.quietTo, HOURS, hour)}
      </div>
      <div class="row"><button>${t("mail.save")}</button><span role="status">${c.unconfirmed ? t("mail.unconfirmed", { address: c.unconfirmed }) : this.saved ? t("mail.saved") : c.address ? t("mail.confirmed") : ""}</span></div>
      <p class="problem" role="alert">${this.problem}</p>
    </form>`;
    return way("mail", t("mail.title"), c.unconfirmed ? t("mail.asked") : c.address || t("way.off"), form);
  }
}
