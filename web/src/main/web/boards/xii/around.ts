import { html, nothing, type TemplateResult } from "lit";
import { xiiGlyph } from "../../icons/xii";
import type { XiiBoard } from "./board";
import type { TownView } from "./model";
import { townscape } from "./townscape";

type Glance = [icon: string, word: string, read: (town: TownView) => number | undefined];

const GLANCE: Glance[] = [
  ["sword", "power", (town) => town.powAtHome],
  ["reputation", "reputation", (town) => town.reputation],
  ...["population", "food", "supply"].map((id): Glance => [id, id, (town) => town.assets.find((a) => a.id === id)?.amount]),
];

/** All towns, one glance away; a click lays their sheet in front. */
export function towns(board: XiiBoard, shown: number): TemplateResult {
  const { view, texts } = board;
  const glance = (i: number, [icon, word, read]: Glance) =>
    html`<span title=${texts.ui(word)}>${xiiGlyph(icon)}<span class="unseen">${texts.ui(word)}</span>${board.num((v) => read(v.towns[i]!))}</span>`;
  return html`<div class="xii-towns" role="group" aria-label=${texts.ui("towns")}>
    ${view.towns.map(
      (town, i) => html`<button type="button" aria-pressed=${i === shown} class=${view.active === town.seat ? "active" : ""} @click=${() => board.look(town.seat)}>
        ${townscape(town)}
        <span class="named"><span class="seat-number">${town.seat}</span><strong>${board.seatName(town.seat)}</strong>${town.seat === view.first ? html`<span class="first" title=${texts.ui("first")}>⚑<span class="unseen">${texts.ui("first")}</span></span>` : nothing}
          <span class="points">${glance(i, ["crown", "score", (t) => t.score])}</span></span>
        <span class="glance">${GLANCE.map((g) => glance(i, g))}</span>
      </button>`,
    )}
  </div>`;
}

/** The century: ten decades, and what each of them brings. */
export function events(board: XiiBoard): TemplateResult {
  const { view, texts } = board;
  return html`<ol class="xii-events" aria-label=${texts.ui("events")}>
    ${view.track.map((event, i) => {
      const round = i + 1;
      const state = round < view.round ? "past" : round === view.round ? "now" : "";
      return html`<li class=${`${state} ${event ? "eventful" : ""}`} aria-current=${state === "now" ? "step" : "false"} data-component=${event || nothing}>
        <b>${round}</b>${event ? html`${xiiGlyph(event)}<span class="unseen">${texts.name(event)}</span>` : nothing}
      </li>`;
    })}
  </ol>`;
}
