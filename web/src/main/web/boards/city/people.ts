import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { CityBoard } from "./board";
import type { Person } from "./model";

/** The action tokens that everybody has in a round (COI-30). */
const ACTIONS = 3;

/** Before a round's first action nobody has a place in it yet. */
const WITHOUT_ORDER = new Set(["nation", "piles", "bid", "second-bid", "over"]);

/** Who goes after whom in this round; empty as long as that is not settled. */
export function turnOrder(board: CityBoard): number[] {
  const { step, turnOrder: order, players } = board.view;
  return WITHOUT_ORDER.has(step) || new Set(order).size < players.length ? [] : order;
}

/** Everybody at a glance; a click shows their cities in the same form as one's own, or answers whom to rob. */
export function people(board: CityBoard): TemplateResult {
  const order = turnOrder(board);
  return html`<div class="city-people" role="group" aria-label=${board.ui("players")}>
    ${board.view.players.map((p, i) => {
      const turn = board.position.awaited.includes(p.seat) ? "now" : "";
      const kind = `person seat-${p.seat} ${turn}`;
      const body = html`${named(board, p, order)}${counts(board, p, i)}`;
      const rob = board.choices.get(`rob ${p.seat}`);
      return rob
        ? board.choiceButton(rob, body, kind)
        : html`<button type="button" class=${kind} aria-pressed=${p === board.shown} @click=${() => board.look(p.seat)}>${body}</button>`;
    })}
  </div>`;
}

function named(board: CityBoard, p: Person, order: number[]): TemplateResult {
  const bid = board.view.track.find((space) => space.seat === p.seat);
  const place = order.indexOf(p.seat) + 1;
  return html`<span class="named"><span class=${`cube seat-${p.seat}`}>${p.seat}</span><strong>${board.seatName(p.seat)}</strong><i data-component=${p.nation || nothing}>${p.nation ? board.name(p.nation) : ""}</i>
    ${p.decided ? html`<span class="tag">✓<span class="unseen"> ${board.ui("decided")}</span></span>` : nothing}
    ${place > 0
      ? html`<b class="place" title=${board.ui("order")}><span class="unseen">${board.ui("order")} </span>${place}.</b>${left(board, p)}`
      : bid
        ? html`<span class="bid" title=${board.ui("verb.bid")}><span class="unseen">${board.ui("verb.bid")} </span>${bid.coins}${cityGlyph("coin")}</span>`
        : nothing}</span>`;
}

/** The actions that a player still has in this round, a disc each. */
function left(board: CityBoard, p: Person): TemplateResult {
  const said = board.texts.fill("actions-left", { n: ACTIONS - p.actions });
  return html`<span class="discs" title=${said}><span class="unseen">${said}</span>${Array.from({ length: ACTIONS }, (_, i) => html`<span class=${i < p.actions ? "" : "on"}></span>`)}</span>`;
}

function counts(board: CityBoard, p: Person, i: number): TemplateResult {
  const count = (icon: string, word: string, read: (p: Person) => number) =>
    html`<span class="token" title=${board.ui(word)}>${cityGlyph(icon)}<span class="unseen">${board.ui(word)} </span>${board.num((v) => read(v.players[i]!))}</span>`;
  const pile = (kind: "citizens" | "military", icon: string) =>
    html`<span class="token" title=${`${board.ui(icon)}: ${board.ui("piles")}`}>${cityGlyph(icon)}<span class="unseen">${board.ui(icon)}: ${board.ui("piles")} </span>${p[kind].draw}/${p[kind].discard}</span>`;
  return html`<span class="counts">
    <span class="big">${count("vp", "vp", (q) => q.points.total)}</span><span class="big">${count("coin", "coins", (q) => q.coins)}</span><span class="big">${count("science", "science", (q) => q.science)}</span>
    ${count("income", "income", (q) => q.income.total)}${count("card", "hand", (q) => q.hand)}<span class="of-piles">${pile("citizens", "citizen")}${pile("military", "military")}</span>
  </span>`;
}
