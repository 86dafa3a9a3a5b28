import { html, nothing, type TemplateResult } from "lit";
import { ironGlyph } from "../../icons/iron";
import { clockText } from "../../parts/players";
import { listOf } from "../../texts";
import type { IronBoard } from "./board";
import type { Announced } from "./model";

/** What is announced, as a stack: the topmost resolves first. */
export function chain(board: IronBoard): TemplateResult | typeof nothing {
  const links = board.view.chain;
  if (links.length === 0) return nothing;
  const ui = (key: string) => board.texts.ui(key);
  return html`<section class="iron-chain" aria-label=${ui("chain")}>
    <h2>${ui("chain")}</h2>
    <ol>${links.map((link) => html`<li class=${link.resolving ? "resolving" : ""}>${announced(board, link)}</li>`)}</ol>
  </section>`;
}

const LONGER = ["this-turn", "until-attacked", "until-my-turn"];

/** The calm question whether to answer: pass now, pass for longer, and how much time is left. */
export function prompt(board: IronBoard): TemplateResult | typeof nothing {
  const pass = board.choices.get("pass");
  if (!pass || pass.reason !== undefined) return standing(board);
  const left = board.position.clock?.[String(board.mine)];
  const longer = (until: string) =>
    html`<button type="button" data-move="pass" data-then=${`pass ${until}`} ?disabled=${board.busy}>${board.texts.ui(`standing.${until}`)}</button>`;
  return html`<section class="iron-prompt" aria-label=${board.texts.ui("prompt")}>
    <p>${board.texts.ui("prompt")} ${left === undefined ? nothing : html`<span class="tag">${clockText(left)}</span>`}</p>
    <div class="row">${board.choiceButton(pass, pass.label)}${LONGER.map(longer)}</div>
  </section>`;
}

/** How one is answered for while others act, and how to change that. */
function standing(board: IronBoard): TemplateResult | typeof nothing {
  const offers = [...LONGER.map((until) => board.choices.get(`pass ${until}`)), board.choices.get("ask again")];
  const { standing } = board.view;
  if (!standing && offers.every((offer) => offer === undefined)) return nothing;
  return html`<section class="iron-prompt quiet" aria-label=${board.texts.ui("standing")}>
    <p>${board.texts.ui("standing")}: ${standing ? html`<span class="standing-now">${board.texts.ui(`standing.${standing}`)}</span>` : board.texts.ui("standing.none")}</p>
    <div class="row">${offers.map((offer) => board.choiceButton(offer, offer?.label))}</div>
  </section>`;
}

function announced(board: IronBoard, link: Announced): TemplateResult {
  const { texts } = board;
  const picture = link.what === "attack" ? "attack" : link.what === "power" ? "object" : link.what === "fallen" ? "character" : "special";
  return html`<span class="order">${link.order}</span>
    <span class="what">${ironGlyph(picture)} <b>${link.card ? texts.name(link.card) : texts.ui(`chain-${link.what}`)}</b></span>
    <span class="who">${board.seatName(link.by)}${link.attackers ? html` <span class=${`with ${link.attackers}`}>${ironGlyph(link.attackers)} ${texts.name(link.attackers)}</span>` : nothing}</span>
    ${link.target || link.against > 0
      ? html`<span class="whom">→ ${link.target ? texts.name(link.target) : ""} ${link.against > 0 ? html`<small>(${board.seatName(link.against)})</small>` : nothing}</span>`
      : nothing}
    ${link.stillAsked.length > 0 ? html`<small class="asked">${texts.ui("still-asked")}: ${listOf(link.stillAsked.map((seat) => board.seatName(seat)))}</small>` : nothing}`;
}
