import { html, nothing, type TemplateResult } from "lit";
import { pickButton } from "./aiming";
import type { IronBoard } from "./board";
import { face } from "./card";
import { CULTURES, type CardView } from "./model";
import { aimsOf, atOnce, exactly } from "./moves";

/** One's own hand, docked: one row in which the cards overlap, by Culture; the one that is pointed at opens. */
export function hand(board: IronBoard): unknown {
  if (board.view.step === "pick") return pick(board);
  if (board.mine === 0) return nothing;
  const { texts } = board;
  const cards = board.view.hand.flatMap((group) => group.cards.map((card, i) => ({ card, first: i === 0 })));
  return html`<section class="iron-hand" aria-label=${texts.ui("your-hand")}>
    <h2 class="unseen">${texts.ui("your-hand")}</h2>
    ${cards.length === 0 ? html`<p class="gap">${texts.ui("no-cards")}</p>` : html`<ul>${cards.map(({ card, first }, i) => html`<li class=${first && i > 0 ? "first" : ""} data-fly=${card.id} data-component=${card.id}>${handCard(board, card)}</li>`)}</ul>`}
  </section>`;
}

/** At the very beginning: the Protagonists that are left. */
function pick(board: IronBoard): TemplateResult {
  const { texts } = board;
  const cards = board.choices.starting("pick").map((choice) => ({ choice, card: protagonist(board, choice.text.split(" ")[1]!) }));
  cards.sort((a, b) => CULTURES.indexOf(a.card.culture) - CULTURES.indexOf(b.card.culture));
  return html`<section class="iron-hand iron-pick" aria-label=${texts.ui("pick")}>
    <ul>${cards.map(({ choice, card }) => html`<li>${board.choiceButton(choice, shown(board, card, "lit"), "slot")}</li>`)}</ul>
  </section>`;
}

function protagonist(board: IronBoard, id: string): CardView {
  const culture = board.components.find((c) => c.id === id)?.facts.find((f) => f.key === "culture")?.value ?? "";
  return { id, kind: "protagonist", culture: CULTURES.find((c) => c === culture || board.texts.name(c) === culture) ?? "", count: 1, like: id };
}

/** Choices among cards that are laid open, not among one's own. */
const FROM_ELSEWHERE = new Set(["strike", "keep"]);

/** A card that can be played at once, picked up, or looked at. What is pointed at is its place in the row, so that no neighbour is skipped when it opens. */
function handCard(board: IronBoard, card: CardView): TemplateResult {
  const aims = aimsOf(board.aims, card).filter(({ verb }) => !FROM_ELSEWHERE.has(verb));
  const allowed = aims.filter((aim) => aim.choice.reason === undefined);
  const once = atOnce(aims, board.answering);
  if (once) return board.choiceButton(exactly(once.choice, card.like, card.id, (id) => board.texts.name(id)), shown(board, card, "lit"), "slot") as TemplateResult;
  if (allowed.length > 0) return pickButton(board, allowed, card.id, shown(board, card, "lit"), "slot");
  if (aims.length > 0) return board.choiceButton(aims[0]!.choice, shown(board, card, "", aims[0]!.choice.reason), "slot") as TemplateResult;
  return html`<div class="slot" role="group" tabindex="0" aria-label=${board.texts.name(card.id)}>${shown(board, card, "")}</div>`;
}

function shown(board: IronBoard, card: CardView, lit: string, why = ""): TemplateResult {
  return html`<span class=${`iron-card in-hand ${card.culture || card.kind} ${lit}`}>${face(card, board.texts)}${why ? html`<span class="why-not">${why}</span>` : nothing}</span>`;
}
