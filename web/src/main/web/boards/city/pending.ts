import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import type { Pending } from "./model";

/** The action under way: what was chosen, what has been paid, what is still owed. */
export function underway(board: CityBoard, p: Pending): TemplateResult {
  const named = (id: string) => (id ? html`<b data-component=${id}>${/^\d+$/.test(id) ? board.seatName(Number(id)) : board.name(id)}</b>` : nothing);
  const cards = (ids: string[]) => ids.map((id) => html`<span class="paid-with" data-component=${id}>${board.name(id)}</span>`);
  return html`<section class="city-pending" aria-label=${board.ui("pending")}>
    <span class=${`cube seat-${p.seat}`} title=${board.seatName(p.seat)}>${p.seat}</span>
    <span class="what">${p.verb === "play" ? nothing : board.ui(`verb.${p.verb}`)} ${named(p.card)} ${named(p.building)} ${p.target && p.card ? "→ " : ""}${named(p.target)} ${p.city ? html`→ ${named(p.city)}` : nothing} ${p.razed ? html`✕ ${named(p.razed)}` : nothing}</span>
    ${p.fighting.length > 0 || p.attackOwed > 0
      ? html`<span class="owing">${board.ui("attack")} ${pips("attack", Math.max(p.defence, p.attackOwed), p.attackOwed)} ${owed(board, p.attackOwed, board.ui("attack"))} ${cards(p.fighting)}</span>`
      : nothing}
    ${p.symbol
      ? html`<span class="owing">${board.ui(p.symbol)} ${pips(p.symbol, p.need, p.owed)}${p.vehicle ? pips(p.vehicle, 1, 1) : nothing} ${owed(board, p.owed, `${board.ui(p.symbol)}${p.vehicle ? ` + ${board.ui(p.vehicle)}` : ""}`)} ${cards(p.paying)}</span>`
      : nothing}
    ${p.toDiscard.length > 0 ? html`<span class="owing">${board.ui("to-discard")} ${cards(p.toDiscard)}</span>` : nothing}
  </section>`;
}

function owed(board: CityBoard, n: number, what: string): unknown {
  return n > 0 ? html`<strong class="owed">${board.ui("owed")} ${n} ${what}</strong>` : html`<strong class="settled">✓</strong>`;
}

/** One symbol for each that is asked: filled when paid. Many of one kind are a number. */
function pips(symbol: string, need: number, open: number): TemplateResult {
  if (need > 6) return html`<span class="pips" aria-hidden="true"><span class=${open > 0 ? "" : "paid"}>${cityGlyph(symbol)}</span> ${need - open}/${need}</span>`;
  return html`<span class="pips" aria-hidden="true">${Array.from({ length: need }, (_, i) => html`<span class=${i < need - open ? "paid" : ""}>${cityGlyph(symbol)}</span>`)}</span>`;
}
