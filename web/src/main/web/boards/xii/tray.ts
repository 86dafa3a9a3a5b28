import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { die } from "../../parts/dice";
import type { XiiBoard } from "./board";
import type { DieView, TownView } from "./model";

/** The dice: rolled for all, rolled by oneself, in hand, in reserve. */
export function tray(board: XiiBoard, town: TownView): TemplateResult {
  const { shared, own, hand } = board.view;
  const ui = (key: string) => board.texts.ui(key);
  return html`<section class="xii-tray" aria-label=${ui("dice")}>
    <div class="set"><span class="label">${ui("shared")}</span>${shared.map((d, i) => face(board, town, d, true, i))}</div>
    <div class="set"><span class="label">${ui("rolled")}</span>${own.map((d, i) => face(board, town, d, false, i))}</div>
    ${hand.value > 0
      ? html`<div class="set hand"><span class="label">${ui("in-hand")}</span><span role="img" aria-label=${String(hand.value)} data-fly=${heldKey(board)}>${die(hand.value)}</span>
          ${hand.otherPart > 0 ? html`<span class="tag">+ ${hand.otherPart}</span>` : nothing}
          ${board.choiceButton(board.choices.get("save"), ui("save"), "save")}</div>`
      : nothing}
    <div class="set wrap"><span class="label">${ui("reserve")}</span>
      ${town.reserve.map((value, i) => {
        const choice = board.isOwn(town) ? board.choices.get(`reserve ${value}`) : undefined;
        const small = die(value, "reserve small");
        return html`<span data-fly=${`reserve-${i}-${value}`}>${choice ? board.choiceButton(choice, small) : html`<span role="img" aria-label=${String(value)}>${small}</span>`}</span>`;
      })}
      ${Array.from({ length: town.crossed }, () => html`<span class="slot crossed"></span>`)}${Array.from({ length: town.freeSlots }, () => html`<span class="slot"></span>`)}
    </div>
  </section>`;
}

/** The die in hand comes from its place in the tray. */
function heldKey(board: XiiBoard): string {
  const { shared, own } = board.view;
  const i = shared.findIndex((d) => d.held);
  return i >= 0 ? `die-true-${i}` : `die-false-${own.findIndex((d) => d.held)}`;
}

/** A die of another throw is another die: it tumbles in. */
function face(board: XiiBoard, town: TownView, d: DieView, shared: boolean, i: number): TemplateResult {
  const kind = `${shared ? "shared" : ""} ${d.spent ? "spent" : ""} ${d.held ? "held" : ""}`;
  const plain = board.choices.get(`die ${d.value}`);
  const choice = d.spent || d.held || !board.isOwn(town) ? undefined : shared ? (board.choices.get(`shared ${d.value}`) ?? plain) : plain;
  const state = d.spent ? ` (${board.texts.ui("spent")})` : d.held ? ` (${board.texts.ui("in-hand")})` : "";
  const throwOf = `${board.view.round}-${shared ? "all" : board.view.active}-${d.value}`;
  const body = choice ? board.choiceButton(choice, die(d.value, kind)) : html`<span role="img" aria-label=${`${d.value}${state}`}>${die(d.value, kind)}</span>`;
  return html`${keyed(throwOf, html`<span class="tumble" data-fly=${`${d.held ? "gone" : "die"}-${shared}-${i}`}>${body}</span>`)}`;
}
