import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";
import type { TableOrder } from "../types";

const HOUR = 3_600_000;

/** As the browser's field for a time of day wants it. */
function local(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}

/** When the game begins: full, by hand, or at a time. */
export function startForm(order: TableOrder, change: (part: Partial<TableOrder>) => void): TemplateResult {
  const kind = order.schedule ? "schedule" : (order.start ?? "full");
  const seats = order.seats.length;
  const choose = (e: Event) => {
    const chosen = (e.target as HTMLSelectElement).value;
    const { schedule: _, ...rest } = order;
    const at = Math.ceil((Date.now() + HOUR) / HOUR) * HOUR;
    change({ ...rest, start: chosen === "owner" ? "owner" : "full", schedule: chosen === "schedule" ? { at, least: seats } : undefined } as Partial<TableOrder>);
  };
  const value = (e: Event) => (e.target as HTMLInputElement).value;
  const plan = order.schedule;
  return html`<label class="inline">${t("new.start")}
      <select @change=${choose}>${(["full", "owner", "schedule"] as const).map((v) => html`<option value=${v} ?selected=${kind === v}>${t(`new.start.${v}`)}</option>`)}</select></label>
    ${plan
      ? html`<label class="inline">${t("new.startAt")}<input type="datetime-local" required .value=${local(plan.at)} @change=${(e: Event) => change({ schedule: { ...plan, at: new Date(value(e)).getTime() } })} /></label>
          <label class="inline"><span>${t("new.startWith")}<small class="about">${t("new.startWith.about")}</small></span><input type="number" min="1" max=${seats} .value=${String(Math.min(plan.least, seats))} @input=${(e: Event) => change({ schedule: { ...plan, least: Number(value(e)) } })} /></label>`
      : nothing}`;
}
