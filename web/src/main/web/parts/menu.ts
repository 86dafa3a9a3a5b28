import { html, nothing, type TemplateResult } from "lit";
import { FINISH, words } from "../choices";
import { humanise, t, type GameTexts } from "../texts";
import type { Choice, Position } from "../types";

/** As many answers as stand in a row beside the question; more are in a list that opens over the board. */
const ROW = 6;

/** The component that a move is about, if it is about one. */
export type About = (move: string) => string | undefined;

/** One choice as a button of a list. */
export function choiceItem(choice: Choice, busy: boolean, about: About): TemplateResult {
  return choice.reason === undefined
    ? html`<li>${choiceButton(choice, busy, about)}</li>`
    : html`<li><button type="button" class="choice refused" data-refused=${choice.text} data-component=${about(choice.text) ?? nothing} aria-disabled="true">${choice.label}<small>${choice.reason}</small></button></li>`;
}

function choiceButton(choice: Choice, busy: boolean, about: About): TemplateResult {
  return html`<button type="button" class=${FINISH.includes(choice.text) ? "choice main" : "choice"} data-move=${choice.text} data-component=${about(choice.text) ?? nothing} ?disabled=${busy}>${choice.label}</button>`;
}

/**
 * The choices of a position: those that the board does not offer (`onBoard`) as buttons, and all of them, with what is
 * not possible now, in one folded list, so that everything can be done without the board, too.
 */
export function menu(position: Position, texts: GameTexts, busy: boolean, onBoard: (text: string) => boolean, about: About): TemplateResult {
  const here = position.moves.filter((move) => !onBoard(move.text));
  const refused = position.intents.filter((intent) => intent.reason !== undefined);
  const many = here.length > ROW;
  return html`
    ${many ? here.filter((move) => FINISH.includes(move.text)).map((choice) => choiceButton(choice, busy, about)) : here.map((choice) => choiceButton(choice, busy, about))}
    ${position.moves.length + refused.length > 0
      ? html`<details class="all-choices" ?open=${many}>
          <summary title=${t("table.all")}>${many ? t("table.choices") : html`<span class="unseen">${t("table.all")}</span><span aria-hidden="true">⋯</span>`} (${position.moves.length})</summary>
          <div class="list">
            ${grouped(position.moves, texts, busy, about)}
            ${refused.length > 0 ? html`<p class="verb">${t("table.notNow")} (${refused.length})</p><ul class="menu">${refused.slice(0, 60).map((choice) => choiceItem(choice, busy, about))}</ul>` : nothing}
          </div>
        </details>`
      : nothing}
  `;
}

function grouped(choices: Choice[], texts: GameTexts, busy: boolean, about: About): TemplateResult {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = words(choice.text)[0]!;
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return html`<div class="groups">${[...groups].map(
    ([verb, some]) => html`<div class="group">
      ${groups.size > 1 ? html`<p class="verb">${texts.find(`ui.board.verb.${verb}`) ?? humanise(verb)}</p>` : nothing}
      <ul class="menu">${some.map((choice) => choiceItem(choice, busy, about))}</ul>
    </div>`,
  )}</div>`;
}
