import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import type { Pending } from "./model";

/** The action under way: what was chosen, what has been paid, what is still owed. */
export function pending(board: CityBoard): unknown {
  const p = board.view.pending[0];
  if (!p && board.view.step !== "wild") return nothing;
  const yields = board.choices.starting("yield");
  return html`<section class="city-pending" aria-label=${board.ui("pending")}>
    ${p ? underway(board, p) : nothing}
    ${yields.length > 0 ? html`<div class="row">${yields.map((choice) => board.choiceButton(choice, html`${cityGlyph(choice.text.split(" ")[1]!)} ${choice.label}`, "", ""))}</div>` : nothing}
  </section>`;
}

function underway(board: CityBoard, p: Pending): TemplateResult {
  const named = (id: string) => (id ? html`<b>${/^\d+$/.test(id) ? board.seatName(Number(id)) : board.name(id)}</b>` : nothing);
  const cards = (ids: string[]) => ids.map((id) => html`<span class="tag">${board.name(id)}</span>`);
  return html`<p class="what"><span class=${`cube seat-${p.seat}`}>${p.seat}</span> ${board.ui(`verb.${p.verb}`)} ${named(p.card)} ${named(p.building)} ${named(p.target)} ${p.city ? html`→ ${named(p.city)}` : nothing} ${p.razed ? html`✕ ${named(p.razed)}` : nothing}</p>
    ${p.fighting.length > 0 || p.attackOwed > 0
      ? html`<p>${board.ui("attack")}: ${pips("attack", Math.max(p.defence, p.attackOwed), p.attackOwed)} ${cards(p.fighting)} ${owed(board, p.attackOwed, board.ui("attack"))}</p>`
      : nothing}
    ${p.symbol
      ? html`<p>${board.ui("paying")}: ${pips(p.symbol, p.need, p.owed)}${p.vehicle ? pips(p.vehicle, 1, 1) : nothing} ${cards(p.paying)} ${owed(board, p.owed, `${board.ui(p.symbol)}${p.vehicle ? ` + ${board.ui(p.vehicle)}` : ""}`)}</p>`
      : nothing}
    ${p.toDiscard.length > 0 ? html`<p>${board.ui("to-discard")}: ${cards(p.toDiscard)}</p>` : nothing}`;
}

function owed(board: CityBoard, n: number, what: string): unknown {
  return n > 0 ? html`<strong class="owed">${board.ui("owed")} ${n} ${what}</strong>` : html`<strong class="settled">✓</strong>`;
}

/** One symbol for each that is asked: filled when paid. */
function pips(symbol: string, need: number, open: number): TemplateResult {
  return html`<span class="pips" aria-hidden="true">${Array.from({ length: need }, (_, i) => html`<span class=${i < need - open ? "paid" : ""}>${cityGlyph(symbol)}</span>`)}</span>`;
}
