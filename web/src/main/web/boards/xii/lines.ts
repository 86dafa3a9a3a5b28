import { html, nothing, type TemplateResult } from "lit";
import { xiiGlyph, XII_PATHS } from "../../icons/xii";
import { die } from "../../parts/dice";
import { t } from "../../texts";
import type { XiiBoard } from "./board";
import { crosses } from "./crosses";
import { gains } from "./ledger";
import type { AssetView, FeatureView, LocationView, TownView, XiiView } from "./model";

/** A line of the sheet: a button as long as a die could be put there. */
function place(board: XiiBoard, own: boolean, move: string, kind: string, body: unknown): TemplateResult {
  const choice = own ? board.choices.get(move) : undefined;
  return choice ? (board.choiceButton(choice, body, `xii-place ${kind}`) as TemplateResult) : html`<div class=${`xii-place ${kind}`} data-component=${move.split(" ")[1]!}>${body}</div>`;
}

function ahead(board: XiiBoard, town: TownView, move: string): XiiView | undefined {
  return (board.preview ?? (board.isOwn(town) ? board.previews.get(move) : undefined)) as unknown as XiiView | undefined;
}

const points = (board: XiiBoard, vp: number): TemplateResult => html`${vp}${xiiGlyph("crown")}<span class="unseen"> ${board.texts.ui("vp")}</span>`;

export function asset(board: XiiBoard, town: TownView, i: number, a: AssetView, n: number): TemplateResult {
  const move = `increase ${a.id}`;
  const next = ahead(board, town, move);
  const would = next?.towns[i]?.assets[n]?.amount ?? a.amount;
  const boxes = a.rank === "special" ? Math.max(a.most, a.amount) : a.most > 12 ? a.most : Math.max(10, a.most);
  const idle = board.isOwn(town) && board.previews.has(move) && (board.previews.get(move) as unknown as XiiView).towns[i]?.assets[n]?.amount === a.amount;
  const note = html`${a.vpEach > 0 ? html` ${points(board, a.vpEach)}` : nothing}${a.cost > 0 ? html` ${amount(board, `${a.paidWith} ${a.cost}`, "−")}` : nothing}`;
  return place(board, board.isOwn(town), move, `${a.used > 0 ? "used" : ""} ${idle ? "idle" : ""}`, html`${xiiGlyph(a.id)}
    <span class="grow"><span class="name">${board.texts.name(a.id)}<small>${note}</small></span>${crosses(a.amount, boxes, a.most, would)}</span>
    <span class="amount">${board.num((v) => v.towns[i]!.assets[n]!.amount, next as never)}</span>`);
}

export function location(board: XiiBoard, town: TownView, i: number, l: LocationView, n: number): TemplateResult {
  const next = ahead(board, town, `influence ${l.id}`);
  const { texts } = board;
  const idle = next !== undefined && !board.preview && next.towns[i]?.locations[n]?.influence === l.influence;
  return place(board, board.isOwn(town), `influence ${l.id}`, `${l.earns ? "has" : ""} ${l.used ? "used" : ""} ${idle ? "idle" : ""}`, html`${xiiGlyph(l.id)}
    <span class="name grow">${texts.name(l.id)}</span><small>${gains(l)}</small>
    <span class="least" title=${texts.ui("influence-needed")}>≥${l.least}</span>${cross(l.earns)}
    <span class="amount">${board.num((v) => v.towns[i]!.locations[n]!.influence, next as never)}</span>`);
}

function cross(has: boolean): TemplateResult {
  return html`<span class=${has ? "cross" : "cross none"}>${has ? html`<span class="unseen">${t("yes")}</span>` : nothing}</span>`;
}

/** `food 15`, `market` as a number and a sign, with the reader's word behind it. */
function amount(board: XiiBoard, text: string, before = "", kind = ""): TemplateResult {
  const [id = "", n = ""] = text.split(" ");
  const name = board.texts.name(id);
  return html`<span class=${`need ${kind}`} title=${n ? `${n} ${name}` : name}>${n ? `${before}${n}` : ""}${id in XII_PATHS ? xiiGlyph(id) : nothing}<span class=${id in XII_PATHS ? "unseen" : ""}> ${name}</span></span>`;
}

/** Whether the town has what a need names, by the numbers its own view shows. */
function has(town: TownView, text: string): boolean {
  const [id, n] = text.split(" ");
  if (n === undefined) return town.features.some((f) => f.id === id && f.has);
  const held = id === "population" ? town.effectivePopulation : id === "reputation" ? town.reputation : town.assets.find((a) => a.id === id)?.amount;
  return held === undefined || held >= Number(n);
}

function body(board: XiiBoard, town: TownView, f: FeatureView): TemplateResult {
  const { texts } = board;
  const pays = f.pays.filter((pay) => !pay.endsWith(" 0"));
  const facts = f.has
    ? html`<small class="gives">${f.perk ? perkText(board, f, f.perk) : nothing}</small>`
    : html`<small class="needs">${f.die > 0 ? die(f.die, "mini wanted") : nothing}${f.needs.map((need) => amount(board, need, "", has(town, need) ? "" : "lacks"))}
        ${pays.length > 0 ? html`<span class="pays" title=${texts.ui("pays")}>${pays.map((pay) => amount(board, pay, "−", has(town, pay) ? "" : "lacks"))}</span>` : nothing}</small>`;
  return html`${xiiGlyph(f.id in XII_PATHS ? f.id : f.kind.endsWith("person") ? "person" : "infrastructure")}
    <span class="name grow">${texts.name(f.id)}</span>${facts}${cross(f.has)}<span class="vp">${f.vp > 0 ? points(board, f.vp) : nothing}</span>`;
}

function perkText(board: XiiBoard, f: FeatureView, perk: string): TemplateResult {
  const text = board.texts.find(`perk.${f.id}.${perk}`) ?? perk.toUpperCase();
  return html`<span title=${text}>${text}</span>`;
}

/** Got since the reader's own last decision. */
function state(board: XiiBoard, town: TownView, f: FeatureView): string {
  if (!f.has) return "";
  const had = (v: XiiView) => v.towns.find((other) => other.seat === town.seat)?.features.find((other) => other.id === f.id)?.has;
  return board.isFresh(had) ? "has new" : "has";
}

export function feature(board: XiiBoard, town: TownView, verb: string, f: FeatureView): TemplateResult {
  return place(board, board.isOwn(town) && !f.has, `${verb} ${f.id}`, state(board, town, f), body(board, town, f));
}

/** A special person or infrastructure comes with one of two perks: the tray asks which. */
export function special(board: XiiBoard, town: TownView, verb: string, f: FeatureView): TemplateResult {
  const moves = `${verb} ${f.id}`;
  const perks = board.isOwn(town) && !f.has ? ["a", "b"].map((perk) => board.choices.get(`${moves} ${perk}`)).filter((choice) => choice !== undefined) : [];
  const inside = body(board, town, f);
  if (perks.some((choice) => choice.reason === undefined))
    return html`<button type="button" class="xii-place lit" data-component=${f.id} data-leads=${moves} aria-pressed=${board.choosing === moves} ?disabled=${board.busy} @click=${() => (board.choosing = board.choosing === moves ? "" : moves)}>${inside}</button>`;
  const refused = perks[0];
  return refused ? (board.choiceButton(refused, inside, "xii-place") as TemplateResult) : html`<div class=${`xii-place ${state(board, town, f)}`} data-component=${f.id}>${inside}</div>`;
}
