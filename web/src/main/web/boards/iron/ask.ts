import { html, nothing, type TemplateResult } from "lit";
import type { Ask } from "../../frame/zones";
import { cardArt } from "../../icons/cardart";
import "../../parts/clock";
import { remember } from "../../settings";
import type { IronBoard } from "./board";
import { title as announcedTitle } from "./chain";

/** The standing answers, from being asked always to hardly ever; the empty one is `ask again`. */
const STANDING = ["", "until-attacked", "this-turn", "until-my-turn"];

/** How a player of this device wants to be answered for while others act, unless they say otherwise. */
export const WISH = "iron.standing";

/** As many answers as stand beside the question; all of them glow in the hand and in the City. */
const ANSWERS = 2;

/** The question in the middle of the table: what is announced and whether to answer it, or what is to be chosen. */
export function ask(board: IronBoard): Ask {
  const { texts, view } = board;
  if (board.picked !== "") return { title: texts.fill("with", { card: texts.name(board.pickedCard) }), text: texts.ui(board.aimed === "" ? "choose-target" : "choose-way"), acts: html`<button type="button" class="put-back" @click=${() => board.putBack()}>${texts.ui("put-back")}</button>` };
  if (isAskedToAnswer(board)) return { title: question(board), text: concern(board), acts: answers(board) };
  if (!board.asked) return { text: html`${concern(board)} ${board.mayInterject ? html`<p class="interject">${texts.ui("interject")}</p>` : nothing}`, acts: board.mine > 0 && view.step !== "pick" && view.step !== "over" ? standing(board) : nothing };
  const verb = ["pick", "sacrifice", "strike", "keep", "draw", "discard", "end"].find((word) => board.choices.starting(word).some((choice) => choice.reason === undefined));
  return { title: texts.ui(verb ? `ask-${verb}` : "prompt"), text: nothing };
}

/** Who passes by a standing answer may do so by hand, but nobody waits for it. */
function isAskedToAnswer(board: IronBoard): boolean {
  return board.asked && board.choices.allowed("pass");
}

function question(board: IronBoard): string {
  const top = board.view.chain[0];
  if (!top) return board.texts.ui("ask-window");
  const words = { who: board.seatName(top.by), what: announcedTitle(board, top) };
  if (top.what === "fallen") return board.texts.fill("ask-fallen", { who: board.texts.name(top.target) });
  return board.texts.fill(top.by === board.mine ? "answer-own" : "answer", words);
}

/** What of the viewer's is touched, told also to who passes by a standing answer. */
function concern(board: IronBoard): unknown {
  const link = board.view.chain.find((one) => one.touches);
  if (!link) return nothing;
  const words = { who: board.seatName(link.by), what: announcedTitle(board, link), target: link.target ? board.texts.name(link.target) : board.seatName(board.mine) };
  return html`<p class="concern">${board.texts.fill(link.target ? "aimed-at-yours" : "aimed-at-you", words)}</p>`;
}

function answers(board: IronBoard): TemplateResult {
  const left = board.position.clock?.[String(board.mine)];
  const direct = board.aims.filter((aim) => aim.verb === "use" && aim.target === "" && aim.seat === 0 && aim.choice.reason === undefined).slice(0, ANSWERS);
  return html`<div class="iron-prompt">
      ${direct.map((aim) => board.choiceButton(aim.choice, html`<span class="mini">${cardArt(aim.actor, "", "special")}</span> <span><b>${board.texts.name(aim.actor)}</b></span>`, "answer", ""))}
      ${board.choiceButton(board.choices.get("pass"), board.texts.ui("pass-now"), "main-pass")}
      ${left === undefined ? nothing : html`<time-left .ms=${left} .since=${board.position}></time-left>`}
    </div>
    ${standing(board)}`;
}

/** How one is answered for while others act; one click changes it. While one is asked, it passes as well. */
function standing(board: IronBoard): TemplateResult {
  const { texts, view } = board;
  const asked = isAskedToAnswer(board);
  const offered = STANDING.filter((until) => !asked || until !== "" || view.standing !== "");
  const button = (until: string) => {
    const now = until === view.standing;
    const move = until === "" ? "ask again" : `pass ${until}`;
    const body = texts.ui(`asks.${until || "always"}`);
    if (now && !asked) return html`<span class="now">${body}</span>`;
    return html`<button type="button" class=${now ? "now" : ""} data-move=${move} title=${texts.ui(`standing.${until || "none"}`)} ?disabled=${board.busy} @click=${() => wish(until)}>${body}</button>`;
  };
  return html`<div class="iron-standing" role="group" aria-label=${texts.ui("standing")}><i>${texts.ui(asked ? "pass-and-ask" : "ask-me")}</i>${offered.map(button)}</div>`;
}

/** The two that hold for ever are how this device's player likes it; the others end by themselves. */
function wish(until: string): void {
  if (until === "" || until === "until-attacked") remember(WISH, until || "always");
}
