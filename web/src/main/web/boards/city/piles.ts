import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import { symbols } from "./facts";
import type { Own, Person } from "./model";

type Heap = [name: string, cards: string[]];

/** What opens over the table: cards in groups, each with its symbols. */
function panel(board: CityBoard, id: string, title: string, heaps: Heap[]): TemplateResult {
  return html`<div id=${id} popover class="city-heaps"><h2>${title}</h2>
    ${heaps.map(([name, cards]) => html`<h3>${name} <small>${cards.length}</small></h3>
      <ul>${cards.map((card) => html`<li data-component=${card}><b>${board.name(card)}</b><span class="b-gives">${symbols(card, board.facts, board.texts)}</span></li>`)}${cards.length === 0 ? html`<li>–</li>` : nothing}</ul>`)}
  </div>`;
}

/** One's own piles beside the hand: how many cards are to draw and discarded; a click shows which. */
export function ownPiles(board: CityBoard, own: Own): TemplateResult {
  const me = board.view.players.find((p) => p.seat === own.seat)!;
  const pile = (kind: "citizen" | "military", draw: string[], discard: string[]) =>
    html`<button type="button" class=${`pile ${kind}`} popovertarget=${`heaps-${kind}`}>${cityGlyph(kind)}<span>${board.ui(`${kind}-pile`)}</span><b>${draw.length}/${discard.length}</b></button>
      ${panel(board, `heaps-${kind}`, board.ui("own-piles"), [[board.ui(`${kind}Draw`), draw], [board.ui(`${kind}Discard`), discard]])}`;
  return html`${pile("citizen", own.citizenDraw, own.citizenDiscard)}${pile("military", own.militaryDraw, own.militaryDiscard)}
    <button type="button" class="pile" popovertarget="heaps-to-buy">${cityGlyph("store")}<span>${board.ui("to-buy")}</span><b>${me.unpurchased.length}</b></button>
    ${panel(board, "heaps-to-buy", board.ui("to-buy"), [[board.ui("unpurchased"), me.unpurchased]])}`;
}

/** What everybody may know of another's cards. */
export function pilesOf(board: CityBoard, p: Person): TemplateResult {
  const top = (pile: { top: string }) => (pile.top ? [pile.top] : []);
  return html`<button type="button" class="quiet" popovertarget="heaps-of">${cityGlyph("card")} ${board.ui("cards")}</button>
    ${panel(board, "heaps-of", board.seatName(p.seat), [[board.ui("known-hand"), p.knownHand], [board.ui("tops"), [...top(p.citizens), ...top(p.military)]], [board.ui("unpurchased"), p.unpurchased]])}`;
}
