import { html, nothing, type TemplateResult } from "lit";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import type { Choice } from "../../types";
import { aimedAt, targetButton, type Target } from "./aiming";
import type { IronBoard } from "./board";
import { citizens, type CardView } from "./model";
import { aimOf, exactly } from "./moves";
import { shortName } from "./names";

/** What the picked-up card can be aimed at, named in the middle of the table too, City by City. */
export function targets(board: IronBoard): TemplateResult {
  const { view, texts } = board;
  const places = view.cities.map((city) => ({
    name: board.seatName(city.seat),
    chips: [...citizens(city), ...city.bastions].flatMap((card) => chip(board, { object: "", ...card })),
  }));
  const fromPile = view.pile.flatMap((card) => chip(board, card));
  const plain = board.pickedAims().filter((aim) => aim.target === "" && aim.choice.reason === undefined);
  return html`<section class="iron-targets" aria-label=${texts.ui("with-card")}>
    ${board.aimed === "" ? nothing : ways(board)}
    ${plain.length > 0 ? html`<p class="row">${plain.map((aim) => board.choiceButton(board.withPicked(aim.choice), aim.choice.label, "chip"))}</p>` : nothing}
    ${[...places, { name: texts.ui("pile"), chips: fromPile }].filter(({ chips }) => chips.length > 0 && board.aimed === "").map(({ name, chips }) => html`<p class="row"><i>${name}</i>${chips}</p>`)}
  </section>`;
}

function chip(board: IronBoard, card: Target & { culture: string }): unknown[] {
  if (!aimedAt(board, card).some((choice) => choice.reason === undefined)) return [];
  const struck = card.object && board.pickedAims().some((aim) => aim.target === card.object) ? card.object : card.id;
  return [targetButton(board, card, html`${ironGlyph(card.culture)} ${shortName(board.texts.name(struck))}`, `chip ${card.culture}`)];
}

/** Several pairs could attack the one that was chosen. */
function ways(board: IronBoard): TemplateResult {
  const card = board.view.cities.flatMap(citizens).find((c) => c.id === board.aimed);
  return html`<p class="row">${(card ? aimedAt(board, card) : []).filter((choice) => choice.reason === undefined).map((choice) => board.choiceButton(choice, choice.label, "chip"))}</p>`;
}

/** Cards that are laid open to choose from: those a Telescope shows, or the hand that a Spy sees. */
export function laidOpen(board: IronBoard, verb: "keep" | "strike"): TemplateResult {
  const name = (id: string) => board.texts.name(id);
  const open = verb === "keep" ? board.view.shown : board.view.cities.flatMap((city) => (city.seat === board.view.chain[0]?.against ? city.known : []));
  const cards = open.flatMap((card) => board.choices.starting(verb).filter(({ text }) => [card.id, card.like].includes(aimOf({ text, label: "" }).actor)).map((choice) => ({ card, choice: exactly(choice, card.like, card.id, name) })));
  return html`<section class="iron-targets open" aria-label=${board.texts.ui(verb === "keep" ? "shown" : "seen-hand")}>
    <p class="row">${cards.map(({ card, choice }) => openCard(board, card, choice))}</p>
  </section>`;
}

function openCard(board: IronBoard, card: CardView, choice: Choice): unknown {
  return html`<span data-component=${card.id}>${board.choiceButton(choice, html`<span class=${`pic ${card.culture || card.kind}`}>${cardArt(card.id, card.culture, card.kind)}</span> ${board.texts.name(card.id)}${card.count > 1 ? ` ×${card.count}` : ""}`, `chip lit ${card.culture}`, "")}</span>`;
}
