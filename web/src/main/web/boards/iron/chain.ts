import { html, nothing, type TemplateResult } from "lit";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import { listOf } from "../../texts";
import type { IronBoard } from "./board";
import { citizens, type Announced, type Citizen } from "./model";
import { shortName } from "./names";

/** So many are shown whole; what lies below them is told in a line each. */
const WHOLE = 2;

/** What is announced, as a stack: the first resolves first. */
export function chain(board: IronBoard): TemplateResult {
  const links = board.view.chain;
  const key = (link: Announced) => `link-${links.length - link.order}`;
  const deeper = links.slice(WHOLE);
  return html`<section class="iron-chain" aria-label=${board.texts.ui("chain")}>
    <ol class=${`of-${Math.min(links.length, WHOLE + 1)}`}>
      ${links.slice(0, WHOLE).map((link) => html`<li class=${`announced ${link.order === 1 ? "topmost" : ""} ${link.touches ? "touches" : ""}`} data-fly=${key(link)}>${announced(board, link)}</li>`)}
      ${deeper.length > 0 ? html`<li class="deeper"><ol>${deeper.map((link) => html`<li class=${link.touches ? "touches" : ""} data-fly=${key(link)} data-component=${link.card || "attack"}>${order(link)} <b>${title(board, link)}</b> <span>${board.seatName(link.by)}${link.target ? html` ➝ ${shortName(board.texts.name(link.target))}` : nothing}</span></li>`)}</ol></li>` : nothing}
    </ol>
  </section>`;
}

export function title(board: IronBoard, link: Announced): string {
  return link.card && link.what !== "fallen" ? board.texts.name(link.card) : board.texts.ui(`chain-${link.what}`);
}

const order = (link: Announced) => html`<span class="order">${link.order}</span>`;

function announced(board: IronBoard, link: Announced): TemplateResult {
  const { texts } = board;
  const picture = link.what === "attack" ? "attack" : link.what === "power" ? "object" : link.what === "fallen" ? "character" : "special";
  const shown = link.what === "fallen" ? link.target : link.card || "attack";
  return html`<span class=${`pic ${picture}`} data-component=${shown}>${cardArt(shown, "", picture)}</span>
    <div>
      <p class="when">${order(link)} <i>${texts.ui(link.order === 1 ? "resolves-first" : "then")}</i></p>
      <h2>${title(board, link)}</h2>
      ${link.target || link.against > 0 ? duel(board, link) : html`<p class="about">${texts.about(link.card)}</p>`}
      ${why(board, link)}
      <p class="by"><span class="seat-number">${link.by}</span> ${board.seatName(link.by)}${link.stillAsked.length > 0 ? html`<small class="asked"> · ${texts.ui("still-asked")}: ${listOf(link.stillAsked.map((seat) => board.seatName(seat)))}</small>` : nothing}</p>
    </div>`;
}

/** Who does it to whom. */
function duel(board: IronBoard, link: Announced): TemplateResult {
  const all = board.view.cities.flatMap(citizens);
  const found = (id: string) => all.filter((c) => c.id === id);
  const target = found(link.target);
  return html`<p class="duel">${roundels(link.attacking.flatMap(found))}
    ${link.attackers ? html`<span class=${`with ${link.attackers}`}>${ironGlyph(link.attackers)}<span class="unseen">${board.texts.name(link.attackers)}</span></span>` : nothing}
    <span class="arrow" aria-hidden="true">➝</span>${roundels(target)}
    <b>${link.target ? shortName(board.texts.name(link.target)) : board.seatName(link.against)}</b>
    ${link.target && link.against > 0 ? html`<small>${board.seatName(link.against)}</small>` : nothing}</p>`;
}

function roundels(people: Citizen[]): TemplateResult {
  return html`${people.map((c) => html`<span class=${`roundel ${c.culture}`} data-component=${c.id}>${cardArt(c.id, c.culture, "character")}</span>`)}`;
}

/** Why this Attack may be made, or what has become of it, as the view has it. */
function why(board: IronBoard, link: Announced): unknown {
  if (link.what === "fallen" || link.attackers === "") return nothing;
  const { texts } = board;
  const words = { n: link.attacking.length, culture: texts.name(link.attackers), target: shortName(texts.name(link.target)) };
  return html`<p class=${link.stands ? "why" : "why fails"}>${texts.fill(link.stands ? "stands" : "fails", words)}</p>`;
}
