import { html, nothing, type TemplateResult } from "lit";
import type { Ask } from "../../frame/zones";
import { xiiGlyph } from "../../icons/xii";
import { die } from "../../parts/dice";
import type { Choice } from "../../types";
import type { XiiBoard } from "./board";
import type { TownView } from "./model";

/** The question in the tray: the king's war, a perk, a split die, a trade, or where the die in hand goes. */
export function ask(board: XiiBoard, town: TownView): Ask {
  const { view, texts } = board;
  if (view.phase === "war") return war(board);
  if (board.choosing !== "") return perk(board, board.choosing);
  if (view.phase === "trade") return { picture: sign("market"), title: texts.name("phase-trade"), acts: trades(board) };
  if (view.phase === "part") return { picture: held(board), title: texts.ui("part"), acts: board.choices.starting("part").map((choice) => dieButton(board, choice)) };
  if (view.hand.value > 0) return hand(board);
  const letters = opened(board);
  const title = view.phase === "pick" && board.isOwn(town) ? texts.ui("take-up") : texts.name(`phase-${view.phase}`);
  return letters ? { picture: sign("crown"), title: texts.ui("war"), text: letters } : { title };
}

const sign = (id: string): TemplateResult => html`<span class="xii-sign">${xiiGlyph(id)}</span>`;

function held(board: XiiBoard): TemplateResult {
  const { value, otherPart } = board.view.hand;
  return html`<span class="xii-held" role="img" aria-label=${`${board.texts.ui("in-hand")}: ${value}`} data-fly=${heldKey(board)}>${die(value)}</span>
    ${otherPart > 0 ? html`<span class="tag">+ ${otherPart}</span>` : nothing}`;
}

function hand(board: XiiBoard): Ask {
  const { texts, position, view } = board;
  const lit = new Set(position.moves.filter((move) => /^(increase|influence|attract|build) /.test(move.text)).map((move) => move.text.split(" ").slice(0, 2).join(" "))).size;
  return {
    picture: held(board),
    title: texts.fill("where", { value: view.hand.value }),
    text: board.view.active === board.mine && position.moves.length > 0 ? texts.fill("lit", { n: lit }) : nothing,
    acts: board.choiceButton(board.choices.get("save"), texts.ui("save"), "save"),
  };
}

/** The die in hand comes from its place in the tray. */
function heldKey(board: XiiBoard): string {
  const { shared, own } = board.view;
  const i = shared.findIndex((d) => d.held);
  return i >= 0 ? `die-true-${i}` : `die-false-${own.findIndex((d) => d.held)}`;
}

function dieButton(board: XiiBoard, choice: Choice): unknown {
  return board.choiceButton(choice, die(Number(choice.text.split(" ")[1]), "small"), "pick");
}

/** A special person or infrastructure comes with one of two perks. */
function perk(board: XiiBoard, moves: string): Ask {
  const id = moves.split(" ")[1]!;
  const { texts } = board;
  return {
    picture: sign(id),
    title: texts.fill("which-perk", { what: texts.name(id) }),
    text: nothing,
    acts: html`<span class="xii-perks">${["a", "b"].map((p) => {
        const choice = board.choices.get(`${moves} ${p}`);
        return choice && board.choiceButton(choice, texts.find(`perk.${id}.${p}`) ?? choice.label, "perk");
      })}</span>`,
  };
}

/** How much of what: one amount to choose for each, and a button that trades it. */
function trades(board: XiiBoard): TemplateResult {
  const given = new Map<string, Choice[]>();
  for (const choice of board.choices.starting("trade").filter((c) => c.reason === undefined)) {
    const [, what = ""] = choice.text.split(" ");
    given.set(what, [...(given.get(what) ?? []), choice]);
  }
  return html`<span class="xii-trades">${[...given].map(([what, some]) => {
    const chosen = some.find((choice) => choice.text === board.trading.get(what)) ?? some[0]!;
    const pick = (event: Event) => board.tradeOf(what, (event.target as HTMLSelectElement).value);
    return html`<span class="trade"><select aria-label=${board.texts.name(what)} @change=${pick}>${some.map((choice) => html`<option value=${choice.text} ?selected=${choice === chosen}>${choice.text.split(" ")[2]}</option>`)}</select>
      ${board.choiceButton(chosen, html`${xiiGlyph(what)} ${chosen.label}`, "", "")}</span>`;
  })}</span>`;
}

/** A choice in secret. Who has chosen is seen, what they chose is not. */
function war(board: XiiBoard): Ask {
  const { view, texts } = board;
  const choice = (id: string, icon: string) => {
    const move = board.choices.get(id);
    return board.choiceButton(move, html`${xiiGlyph(icon)} ${move?.label ?? id}`, view.yourWar === id ? "chosen" : "", "");
  };
  return {
    picture: sign("crown"),
    title: texts.ui("war"),
    text: html`${view.yourWar ? html`<strong role="status">✓ ${texts.ui(`war-${view.yourWar}`)}</strong>` : texts.ui("war-secret")}
      <ul class="xii-letters">${view.towns.map((town) => html`<li>${view.undecided.includes(town.seat) ? "…" : "✓"} ${board.seatName(town.seat)}</li>`)}</ul>`,
    acts: html`<span class="xii-war">${choice("support", "sword")}${choice("avoid", "houses")}</span>`,
  };
}

/** After the war: who supported the king and who stayed at home, all letters opened at once. */
function opened(board: XiiBoard): TemplateResult | undefined {
  const told = board.news.filter((line) => line.kind === "event.supported" || line.kind === "event.nobody-supported");
  if (told.length === 0) return undefined;
  // A line's seat is who decided last; the town is named in its text.
  const supported = (seat: number) => told.some((line) => line.kind === "event.supported" && line.text.startsWith(`${board.seatName(seat)} `));
  return html`<ul class="xii-letters opened">${board.view.towns.map((town) => html`<li>${xiiGlyph(supported(town.seat) ? "sword" : "houses")} ${board.seatName(town.seat)}</li>`)}</ul>`;
}
