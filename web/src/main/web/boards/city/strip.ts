import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { xiiGlyph } from "../../icons/xii";
import type { CityBoard } from "./board";
import { ACTIONS } from "./moves";
import { underway } from "./pending";
import { turnOrder } from "./people";

/** What goes on: the bids, the actions to choose from, the action under way, or who goes after whom. */
export function strip(board: CityBoard): unknown {
  const { step, pending } = board.view;
  const yields = board.choices.starting("yield");
  if (step === "bid" || step === "second-bid") return track(board);
  if (pending[0]) return underway(board, pending[0]);
  if (yields.length > 0) return html`<div class="city-actions">${yields.map((choice) => board.choiceButton(choice, html`${cityGlyph(choice.text.split(" ")[1]!)} ${board.name(choice.text.split(" ")[1]!)}`, "action", choice.label))}</div>`;
  if (step === "action" && board.position.moves.length > 0) return actions(board);
  return order(board);
}

/** The track: what each space costs, who is where, and that the right end acts first. */
function track(board: CityBoard): TemplateResult {
  return html`<section class="city-track" aria-label=${board.ui("track")}>
    <span class="end">← ${board.ui("acts-last")}</span>
    <ol>${board.view.track.map((space) => {
      const cost = html`${space.coins}${cityGlyph("coin")}`;
      const body = space.seat > 0 ? html`<span class=${`cube seat-${space.seat}`} data-fly=${`cube-${space.seat}`} title=${board.seatName(space.seat)}>${space.seat}</span><small>${cost}</small>` : cost;
      const name = board.texts.fill("bid-costs", { n: space.space, coins: space.coins });
      return html`<li>${space.seat > 0 ? html`<div class="space">${body}</div>` : (bidButton(board, space.space, name, body) ?? html`<div class="space" title=${name}>${body}</div>`)}</li>`;
    })}</ol>
    <span class="end">${board.ui("acts-first")} →</span>
  </section>`;
}

function bidButton(board: CityBoard, space: number, name: string, body: TemplateResult): unknown {
  const choice = board.choices.get(`bid ${space}`);
  return choice && board.choiceButton({ ...choice, label: name }, body, "space", name);
}

function actions(board: CityBoard): TemplateResult {
  return html`<section class="city-actions" aria-label=${board.ui("actions")}>${ACTIONS.map(([move, icon]) => {
    const choice = board.choices.get(move);
    const picture = icon === "infrastructure" ? xiiGlyph(icon) : cityGlyph(icon);
    return choice ? board.choiceButton(choice, html`${picture}<span>${board.ui(`act.${move.replace(" ", "-")}`)}</span>`, "action") : nothing;
  })}</section>`;
}

/** Once everybody has a place: who goes after whom, and whose turn it is. */
function order(board: CityBoard): unknown {
  const seats = turnOrder(board);
  if (seats.length === 0) return nothing;
  const { awaited } = board.position;
  return html`<p class="city-order">${board.ui("order")}: ${seats.map((seat) => html`<span class=${`chip-seat seat-${seat} ${awaited.includes(seat) ? "now" : ""}`}><span class=${`cube seat-${seat}`}>${seat}</span> ${board.seatName(seat)}</span>`)}</p>`;
}
