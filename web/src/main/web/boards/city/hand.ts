import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import { symbols } from "./facts";
import { ownPiles } from "./piles";

const VERBS = ["play", "fight", "pay", "bury"];

/** A citizen or military card's face. */
export function cardFace(board: CityBoard, id: string, mark = ""): TemplateResult {
  const kind = board.facts.text(id, "kind");
  const about = board.texts.about(id);
  return html`<span class=${`c-face ${kind}`}><span class="c-top"><b>${board.name(id)}</b></span>
    <span class="b-gives">${symbols(id, board.facts, board.texts)}</span>
    <small>${cityGlyph(kind || "card")}<span class="unseen">${board.ui(kind)}. </span> ${about}</small>${mark ? html`<span class="mark-of">${mark}</span>` : nothing}</span>`;
}

/** One's own cards, with what each of them can do now; a card opens under the pointer and when it has the focus. */
export function hand(board: CityBoard): unknown {
  const own = board.own;
  if (!own) return nothing;
  const p = board.view.pending[0];
  const mine = p?.seat === board.mine ? p : undefined;
  const marks = new Map<string, string>();
  if (mine?.card) marks.set(mine.card, board.ui("played"));
  for (const id of mine?.fighting ?? []) marks.set(id, board.ui("fights"));
  for (const id of mine?.paying ?? []) marks.set(id, board.ui("pays"));
  const leaving = (mine?.toDiscard ?? []).filter((id) => !own.hand.includes(id));
  const card = (id: string) => {
    const choice = VERBS.map((verb) => board.choices.get(`${verb} ${id}`)).find((c) => c);
    const mark = marks.get(id) ?? "";
    return html`<li data-fly=${`card-${id}`}>${board.maybe(choice, cardFace(board, id, mark), `c-card ${mark ? "used" : ""}`, id)}</li>`;
  };
  return html`<section class="city-hand" aria-label=${board.ui("your-hand")}>
    <div class="own-piles"><h2>${board.ui("your-hand")} <small>${own.hand.length}</small></h2>${ownPiles(board, own)}</div>
    <ul tabindex="0" aria-label=${board.ui("your-hand")}>${own.hand.map(card)}${leaving.map(card)}</ul>
    ${board.laidFirst ? html`<p class="laid-first">${board.laidFirst}</p>` : nothing}
  </section>`;
}
