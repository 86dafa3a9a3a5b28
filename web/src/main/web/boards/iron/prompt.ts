import { html, nothing, type TemplateResult } from "lit";
import "../../parts/clock";
import { t } from "../../texts";
import type { IronBoard } from "./board";

const LONGER = ["this-turn", "until-attacked", "until-my-turn"];

/** The calm question whether to answer: pass now, pass for longer, and how much time is left. */
export function prompt(board: IronBoard): TemplateResult | typeof nothing {
  const pass = board.choices.get("pass");
  if (!pass || pass.reason !== undefined) return standing(board);
  const left = board.position.clock?.[String(board.mine)];
  const longer = (until: string) =>
    html`<button type="button" data-move=${`pass ${until}`} ?disabled=${board.busy}>${board.texts.ui(`standing.${until}`)}</button>`;
  return html`<section class="iron-prompt" aria-label=${board.texts.ui("prompt")}>
    <p>${board.texts.ui("prompt")} ${left === undefined ? nothing : html`<time-left .ms=${left} .since=${board.position}></time-left>`}</p>
    <div class="row">${board.choiceButton(pass, pass.label, "main-pass")}${LONGER.map(longer)}</div>
    <small>${t("iron.answer")}</small>
  </section>`;
}

/** How one is answered for while others act, and how to change that. */
function standing(board: IronBoard): TemplateResult | typeof nothing {
  const offers = [...LONGER.map((until) => board.choices.get(`pass ${until}`)), board.choices.get("ask again")];
  const { standing } = board.view;
  if (!standing && offers.every((offer) => offer === undefined)) return nothing;
  return html`<section class="iron-prompt quiet" aria-label=${board.texts.ui("standing")}>
    <p>${board.texts.ui("standing")}: ${standing ? html`<span class="standing-now">${board.texts.ui(`standing.${standing}`)}</span>` : board.texts.ui("standing.none")}</p>
    <div class="row">${offers.map((offer) => board.choiceButton(offer, offer?.label))}</div>
  </section>`;
}
