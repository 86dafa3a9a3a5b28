import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";
import type { TableOrder } from "../types";
import { startForm } from "./startform";

/** Pace, visibility, chat, onlookers, seed: what most tables leave as it is. */
export function termsForm(order: TableOrder, change: (part: Partial<TableOrder>) => void, seed: (text: string) => void): TemplateResult {
  const value = (e: Event) => (e.target as HTMLInputElement).value;
  const checked = (e: Event) => (e.target as HTMLInputElement).checked;
  const pace = (kind: string) => change({ pace: { kind: kind as "relaxed", amount: kind === "relaxed" ? 0 : 5 } });
  return html`<details><summary>${t("new.more")}</summary>
    <label class="inline">${t("new.visibility")}
      <select @change=${(e: Event) => change({ visibility: value(e) as "public" })}>
        ${(["public", "invite"] as const).map((v) => html`<option value=${v} ?selected=${order.visibility === v}>${t(`new.visibility.${v}`)}</option>`)}
      </select></label>
    <label class="inline"><span>${t("new.pace")}<small class="about">${t("new.pace.about")}</small></span>
      <select @change=${(e: Event) => pace(value(e))}>
        ${(["relaxed", "decision", "player", "days"] as const).map((v) => html`<option value=${v} ?selected=${order.pace.kind === v}>${t(`new.pace.${v}`)}</option>`)}
      </select></label>
    ${order.pace.kind === "relaxed"
      ? nothing
      : html`<label class="inline">${t("new.amount")}<input type="number" min="1" max="99" .value=${String(order.pace.amount)} @input=${(e: Event) => change({ pace: { ...order.pace, amount: Number(value(e)) } })} /></label>`}
    ${startForm(order, change)}
    <label class="check"><input type="checkbox" .checked=${order.chat} @change=${(e: Event) => change({ chat: checked(e) })} /> ${t("new.chat")}</label>
    <label class="check"><input type="checkbox" .checked=${order.spectators} @change=${(e: Event) => change({ spectators: checked(e) })} /> ${t("new.spectators")}</label>
    <label class="check"><input type="checkbox" .checked=${order.advice} @change=${(e: Event) => change({ advice: checked(e) })} /> ${t("new.advice")}</label>
    <label class="inline"><span>${t("new.seed")}<small class="about">${t("new.seed.about")}</small></span><input inputmode="numeric" pattern="[0-9]*" @input=${(e: Event) => seed(value(e))} /></label>
  </details>`;
}
