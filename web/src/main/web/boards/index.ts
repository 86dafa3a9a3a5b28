import { html, type TemplateResult } from "lit";
import { family } from "../games";
import type { GameTexts } from "../texts";
import type { Json, Position, Seat } from "../types";
import "./generic";

export interface BoardInput {
  game: string;
  position: Position;
  seats: Seat[];
  texts: GameTexts;
  preview: Json | undefined;
  known: Json | undefined;
  busy: boolean;
}

/** The board that draws this game's views. */
export function board(input: BoardInput): TemplateResult {
  const { position, seats, texts, preview, known, busy } = input;
  switch (family(input.game)) {
    default:
      return html`<generic-board .position=${position} .seats=${seats} .texts=${texts} .preview=${preview} .known=${known} ?busy=${busy}></generic-board>`;
  }
}

/** Whether the board itself offers this choice, so that the list beside it need not. */
export function onBoard(_game: string, _text: string, _position: Position): boolean {
  return false;
}
