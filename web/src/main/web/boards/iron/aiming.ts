import { html, type TemplateResult } from "lit";
import type { Choice } from "../../types";
import type { IronBoard } from "./board";
import { exactly, leads, type Aim } from "./moves";

/** What lies on the table and may be aimed at. */
export interface Target {
  id: string;
  like: string;
  /** The Object it bears. */
  object?: string;
}

/** What can be done to this card with the one that was picked up, the very cards named. */
export function aimedAt(board: IronBoard, { id, like, object }: Target): Choice[] {
  if (board.picked === "") return [];
  const hits = ({ target }: Aim) => target !== "" && (target === id || target === like || target === object);
  const name = (card: string) => board.texts.name(card);
  return board.aims.filter((aim) => aim.actor === board.picked && hits(aim)).map((aim) => exactly(board.withPicked(aim.choice), like, id, name));
}

/**
 * A target as a button: one click does the only thing there is to do; with several ways (two pairs who could attack) it
 * asks which. Undefined where there is nothing to do.
 */
export function targetButton(board: IronBoard, target: Target, body: unknown, classes: string): TemplateResult | undefined {
  const choices = aimedAt(board, target);
  const allowed = choices.filter((choice) => choice.reason === undefined);
  if (allowed.length === 0) return choices.length > 0 ? (board.choiceButton(choices[0], body, classes) as TemplateResult) : undefined;
  if (allowed.length === 1) return board.choiceButton(allowed[0], body, `${classes} lit`) as TemplateResult;
  return html`<button type="button" class=${`${classes} lit`} data-leads=${leads(board.pickedAims())} aria-pressed=${board.aimed === target.id} ?disabled=${board.busy} @click=${() => board.aimAt(target.id)}>${body}</button>`;
}

/** A card, in hand or borne by a Citizen, that is picked up to be aimed. */
export function pickButton(board: IronBoard, aims: Aim[], card: string, body: unknown, classes: string): TemplateResult {
  return html`<button type="button" class=${`${classes} lit`} aria-pressed=${board.pickedCard === card} data-card=${card} data-component=${card} data-leads=${leads(aims)} ?disabled=${board.busy} @click=${() => board.pickUp(aims[0]!.actor, card)}>${body}</button>`;
}
