import { html, nothing, type TemplateResult } from "lit";
import { xiiGlyph } from "../../icons/xii";
import { die } from "../../parts/dice";
import type { Choice } from "../../types";
import type { XiiBoard } from "./board";
import type { LocationView, TownView, XiiView } from "./model";
import { townscape } from "./townscape";

/** The town's picture with its name and its sums; alone, what a good score is. */
export function townCard(board: XiiBoard, town: TownView, i: number): TemplateResult {
  const { texts, view } = board;
  const would = (board.preview as unknown as XiiView | undefined)?.towns?.[i];
  const sum = (icon: string, word: string, read: (t: TownView) => number) =>
    html`<span title=${texts.ui(word)}>${xiiGlyph(icon)} <b>${board.num((v) => read(v.towns[i]!))}</b> ${texts.ui(word)}</span>`;
  const [least, most] = view.scoreRange;
  const alone = view.towns.length === 1;
  const note = alone && least !== undefined ? texts.fill("good-range", { least, most: most ?? least }) : board.isOwn(town) && !alone ? texts.ui("your-town") : "";
  return html`<div class="xii-card" aria-label=${board.seatName(town.seat)} role="group">
    ${townscape(town, would)}
    <h2><span>${board.seatName(town.seat)}</span>${note ? html`<small>${note}</small>` : nothing}</h2>
    <p>${sum("crown", "score", (t) => t.score)}${sum("sword", "power", (t) => t.powAtHome)}${sum("reputation", "reputation", (t) => t.reputation)}</p>
  </div>`;
}

const POWERS = ["raise", "lower", "double", "reroll", "split"];

/** What is to come, and what can be done besides: the meal, the harvest, the next event, powers that are used once a turn. */
export function ledger(board: XiiBoard, town: TownView): TemplateResult {
  const { texts, view } = board;
  const next = view.track[view.round] ?? "";
  const powers = board.isOwn(town) ? POWERS.flatMap((verb) => board.choices.starting(verb)).filter((c) => c.reason === undefined && c.text !== "reroll") : [];
  return html`<div class="xii-ledger">
    ${meal(board, town)} ${harvest(board, town.locations.filter((l) => l.earns))}
    ${next ? html`<section><h4>${xiiGlyph(next)}${texts.fill("next-event", { round: view.round + 1, event: texts.name(next) })}</h4><p class="clip" title=${texts.about(next)}>${texts.about(next)}</p></section>` : nothing}
    ${powers.length > 0 ? html`<section class="powers"><h4>${texts.ui("once")}</h4><p>${powers.map((choice) => power(board, choice))}</p></section>` : nothing}
  </div>`;
}

function meal(board: XiiBoard, town: TownView): unknown {
  const have = town.assets.find((a) => a.id === "food")?.amount ?? 0;
  if (town.upkeep === 0) return nothing;
  const lacking = have < town.upkeep;
  return html`<section class=${lacking ? "warn" : ""}><h4>${xiiGlyph("food")}${board.texts.ui("meal")}</h4>
    <p>${board.texts.fill("meal-of", { have, need: town.upkeep })} ${lacking ? html`<strong class="alarm">${board.texts.ui("lacking")}</strong>` : nothing}</p></section>`;
}

function harvest(board: XiiBoard, earning: LocationView[]): unknown {
  if (earning.length === 0) return nothing;
  return html`<section><h4>${xiiGlyph("farmland")}${board.texts.ui("harvest")}</h4>
    <p>${earning.map((l) => html`<span>${gains(l)} ${board.texts.name(l.id)}</span>`)}</p></section>`;
}

/** What a location brings, as signs. */
export function gains(l: LocationView): TemplateResult {
  const amounts = [...(l.food > 0 ? [html`${l.food}${xiiGlyph("food")}`] : []), ...(l.supply > 0 ? [html`${l.supply}${xiiGlyph("supply")}`] : [])];
  return html`<span class="gains">${amounts.map((amount, i) => html`${i > 0 ? (l.choose ? "/" : " ") : nothing}${amount}`)}</span>`;
}

/** The very die and what becomes of it, read off the words of the move; its label says the rest. */
function power(board: XiiBoard, choice: Choice): unknown {
  const [verb = "", value = "2", by = "1"] = choice.text.split(" ").filter((word) => word !== "shared");
  const from = Number(value) || 2;
  const to = verb === "raise" ? from + 1 : verb === "lower" ? from - (Number(by) || 1) : verb === "double" ? 4 : 0;
  const kind = choice.text.includes("shared") ? "mini shared" : "mini";
  return board.choiceButton(choice, html`${die(from, kind)}${to > 0 ? html`→${die(to, kind)}` : verb === "split" ? "✂" : "↻"}`, "power");
}
