import { html, nothing, type TemplateResult } from "lit";
import { FINISH, words } from "../choices";
import { humanise, t, type GameTexts } from "../texts";
import type { Choice, Position } from "../types";

const MANY = 14;

/** One choice as a button of a list. */
export function choiceItem(choice: Choice, busy: boolean): TemplateResult {
  return choice.reason === undefined
    ? html`<li><button type="button" class=${FINISH.includes(choice.text) ? "choice main" : "choice"} data-move=${choice.text} ?disabled=${busy}>${choice.label}</button></li>`
    : html`<li><button type="button" class="choice refused" data-refused=${choice.text} aria-disabled="true">${choice.label}<small>${choice.reason}</small></button></li>`;
}

/**
 * The choices of a position as lists of buttons. What the board itself offers (`onBoard`) is kept in a folded list,
 * so that everything can be done without the board, too.
 */
export function menu(position: Position, texts: GameTexts, busy: boolean, onBoard: (text: string) => boolean): TemplateResult {
  const here = position.moves.filter((move) => !onBoard(move.text));
  const refused = position.intents.filter((intent) => intent.reason !== undefined);
  return html`
    ${here.length > 0 ? (here.length > MANY ? grouped(here, texts, busy) : html`<ul class="menu">${here.map((choice) => choiceItem(choice, busy))}</ul>`) : nothing}
    ${here.length < position.moves.length
      ? html`<details class="all-choices"><summary>${t("table.all")} (${position.moves.length})</summary>${grouped(position.moves, texts, busy)}</details>`
      : nothing}
    ${refused.length > 0
      ? html`<details class="not-now"><summary>${t("table.notNow")} (${refused.length})</summary><ul class="menu">${refused.slice(0, 60).map((choice) => choiceItem(choice, busy))}</ul></details>`
      : nothing}
  `;
}

function grouped(choices: Choice[], texts: GameTexts, busy: boolean): TemplateResult {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = words(choice.text)[0]!;
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return html`<div class="groups">${[...groups].map(
    ([verb, some]) => html`<div class="group">
      ${groups.size > 1 ? html`<p class="verb">${texts.find(`ui.board.verb.${verb}`) ?? humanise(verb)}</p>` : nothing}
      <ul class="menu">${some.map((choice) => choiceItem(choice, busy))}</ul>
    </div>`,
  )}</div>`;
}
