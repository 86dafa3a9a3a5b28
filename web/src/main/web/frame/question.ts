import { html, nothing, type TemplateResult } from "lit";
import { told, type ApiError } from "../api";
import { seatName } from "../games";
import { icon } from "../icons/ui";
import { isMyTurn } from "../screens/seating";
import { t, type GameTexts } from "../texts";
import type { Choice, Position, Rewind, Table } from "../types";
import { hint } from "../parts/hint";
import { menu, type About } from "../parts/menu";
import { statusText } from "../parts/status";
import type { Ask } from "./zones";

export interface QuestionInput {
  table: Table;
  position: Position;
  texts: GameTexts;
  /** The choice that is on its way to the server; empty: none. */
  pending: string;
  refusal: Choice | undefined;
  problem: ApiError | undefined;
  rewind: Rewind | undefined;
  onBoard(text: string): boolean;
  about: About;
  openRule(rule: string): void;
  act(verb: string, body?: unknown): void;
  replay(): void;
  /** What the coach says here; undefined: nothing. */
  note?: unknown;
  /** The button that asks for advice, where one may. */
  advise?: unknown;
  /** Opens what the coach says of a finished game. */
  analyse?(): void;
  /** Opens the final scoring. */
  scoring(): void;
}

/** What is asked of this seat, its answers beside the board, what was refused and why, and what is asked of the whole table. */
export function question(p: QuestionInput, ask: Ask): TemplateResult {
  const { table, position } = p;
  const busy = p.pending !== "";
  const mine = isMyTurn(position);
  const title = mine ? (ask.title ?? t("table.choices")) : position.seat === 0 ? t("home.watch") : statusText(table, position);
  return html`<section class="choices" tabindex="-1" aria-labelledby="choices-title">
    ${ask.picture ?? nothing}
    <div class="asked" tabindex="0">
      <h2 id="choices-title">${title}</h2>
      <div class="refusal" role="status">${refused(p)}</div>
      <div class="about">${p.note ? p.note : position.seat === 0 ? t("table.spectator") : (ask.text ?? hint(p.texts, position))}</div>
    </div>
    <div class="acts">
      ${ask.acts ?? nothing}${menu(position, p.texts, busy, (text) => p.onBoard(text), p.about)}${p.advise ?? nothing}
      ${position.mayUndo ? html`<button type="button" class="undo" data-move="undo" ?disabled=${busy}>${icon("undo")} ${t("table.undo")}</button>` : nothing}
      ${table.status === "over"
        ? html`${table.member ? html`<button class="main" @click=${() => p.act("rematch")}>${t("table.rematch")}</button>` : nothing}<button @click=${() => p.scoring()}>${t("result.title")}</button><button @click=${() => p.replay()}>${t("home.replay")}</button>${p.analyse ? html`<button class="analyse" @click=${p.analyse}>${t("coach.analyse")}</button>` : nothing}`
        : nothing}
    </div>
    ${busy ? html`<span class="muted sending" role="status"><span class="unseen">${t("table.sending")}</span></span>` : nothing}
    ${rewindAsk(p)}
  </section>`;
}

function refused(p: QuestionInput): unknown {
  const { refusal, problem } = p;
  if (refusal) return reason(p, refusal.label, refusal.reason ?? "", refusal.rule);
  if (!problem) return nothing;
  const why = problem.code === "conflict" ? t("error.conflict") : told(problem);
  return reason(p, t("error.title"), why, problem.rule);
}

function reason(p: QuestionInput, what: string, why: string, rule: string | undefined): TemplateResult {
  return html`<p><strong>${what}</strong><br />${why} ${rule ? html`<button type="button" class="rule-link" @click=${() => p.openRule(rule)}>${icon("book")} ${rule}</button>` : nothing}</p>`;
}

function rewindAsk({ rewind, table, act }: QuestionInput): unknown {
  if (!rewind || !table.member) return nothing;
  const who = typeof rewind.by === "number" ? seatName(table.seats, rewind.by) : rewind.by;
  const answer = (yes: boolean) => act("rewind/answer", { yes });
  return html`<div class="rewind" role="alert"><p>${t("table.rewindAsk", { who, n: rewind.to })}</p>
    <div class="row"><button @click=${() => answer(true)}>${t("table.agree")}</button><button @click=${() => answer(false)}>${t("table.refuse")}</button></div></div>`;
}
