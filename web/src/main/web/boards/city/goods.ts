import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import type { CoiView, GoodTrack } from "./model";

/** The ten goods of all players in one table: who leads, what leading pays, and which scoring is near. */
export function goods(board: CityBoard): TemplateResult {
  const { view } = board;
  const head = (icon: string, word: string) => html`<th scope="col" title=${board.ui(word)}>${cityGlyph(icon)}<span class="unseen">${board.ui(word)}</span></th>`;
  return html`<section class="city-goods" aria-labelledby="goods-title">
    <table>
      <thead><tr><th scope="col" class="good"><h2 id="goods-title">${board.ui("goods")}</h2>${scorings(board)}</th>${head("coin", "coins-first")}${head("vp", "vp-places")}<th scope="col" class="threshold">${board.ui("threshold")}</th>
        ${view.players.map((p) => html`<th scope="col" class="of"><span class=${`cube seat-${p.seat}`} title=${board.seatName(p.seat)}>${p.seat}</span><span class="unseen">${board.seatName(p.seat)}</span></th>`)}</tr></thead>
      <tbody>${view.goods.map(
        (good, g) => html`<tr data-component=${good.id}>
          <th scope="row" class=${`good ${good.id}`}>${cityGlyph(good.id)} ${board.name(good.id)}</th>
          <td>${good.coins}</td><td>${good.first}/${good.second}</td><td class="threshold">${good.threshold}</td>
          ${view.players.map((p, i) => html`<td class="of"><span class=${`amount seat-${p.seat} ${place(good, i)}`} data-fly=${`good-${good.id}-${p.seat}`}>${good.amounts[i] === 0 && !would(board)?.goods[g]?.amounts[i] ? "·" : board.num((v) => v.goods[g]!.amounts[i])}</span>${said(board, good, i)}</td>`)}
        </tr>`,
      )}</tbody>
    </table>
  </section>`;
}

const would = (board: CityBoard): CoiView | undefined => board.preview as unknown as CoiView | undefined;

function place(good: GoodTrack, i: number): string {
  if (good.amounts[i]! <= 0) return "";
  return good.places[i] === 1 ? "first" : good.places[i] === 2 ? "second" : "";
}

function said(board: CityBoard, good: GoodTrack, i: number): unknown {
  const more = good.amounts[i]! >= good.threshold ? html`<sup title=${board.ui("threshold")}>+1</sup>` : nothing;
  return html`${place(good, i) === "first" ? html`<span class="unseen">${board.ui("leads")}</span>` : nothing}${more}`;
}

/** The three scorings: done, at the end of this round, to come. */
function scorings(board: CityBoard): TemplateResult {
  const { due, scored } = board.view;
  const said = due.length > 0 ? board.ui("scoring-due") : board.texts.fill("scorings-done", { n: scored });
  return html`<span class="scorings" title=${said}>${["A", "B", "C"].map((name, i) => html`<b class=${i < scored ? "done" : i < scored + due.length ? "due" : ""}>${name}</b>`)}<span class="unseen">${said}</span></span>`;
}
