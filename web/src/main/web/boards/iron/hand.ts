import { html, nothing, type TemplateResult } from "lit";
import { vars } from "../../parts/vars";
import type { IronBoard } from "./board";
import { face } from "./card";
import type { CardView } from "./model";
import { aimsOf, atOnce, exactly } from "./moves";

/** One's own hand, fanned by Culture. */
export function hand(board: IronBoard): unknown {
  if (board.mine === 0 || board.view.step === "pick") return nothing;
  const { texts } = board;
  const fan = (cards: CardView[]) => cards.map((card, i) => html`<li data-fly=${card.id} ${vars({ "--tilt": `${(i - (cards.length - 1) / 2) * 2.2}deg` })}>${handCard(board, card)}</li>`);
  return html`<section class="iron-hand" aria-label=${texts.ui("your-hand")}>
    <h2>${texts.ui("your-hand")}</h2>
    <div class="fan">${board.view.hand.map((group) => html`<ul class="iron-cards fan-group" aria-label=${group.culture ? texts.name(group.culture) : texts.ui("actions")}>${fan(group.cards)}</ul>`)}</div>
    ${bar(board)}
  </section>`;
}

/** A card that can be played at once, picked up, or looked at. */
export function handCard(board: IronBoard, card: CardView): TemplateResult {
  const aims = aimsOf(board.choices.all(), card);
  const key = aims[0]?.actor ?? "";
  const body = face(card, board.texts, true);
  const kind = `iron-card in-hand ${card.culture || card.kind}`;
  const once = atOnce(aims);
  if (once) return board.choiceButton(exactly(once.choice, card.like, card.id, (id) => board.texts.name(id)), body, `${kind} lit`) as TemplateResult;
  if (aims.some((aim) => aim.choice.reason === undefined))
    return html`<button type="button" class=${`${kind} lit`} aria-pressed=${board.pickedCard === card.id} data-card=${card.id} @click=${() => board.pickUp(key, card.id)}>${body}</button>`;
  if (aims.length > 0) return board.choiceButton(aims[0]!.choice, body, kind) as TemplateResult;
  return html`<div class=${kind}>${body}</div>`;
}

/** What the picked-up card can do, in words. */
function bar(board: IronBoard): unknown {
  if (board.picked === "") return nothing;
  const aims = board.aims.filter((aim) => aim.actor === board.picked && aim.choice.reason === undefined);
  return html`<div class="iron-bar" role="group" aria-label=${board.texts.ui("with-card")}>
    <p>${board.texts.ui("with-card")} <b>${board.texts.name(board.pickedCard)}</b></p>
    <div class="row">${aims.map((aim) => board.withPicked(aim.choice)).map((choice) => board.choiceButton(choice, choice.label))}</div>
  </div>`;
}
