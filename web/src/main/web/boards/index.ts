import { html, type TemplateResult } from "lit";
import type { Question } from "../frame/zones";
import { family } from "../games";
import { GameTexts } from "../texts";
import type { GameDetail, Json, LogLine, Position, Seat } from "../types";
import "./city/board";
import { onCityBoard } from "./city/moves";
import "./generic";
import "./iron/board";
import { onIronBoard } from "./iron/moves";
import "./xii/board";
import { onXiiBoard } from "./xii/moves";

export interface BoardInput {
  detail: GameDetail;
  position: Position;
  seats: Seat[];
  preview: Json | undefined;
  previews: ReadonlyMap<string, Json>;
  known: Json | undefined;
  news: LogLine[];
  busy: boolean;
  question: Question;
}

/** The board that draws this game's views. */
export function board(input: BoardInput): TemplateResult {
  const { detail, position, seats, preview, previews, known, news, busy, question } = input;
  const texts = new GameTexts(detail.texts);
  const components = detail.components;
  switch (family(detail.id)) {
    case "xii":
      return html`<xii-board class="the-board" .position=${position} .seats=${seats} .texts=${texts} .components=${components} .preview=${preview} .previews=${previews} .known=${known} .news=${news} ?busy=${busy} .question=${question}></xii-board>`;
    case "iron":
      return html`<iron-board class="the-board" .position=${position} .seats=${seats} .texts=${texts} .components=${components} .preview=${preview} .previews=${previews} .known=${known} .news=${news} ?busy=${busy} .question=${question}></iron-board>`;
    case "city":
      return html`<city-board class="the-board" .position=${position} .seats=${seats} .texts=${texts} .components=${components} .preview=${preview} .previews=${previews} .known=${known} .news=${news} ?busy=${busy} .question=${question}></city-board>`;
    default:
      return html`<generic-board class="the-board" .position=${position} .seats=${seats} .texts=${texts} .components=${components} .preview=${preview} .previews=${previews} .known=${known} .news=${news} ?busy=${busy} .question=${question}></generic-board>`;
  }
}

/** Whether the board itself offers this choice, so that the list beside it need not. */
export function onBoard(game: string, text: string, _position: Position): boolean {
  switch (family(game)) {
    case "xii":
      return onXiiBoard(text);
    case "iron":
      return onIronBoard(text);
    case "city":
      return onCityBoard(text);
    default:
      return false;
  }
}
