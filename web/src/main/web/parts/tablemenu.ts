import { html, nothing, type TemplateResult } from "lit";
import { api } from "../api";
import { icon } from "../icons/ui";
import { t } from "../texts";
import type { Table } from "../types";

export interface MenuActs {
  act(verb: string, body?: unknown): void;
  notify(): void;
  notifying: boolean;
  rules(): void;
  copy(text: string): void;
  copied: boolean;
}

/** What can be done with the table itself, as opposed to in the game. */
export function tableMenu(table: Table, seat: number, acts: MenuActs): TemplateResult {
  const mine = table.seats.find((s) => s.seat === seat && s.you);
  const running = table.status === "running";
  const sure = () => confirm(t("table.resignSure")) && acts.act("resign", { seat });
  return html`<details class="table-menu">
    <summary>${icon("menu")} ${t("table.menu")}</summary>
    <div class="stack">
      <button @click=${() => acts.rules()}>${icon("book")} ${t("table.rules")}</button>
      <button @click=${() => window.dispatchEvent(new Event("loggia:help"))}>? ${t("help.title")}</button>
      <button aria-pressed=${acts.notifying} @click=${() => acts.notify()}>${icon("bell")} ${acts.notifying ? t("table.notifyOn") : t("table.notify")}</button>
      ${table.invite
        ? html`<button @click=${() => acts.copy(`${location.origin}/table/${table.id}?invite=${table.invite}`)}>${icon("link")} ${t("room.invite")}: ${acts.copied ? t("room.copied") : t("room.copy")}</button>`
        : nothing}
      ${running && mine
        ? mine.takenOver
          ? html`<button @click=${() => acts.act("retake", { seat })}>${icon("user")} ${t("table.retake")}</button>`
          : html`<button @click=${() => acts.act("takeover", { seat, level: "journeyman" })}>${icon("gear")} ${t("table.takeover")}</button>`
        : nothing}
      ${running && mine && !mine.resigned ? html`<button class="danger" @click=${sure}>${icon("flag")} ${t("table.resign")}</button>` : nothing}
      ${table.status === "over"
        ? html`<a class="button" href=${api.recordAddress(table.id)} download=${`${table.game}-${table.id}.record`}>${t("table.record")}</a>
            ${table.member ? html`<button @click=${() => acts.act("rematch")}>${t("table.rematch")}</button>` : nothing}`
        : nothing}
      ${table.seed !== undefined ? html`<p class="muted">${t("table.seed")}: ${table.seed}</p>` : nothing}
    </div>
  </details>`;
}
