import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { die } from "../../parts/dice";
import type { XiiBoard } from "./board";
import type { DieView, TownView } from "./model";

/** The dice: rolled for all, rolled by whose turn it is, in reserve. The one in hand lies beside the question. */
export function tray(board: XiiBoard, town: TownView): TemplateResult {
  const { shared, own, active } = board.view;
  const { texts } = board;
  const whose = active === 0 || active === board.mine ? texts.ui("rolled") : texts.fill("dice-of", { who: board.seatName(active) });
  return html`<div class="xii-tray" role="group" aria-label=${texts.ui("dice")}>
    <div class="set"><span class="label">${texts.ui("shared")}</span><span class="dice">${shared.map((d, i) => face(board, d, true, i))}</span></div>
    <div class="set"><span class="label">${whose}</span><span class="dice">${own.map((d, i) => face(board, d, false, i))}</span></div>
    <div class="set reserve"><span class="label">${texts.ui("reserve")}</span><span class="dice">
      ${town.reserve.map((value, i) => {
        const choice = board.isOwn(town) ? board.choices.get(`reserve ${value}`) : undefined;
        const small = die(value, "reserve small");
        return html`<span data-fly=${`reserve-${i}-${value}`}>${choice ? board.choiceButton(choice, small) : html`<span role="img" aria-label=${String(value)}>${small}</span>`}</span>`;
      })}
      ${Array.from({ length: town.crossed }, () => html`<span class="slot crossed"></span>`)}${Array.from({ length: town.freeSlots }, () => html`<span class="slot"></span>`)}</span>
    </div>
  </div>`;
}

/** A die of another throw is another die: it tumbles in. */
function face(board: XiiBoard, d: DieView, shared: boolean, i: number): TemplateResult {
  const kind = `${shared ? "shared" : ""} ${d.spent ? "spent" : ""} ${d.held ? "held" : ""}`;
  const plain = board.choices.get(`die ${d.value}`);
  const choice = d.spent || d.held ? undefined : shared ? (board.choices.get(`shared ${d.value}`) ?? plain) : plain;
  const state = d.spent ? ` (${board.texts.ui("spent")})` : d.held ? ` (${board.texts.ui("in-hand")})` : "";
  const throwOf = `${board.view.round}-${shared ? "all" : board.view.active}-${d.value}`;
  const body = choice ? board.choiceButton(choice, die(d.value, kind)) : html`<span role="img" aria-label=${`${d.value}${state}`}>${die(d.value, kind)}</span>`;
  return html`${keyed(throwOf, html`<span class="tumble" data-fly=${`${d.held ? "gone" : "die"}-${shared}-${i}`}>${body}</span>`)}`;
}
