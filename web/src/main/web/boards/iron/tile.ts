import { html, nothing, type TemplateResult } from "lit";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import { pickButton, targetButton } from "./aiming";
import type { IronBoard } from "./board";
import { kindName, shieldsOf, type Face } from "./card";
import { atOnce, exactly } from "./moves";
import { shortName } from "./names";
import { spared } from "./strife";

/** A card in a City, small: a target of what was picked up, an Object's power to use, somebody to give up, or just there. */
export function tile(board: IronBoard, card: Face, like: string): TemplateResult {
  const { texts } = board;
  const guarded = (card.protectedBy ?? []).length > 0;
  const fresh = board.isFresh((v) => JSON.stringify(v.cities).includes(`"${card.id}"`));
  const dim = board.picked === "attack" && card.kind === "character" && spared(board.view, card.id).length > 0;
  const classes = `iron-tile ${card.kind} ${card.culture} ${guarded ? "guarded" : ""} ${fresh ? "new" : ""} ${dim ? "spared" : ""} ${board.roles.get(card.id) ?? ""}`;
  const body = face(board, card, guarded);
  const target = targetButton(board, { id: card.id, like, object: card.object ?? "" }, body, classes);
  if (target) return target;
  const given = board.aims.find((aim) => aim.verb === "sacrifice" && aim.choice.reason === undefined && (aim.actor === card.id || aim.actor === like));
  if (given) return board.choiceButton(exactly(given.choice, like, card.id, (id) => texts.name(id)), body, `${classes} lit`) as TemplateResult;
  const powers = card.object ? board.aims.filter((aim) => aim.verb === "use" && aim.actor === card.object && aim.choice.reason === undefined) : [];
  const once = atOnce(powers, board.answering);
  if (once) return board.choiceButton(once.choice, body, `${classes} lit`) as TemplateResult;
  if (powers.length > 0) return pickButton(board, powers, card.object!, body, classes);
  return html`<div class=${classes}>${body}</div>`;
}

function face(board: IronBoard, card: Face, guarded: boolean): TemplateResult {
  const { texts } = board;
  const person = card.kind === "character" || card.kind === "protagonist";
  const name = texts.name(card.id);
  const shields = shieldsOf(card, texts);
  return html`<b class="face-name" aria-hidden="true">${person ? shortName(name) : name}</b>
    <span class="unseen">${name}, ${texts.name(card.culture)}, ${kindName(card, texts)}${card.object ? `, ${texts.name(card.object)}` : ""}${shields ? `, ${shields}` : ""}</span>
    <span class=${`pic ${card.culture}`}>${cardArt(card.id, card.culture, card.kind)}</span>
    ${card.object ? html`<i class="obj">${cardArt(card.object, "", "object")}</i>` : nothing}
    ${guarded ? html`<i class="mark">${ironGlyph("shield")}</i>` : person && card.kind === "character" ? nothing : html`<i class="mark gold">${ironGlyph(card.kind)}</i>`}`;
}
