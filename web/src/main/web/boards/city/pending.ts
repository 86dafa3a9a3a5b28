import { html, nothing } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import { token } from "./facts";

/** The action under way: what was chosen, what is still owed. */
export function pending(board: CityBoard): unknown {
  const p = board.view.pending[0];
  if (!p && board.view.step !== "wild") return nothing;
  const yields = board.choices.starting("yield");
  const named = (id: string) => (id ? html`<b>${/^\d+$/.test(id) ? board.seatName(Number(id)) : board.name(id)}</b>` : nothing);
  const cards = (ids: string[]) => ids.map((id) => html`<span class="tag">${board.name(id)}</span>`);
  return html`<section class="city-pending" aria-label=${board.ui("pending")}>
    ${p
      ? html`<p><span class=${`cube seat-${p.seat}`}>${p.seat}</span> ${board.ui(`verb.${p.verb}`)} ${named(p.card)} ${named(p.building)} ${named(p.target)} ${p.city ? html`→ ${named(p.city)}` : nothing} ${p.razed ? html`✕ ${named(p.razed)}` : nothing}</p>
          ${p.fighting.length > 0 || p.attackOwed > 0 ? html`<p>${cityGlyph("attack")} ${board.ui("attack")}: ${cards(p.fighting)} ${p.defence > 0 ? token("defence", p.defence, board.ui("defence")) : nothing} ${p.attackOwed > 0 ? html`<strong class="owed">${board.ui("owed")} ${p.attackOwed}</strong>` : nothing}</p>` : nothing}
          ${p.symbol ? html`<p>${cityGlyph(p.symbol)} ${board.ui("paying")}: ${cards(p.paying)} <strong class="owed">${board.ui("owed")} ${p.owed} ${board.ui(p.symbol)}${p.vehicle ? ` + ${board.ui(p.vehicle)}` : ""}</strong></p>` : nothing}
          ${p.toDiscard.length > 0 ? html`<p>${board.ui("to-discard")}: ${cards(p.toDiscard)}</p>` : nothing}`
      : nothing}
    ${yields.length > 0 ? html`<div class="row">${yields.map((choice) => board.choiceButton(choice, html`${cityGlyph(choice.text.split(" ")[1]!)} ${choice.label}`))}</div>` : nothing}
  </section>`;
}
