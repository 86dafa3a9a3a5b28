import { html, nothing, type TemplateResult } from "lit";
import type { ApiError } from "../api";
import { seatName } from "../games";
import { icon } from "../icons/ui";
import { isMyTurn } from "../screens/seating";
import { t, type GameTexts } from "../texts";
import type { Choice, Position, Rewind, Table } from "../types";
import { hint } from "./hint";
import { menu } from "./menu";
import { statusText } from "./status";

export interface ChoicesPanel {
  table: Table;
  position: Position;
  texts: GameTexts;
  /** The choice that is on its way to the server; empty: none. */
  pending: string;
  refusal: Choice | undefined;
  problem: ApiError | undefined;
  rewind: Rewind | undefined;
  onBoard(text: string): boolean;
  openRule(rule: string): void;
  act(verb: string, body?: unknown): void;
  replay(): void;
}

/** What this seat may do beside the board, what was refused and why, and what is asked of the whole table. */
export function choicesPanel(p: ChoicesPanel): TemplateResult {
  const { table, position } = p;
  const busy = p.pending !== "";
  const next = hint(table.game, position);
  return html`<section class="choices" tabindex="-1" aria-labelledby="choices-title">
    <h2 id="choices-title">${isMyTurn(position) ? t("table.choices") : position.seat === 0 ? t("home.watch") : statusText(table, position)}</h2>
    ${position.seat === 0 ? html`<p class="muted">${t("table.spectator")}</p>` : nothing}
    ${next ? html`<p class="hint">${next}</p>` : nothing}
    <div class="refusal" role="status">${refused(p)}</div>
    ${standing(p)}
    ${menu(position, p.texts, busy, (text) => p.onBoard(text))}
    <div class="row">
      ${position.mayUndo ? html`<button type="button" class="undo" data-move="undo" ?disabled=${busy}>${icon("undo")} ${t("table.undo")}</button>` : nothing}
      ${busy ? html`<span class="muted sending" role="status">${t("table.sending")}</span>` : nothing}
    </div>
    ${table.status === "over"
      ? html`<div class="row">${table.member ? html`<button class="main" @click=${() => p.act("rematch")}>${t("table.rematch")}</button>` : nothing}<button @click=${() => p.replay()}>${t("home.replay")}</button></div>`
      : nothing}
    ${rewindAsk(p)}
  </section>`;
}

function refused(p: ChoicesPanel): unknown {
  const { refusal, problem } = p;
  if (refusal) return reason(p, refusal.label, refusal.reason ?? "", refusal.rule);
  if (!problem) return nothing;
  const why = problem.code === "offline" ? t("error.offline") : problem.code === "conflict" ? t("error.conflict") : problem.message;
  return reason(p, t("error.title"), why, problem.rule);
}

function reason(p: ChoicesPanel, what: string, why: string, rule: string | undefined): TemplateResult {
  return html`<p><strong>${what}</strong><br />${why} ${rule ? html`<button type="button" class="rule-link" @click=${() => p.openRule(rule)}>${icon("book")} ${rule}</button>` : nothing}</p>`;
}

function standing({ position, texts }: ChoicesPanel): unknown {
  if (!position.standing) return nothing;
  const label = position.moves.find((m) => m.text === position.standing)?.label ?? texts.find(`ui.board.standing.${position.standing}`) ?? position.standing;
  return html`<p class="standing">${icon("check")} <strong>${t("table.standing")}:</strong> ${label}</p>`;
}

function rewindAsk({ rewind, table, act }: ChoicesPanel): unknown {
  if (!rewind || !table.member) return nothing;
  const who = typeof rewind.by === "number" ? seatName(table.seats, rewind.by) : rewind.by;
  const answer = (yes: boolean) => act("rewind/answer", { yes });
  return html`<div class="rewind" role="alert"><p>${t("table.rewindAsk", { who, n: rewind.to })}</p>
    <div class="row"><button @click=${() => answer(true)}>${t("table.agree")}</button><button @click=${() => answer(false)}>${t("table.refuse")}</button></div></div>`;
}
