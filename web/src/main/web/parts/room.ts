import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons/ui";
import { t, tOr, when } from "../texts";
import type { Seat, Table } from "../types";
import { earlierRules } from "./earlierrules";
import "./hookpanel";
import { named } from "./named";
import "./ties";

export interface RoomActs {
  act(verb: string, body?: unknown): void;
  copied: boolean;
  /** Why the last act was refused; empty: it was not. */
  problem: string;
  copy(text: string): void;
}

/** The waiting room: who sits where, and the link that brings others. */
export function room(table: Table, acts: RoomActs): TemplateResult {
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const full = taken === table.seats.length;
  const enough = taken >= (table.startsWith ?? table.seats.length);
  return html`<section class="room">
    <h2>${t("room.title")}</h2>
    <ol class="seat-list">${table.seats.map((seat) => seatRow(table, seat, acts))}</ol>
    ${table.invite ? inviteLink(table, acts) : nothing}
    ${table.member && !full ? html`<friend-list .table=${table.id} .seated=${table.seats.flatMap((seat) => seat.person ?? [])}></friend-list>` : nothing}
    <p class="muted">${waitsFor(table)}</p>
    ${earlierRules(table)}
    <div class="row">
      ${table.owner ? html`<button class="main" ?disabled=${!enough} @click=${() => acts.act("start")}>${t("room.start")}</button>` : nothing}
      ${table.member ? html`<button @click=${() => acts.act("leave")}>${t("room.leave")}</button>` : nothing}
    </div>
    <p class="problem" role="alert">${acts.problem}</p>
    ${table.owner ? html`<hook-panel table=${table.id}></hook-panel>` : nothing}
  </section>`;
}

function waitsFor(table: Table): string {
  if (table.start === "owner") return t(table.owner ? "room.waitingYou" : "room.waitingOwner");
  const n = table.startsWith ?? table.seats.length;
  if (table.startsAt !== undefined) return t("room.waitingTime", { when: when(table.startsAt), n });
  return table.start === "schedule" ? t("room.waitingFew", { n }) : t("room.waiting");
}

function seatRow(table: Table, seat: Seat, acts: RoomActs): TemplateResult {
  return html`<li>
    <span class="seat-number">${seat.seat}</span>
    ${seat.kind === "open"
      ? html`<span class="muted">${t("room.free")}</span>${table.member ? nothing : html`<button class="main" data-sit=${seat.seat} @click=${() => acts.act("join", { seat: seat.seat })}>${t("room.sit")}</button>`}`
      : html`<strong>${named(seat)}</strong>${seat.you ? html` <span class="tag">${t("table.you")}</span>` : nothing}${seat.level ? html` <span class="tag">${tOr(`new.level.${seat.level}`, seat.level)}</span>` : nothing}
          ${table.owner && !seat.you && seat.kind !== "bot" ? html`<button class="quiet" @click=${() => acts.act("kick", { seat: seat.seat })}>${t("room.kick")}</button>` : nothing}`}
  </li>`;
}

function inviteLink(table: Table, acts: RoomActs): TemplateResult {
  const link = `${location.origin}/table/${table.id}?invite=${table.invite}`;
  return html`<div class="invite">
    <label>${t("room.invite")}<input id="invite-link" readonly .value=${link} @focus=${(e: Event) => (e.target as HTMLInputElement).select()} /></label>
    <button @click=${() => acts.copy(link)}>${icon("copy")}<span role="status">${acts.copied ? t("room.copied") : t("room.copy")}</span></button>
    ${table.owner ? html`<button class="quiet" @click=${() => acts.act("invite")}>${t("room.renew")}</button>` : nothing}
    <small class="muted">${t("room.share")}</small>
  </div>`;
}
