import { html, nothing, type TemplateResult } from "lit";
import type { CityBoard } from "./board";
import { cardFace } from "./hand";

/** The secret purchase at the end of a round, in place of one's cities: the unpurchased deck as a shop with a basket. */
export function market(board: CityBoard): TemplateResult {
  const own = board.own!;
  const me = board.view.players.find((p) => p.seat === board.mine)!;
  const priced = (id: string) => html`${cardFace(board, id)}<span class="price">${board.coinsAnd(board.facts.number(id, "coins"), board.facts.number(id, "science"))}</span>`;
  const ware = (id: string, verb: "buy" | "return") => html`<li data-fly=${`shop-${id}`}>${board.maybe(board.choices.get(`${verb} ${id}`), priced(id), `c-card ${verb === "return" ? "used" : ""}`, id)}</li>`;
  return html`<section class="city-market" aria-label=${board.ui("market")}>
    <header><h2>${board.ui("market")}</h2><p>${board.ui("basket")}: ${board.coinsAnd(own.basketCoins, own.basketScience)} / ${board.coinsAnd(me.coins, me.science)} ${me.decided ? html`<span class="tag">✓ ${board.ui("decided")}</span>` : nothing}</p></header>
    <ul>${own.basket.map((id) => ware(id, "return"))}${me.unpurchased.filter((id) => !own.basket.includes(id)).map((id) => ware(id, "buy"))}</ul>
  </section>`;
}
