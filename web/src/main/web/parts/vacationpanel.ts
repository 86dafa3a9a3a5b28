import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t, when } from "../texts";
import type { MyVacation } from "../types";

/** Going away for some days: clocks of days stand still meanwhile. */
@customElement("vacation-panel")
export class VacationPanel extends PageElement {
  @state() private vacation: MyVacation | undefined;
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.run(api.vacation());
  }

  private async run(answer: Promise<MyVacation>): Promise<void> {
    try {
      this.problem = "";
      this.vacation = await answer;
    } catch (e) {
      this.problem = told(e);
    }
  }

  private leave(event: SubmitEvent): void {
    event.preventDefault();
    void this.run(api.leave(Number(new FormData(event.target as HTMLFormElement).get("days"))));
  }

  protected override render(): TemplateResult | typeof nothing {
    const v = this.vacation;
    if (!v || (v.left === 0 && v.until === undefined)) return nothing;
    return html`<details class="account-part" ?open=${v.until !== undefined}><summary>${t("vacation.title")}</summary>
      <p>${t("vacation.about", { n: v.left })}</p>
      ${v.until === undefined
        ? html`<form class="row" @submit=${(e: SubmitEvent) => this.leave(e)}>
            <label>${t("vacation.days")}<input name="days" type="number" min="1" max=${v.left} required value="7" /></label>
            <button>${t("vacation.leave")}</button>
          </form>`
        : html`<p role="status">${t("vacation.until", { when: when(v.until) })}</p><button @click=${() => void this.run(api.leave(0))}>${t("vacation.back")}</button>`}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
    </details>`;
  }
}
