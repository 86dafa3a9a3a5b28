import { html, nothing, type TemplateResult } from "lit";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import type { IronBoard } from "./board";
import { face } from "./card";

/** The deck, and the discard pile, which opens over the table. */
export function piles(board: IronBoard): TemplateResult {
  const { pass, pile } = board.view;
  const ui = (key: string) => board.texts.ui(key);
  const top = pile.at(-1);
  const count = pile.reduce((n, card) => n + card.count, 0);
  return html`<section class="iron-piles" aria-label=${ui("middle")}>
    <div class="deck" title=${`${ui("deck")}, ${ui(pass > 1 ? "second-pass" : "first-pass")}`}>
      <span class="back">${ironGlyph("deck")}</span><b>${board.num((v) => v.deck)}</b><small>${ui(pass > 1 ? "deck-second" : "deck-first")}</small>
    </div>
    <details class="pile"><summary><span class=${`top-card ${top?.culture || top?.kind || "none"}`}>${top ? cardArt(top.id, top.culture, top.kind) : nothing}</span><b>${count}</b><small>${ui("discarded")}</small></summary>
      <div class="laid-out"><h2>${ui("pile")}</h2><ul>${pile.map((card) => html`<li data-component=${card.id} class=${`iron-card small ${card.culture || card.kind}`}>${face(card, board.texts)}</li>`)}</ul></div></details>
  </section>`;
}
