import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { vars } from "../../parts/vars";
import type { CityBoard } from "./board";
import type { GoodTrack } from "./model";

/** The ten goods as tracks: who leads, and what leading pays. */
export function goods(board: CityBoard): TemplateResult {
  const { view } = board;
  const longest = Math.max(8, ...view.goods.flatMap((good) => [...good.amounts, good.threshold]));
  return html`<section class="city-goods" aria-labelledby="goods-title">
    <h2 id="goods-title">${board.ui("goods")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="goods-title">
    <table>
      <thead><tr><th scope="col">${board.ui("good")}</th><th scope="col" title=${board.ui("coins-first")}>${cityGlyph("coin")}<span class="unseen">${board.ui("coins-first")}</span></th>
        <th scope="col" title=${board.ui("vp-places")}>${cityGlyph("vp")}<span class="unseen">${board.ui("vp-places")}</span></th><th scope="col" class="threshold">${board.ui("threshold")}</th>
        <td class="track"></td>
        ${view.players.map((p) => html`<th scope="col"><span class=${`cube seat-${p.seat}`} title=${board.seatName(p.seat)}>${p.seat}</span><span class="unseen">${board.seatName(p.seat)}</span></th>`)}</tr></thead>
      <tbody>${view.goods.map(
        (good, g) => html`<tr>
          <th scope="row"><span class=${`good-name ${good.id}`}>${cityGlyph(good.id)} ${board.name(good.id)}</span></th>
          <td>${good.coins}</td><td>${good.first}/${good.second}</td><td class="threshold">${good.threshold}</td>
          <td class="track">${track(board, good, longest)}</td>
          ${view.players.map((_, i) => html`<td class=${`place-${good.places[i]}`}>${board.num((v) => v.goods[g]!.amounts[i])}${medal(board, good, i)}</td>`)}
        </tr>`,
      )}</tbody>
    </table></div>
  </section>`;
}

function medal(board: CityBoard, good: GoodTrack, i: number): unknown {
  if (good.amounts[i]! <= 0) return nothing;
  return good.places[i] === 1 ? html`<sup title=${board.ui("leads")}>①</sup>` : good.places[i] === 2 ? html`<sup>②</sup>` : nothing;
}

/** Everybody's cube on its way along the track; the notch is where the good begins to pay one more. */
function track(board: CityBoard, good: GoodTrack, longest: number): TemplateResult {
  const at = (n: number) => `${(n / longest) * 100}%`;
  const cubes = board.view.players.map((p, i) => ({ seat: p.seat, amount: good.amounts[i] ?? 0 })).filter(({ amount }) => amount > 0);
  const lead = Math.max(0, ...good.amounts);
  return html`<span class="rail" aria-hidden="true"><span class="reached" ${vars({ "--at": at(lead) })}></span><span class="notch" ${vars({ "--at": at(good.threshold) })}></span>
    ${cubes.map(({ seat, amount }, k) => {
      const beside = cubes.slice(0, k).filter((c) => c.amount === amount).length;
      return html`<span class=${`cube seat-${seat}`} data-fly=${`good-${good.id}-${seat}`} ${vars({ "--at": at(amount), "--beside": beside })}>${seat}</span>`;
    })}</span>`;
}
