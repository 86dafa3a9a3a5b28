import { html, nothing, type TemplateResult } from "lit";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import { listOf, t } from "../../texts";
import type { IronBoard } from "./board";
import type { Announced, Citizen } from "./model";
import { strifeOf, type Strife } from "./strife";

/** What is announced, as a stack: the topmost resolves first. */
export function chain(board: IronBoard): TemplateResult | typeof nothing {
  const links = board.view.chain;
  if (links.length === 0) return nothing;
  const ui = (key: string) => board.texts.ui(key);
  return html`<section class="iron-chain" aria-label=${ui("chain")}>
    <h2>${ui("chain")}</h2>
    <ol>${links.map((link) => html`<li class=${link.resolving ? "resolving" : ""} data-fly=${`link-${links.length - link.order}`}>${announced(board, link)}</li>`)}</ol>
  </section>`;
}

function announced(board: IronBoard, link: Announced): TemplateResult {
  const { texts } = board;
  const strife = strifeOf(board.view, link);
  const picture = link.what === "attack" ? "attack" : link.what === "power" ? "object" : link.what === "fallen" ? "character" : "special";
  return html`<span class="order">${link.order}</span>
    <span class="what">${link.card ? cardArt(link.card, "", picture) : ironGlyph(picture)} <b>${link.card ? texts.name(link.card) : texts.ui(`chain-${link.what}`)}</b></span>
    <span class="side-of">${roundels(board, strife.attackers)}<span class="who">${board.seatName(link.by)}${link.attackers ? html` <span class=${`with ${link.attackers}`}>${ironGlyph(link.attackers)} ${texts.name(link.attackers)}</span>` : nothing}</span></span>
    ${link.target || link.against > 0
      ? html`<span class="arrow" aria-hidden="true">${link.attackers ? ironGlyph("attack") : ""}➝</span><span class="side-of">${roundels(board, strife.target ? [strife.target] : [])}<span class="whom">${link.target ? texts.name(link.target) : ""} ${link.against > 0 ? html`<small>${board.seatName(link.against)}</small>` : nothing}</span></span>`
      : nothing}
    ${why(board, strife)}
    ${link.stillAsked.length > 0 ? html`<small class="asked">${texts.ui("still-asked")}: ${listOf(link.stillAsked.map((seat) => board.seatName(seat)))}</small>` : nothing}`;
}

function roundels(board: IronBoard, people: Citizen[]): TemplateResult {
  return html`${people.map((c) => html`<span class=${`roundel ${c.culture}`} title=${board.texts.name(c.id)}>${cardArt(c.id, c.culture, "character")}</span>`)}`;
}

/** Why this attack may be made, from what lies on the table. */
function why(board: IronBoard, { link, attackers, target }: Strife): unknown {
  if (link.what !== "attack" || attackers.length < 2 || !target || target.protectedBy.length > 0) return nothing;
  const { texts } = board;
  const words = { n: attackers.length, culture: texts.name(link.attackers), who: board.seatName(link.by), target: texts.name(target.id), other: texts.name(target.culture) };
  return html`<small class="why">${t("iron.why", words)}</small>`;
}
