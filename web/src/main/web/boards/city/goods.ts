import { html, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";

/** The ten goods: who leads, and what leading pays. */
export function goods(board: CityBoard): TemplateResult {
  const { view } = board;
  return html`<section class="city-goods" aria-labelledby="goods-title">
    <h2 id="goods-title">${board.ui("goods")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="goods-title">
    <table>
      <thead><tr><th scope="col">${board.ui("good")}</th><th scope="col" title=${board.ui("coins-first")}>${cityGlyph("coin")}<span class="unseen">${board.ui("coins-first")}</span></th>
        <th scope="col" title=${board.ui("vp-places")}>${cityGlyph("vp")}<span class="unseen">${board.ui("vp-places")}</span></th><th scope="col">${board.ui("threshold")}</th>
        ${view.players.map((p) => html`<th scope="col"><span class=${`cube seat-${p.seat}`} title=${board.seatName(p.seat)}>${p.seat}</span><span class="unseen">${board.seatName(p.seat)}</span></th>`)}</tr></thead>
      <tbody>${view.goods.map(
        (good, g) => html`<tr>
          <th scope="row"><span class=${`good-name ${good.id}`}>${cityGlyph(good.id)} ${board.name(good.id)}</span></th>
          <td>${good.coins}</td><td>${good.first}/${good.second}</td><td>${good.threshold}</td>
          ${view.players.map((_, i) => html`<td class=${`place-${good.places[i]}`}>${board.num((v) => v.goods[g]!.amounts[i])}${good.places[i] === 1 && good.amounts[i]! > 0 ? html`<sup title=${board.ui("leads")}>①</sup>` : good.places[i] === 2 && good.amounts[i]! > 0 ? html`<sup>②</sup>` : ""}</td>`)}
        </tr>`,
      )}</tbody>
    </table></div>
  </section>`;
}
