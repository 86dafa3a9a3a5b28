import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import { symbols } from "./facts";

const VERBS = ["play", "fight", "pay", "bury"];

/** A citizen or military card's face. */
function cardFace(board: CityBoard, id: string, priced = false): TemplateResult {
  const kind = board.facts.text(id, "kind");
  const about = board.texts.about(id);
  return html`<span class=${`c-top ${kind}`}>${cityGlyph(kind || "card")}<span class="unseen">${board.ui(kind)}</span><span class="b-name">${board.name(id)}</span> ${priced ? board.coinsAnd(board.facts.number(id, "coins"), board.facts.number(id, "science")) : nothing}</span>
    <span class="b-gives">${symbols(id, board.facts, board.texts)}</span>
    ${about ? html`<small>${about}</small>` : nothing}`;
}

/** One's own cards, with what each of them can do now. */
export function hand(board: CityBoard): unknown {
  const own = board.own;
  if (!own) return nothing;
  const p = board.view.pending[0];
  const used = new Set([...(p?.paying ?? []), ...(p?.fighting ?? [])]);
  return html`<section class="city-hand" aria-label=${board.ui("your-hand")}><h2>${board.ui("your-hand")} (${own.hand.length})</h2>
    <ul>${own.hand.map((id) => {
      const choice = VERBS.map((verb) => board.choices.get(`${verb} ${id}`)).find((c) => c);
      return html`<li data-fly=${`card-${id}`}>${board.maybe(choice, cardFace(board, id), `c-card ${used.has(id) ? "used" : ""}`)}</li>`;
    })}
    ${(p?.seat === board.mine ? p.toDiscard : []).filter((id) => !own.hand.includes(id)).map((id) => html`<li>${board.maybe(board.choices.get(`bury ${id}`), cardFace(board, id), "c-card used")}</li>`)}
    </ul>
    <details class="own-piles"><summary>${board.ui("own-piles")}</summary><dl>
      ${([["citizenDraw", own.citizenDraw], ["citizenDiscard", own.citizenDiscard], ["militaryDraw", own.militaryDraw], ["militaryDiscard", own.militaryDiscard]] as const).map(
        ([key, cards]) => html`<div><dt>${board.ui(key)}</dt><dd>${cards.map((id) => board.name(id)).join(", ") || "–"}</dd></div>`,
      )}</dl></details>
  </section>`;
}

/** The secret purchase at the end of a round: the unpurchased deck as a shop with a basket. */
export function market(board: CityBoard): unknown {
  const own = board.own;
  if (board.view.step !== "purchase" || !own) return nothing;
  const me = board.view.players.find((p) => p.seat === board.mine)!;
  const stock = me.unpurchased.filter((id) => !own.basket.includes(id));
  return html`<section class="city-market" aria-label=${board.ui("market")}>
    <h2>${board.ui("market")}</h2>
    <p>${board.ui("basket")}: ${board.coinsAnd(own.basketCoins, own.basketScience)} / ${board.coinsAnd(me.coins, me.science)} ${me.decided ? html`<span class="tag">✓ ${board.ui("decided")}</span>` : nothing}</p>
    <ul>${own.basket.map((id) => html`<li data-fly=${`shop-${id}`}>${board.maybe(board.choices.get(`return ${id}`), cardFace(board, id, true), "c-card used")}</li>`)}
      ${stock.map((id) => html`<li data-fly=${`shop-${id}`}>${board.maybe(board.choices.get(`buy ${id}`), cardFace(board, id, true), "c-card")}</li>`)}</ul>
  </section>`;
}
