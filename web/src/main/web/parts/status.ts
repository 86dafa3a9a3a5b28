import { html, nothing, type TemplateResult } from "lit";
import { seatName } from "../games";
import { listOf, t } from "../texts";
import type { Position, Table } from "../types";
import "./clock";

/** Whom the table waits for, in words. */
export function statusText(table: Table, position: Position | undefined): string {
  if (table.status === "over") return t("table.over");
  if (position?.standing) return t("table.passing");
  const awaited = position?.awaited ?? table.awaited;
  return t("table.waiting", { who: listOf(awaited.map((seat) => seatName(table.seats, seat))) });
}

/** The same as a mark in the head of the table. */
export function status(table: Table, position: Position | undefined, mine: boolean): TemplateResult {
  if (table.status === "over") return html`<p class="status over">${statusText(table, position)}</p>`;
  const clock = position?.clock ?? {};
  const left = position?.awaited.map((seat) => clock[String(seat)]).find((ms) => ms !== undefined);
  const time = left === undefined ? nothing : html`<time-left .ms=${left} .since=${clock}></time-left>`;
  if (mine) return html`<p class="status yours">${t("table.yourTurn")}</p>${time}`;
  return html`<p class="status" title=${statusText(table, position)}>${statusText(table, position)}</p>${time}`;
}

/** Whether the table hears from its server. */
export function lineMark(line: "connecting" | "online" | "offline"): unknown {
  if (line === "online") return nothing;
  return html`<span class=${`line ${line}`} role="status">${t(line === "offline" ? "table.offline" : "table.connecting")}</span>`;
}
