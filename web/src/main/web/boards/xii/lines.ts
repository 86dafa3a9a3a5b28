import { html, nothing, type TemplateResult } from "lit";
import { xiiGlyph, XII_PATHS } from "../../icons/xii";
import { t } from "../../texts";
import type { XiiBoard } from "./board";
import { crosses } from "./crosses";
import type { AssetView, FeatureView, LocationView, TownView, XiiView } from "./model";

/** A line of the sheet: a button as long as a die could be put there. */
function place(board: XiiBoard, own: boolean, move: string, kind: string, body: unknown): TemplateResult {
  const choice = own ? board.choices.get(move) : undefined;
  return choice ? (board.choiceButton(choice, body, `xii-place ${kind}`) as TemplateResult) : html`<div class=${`xii-place ${kind}`}>${body}</div>`;
}

function ahead(board: XiiBoard, town: TownView, move: string): XiiView | undefined {
  return (board.preview ?? (board.isOwn(town) ? board.previews.get(move) : undefined)) as unknown as XiiView | undefined;
}

const worth = (board: XiiBoard, vp: number): string => `${vp} ${board.texts.ui("vp")}`;

export function asset(board: XiiBoard, town: TownView, i: number, a: AssetView, n: number): TemplateResult {
  const next = ahead(board, town, `increase ${a.id}`);
  const would = next?.towns[i]?.assets[n]?.amount ?? a.amount;
  const boxes = a.rank === "special" ? Math.max(a.most, a.amount) : a.most > 12 ? a.most : Math.max(10, a.most);
  const cost = a.cost > 0 ? `−${a.cost} ${board.texts.name(a.paidWith)}` : "";
  const note = [a.vpEach > 0 ? worth(board, a.vpEach) : "", cost].filter((x) => x).join(" · ");
  return place(board, board.isOwn(town), `increase ${a.id}`, a.used > 0 ? "used" : "", html`${xiiGlyph(a.id)}
    <span class="grow"><span class="name">${board.texts.name(a.id)} ${note ? html`<small class="note">${note}</small>` : nothing}</span>${crosses(a.amount, boxes, a.most, would)}</span>
    <span class="amount">${board.num((v) => v.towns[i]!.assets[n]!.amount, next as never)}</span>`);
}

export function location(board: XiiBoard, town: TownView, i: number, l: LocationView, n: number): TemplateResult {
  const next = ahead(board, town, `influence ${l.id}`);
  const { texts } = board;
  const goods = [l.food > 0 ? `+${l.food} ${texts.name("food")}` : "", l.supply > 0 ? `+${l.supply} ${texts.name("supply")}` : ""].filter((x) => x);
  return place(board, board.isOwn(town), `influence ${l.id}`, l.earns ? "has" : "", html`${xiiGlyph(l.id)}
    <span class="grow"><span class="name">${texts.name(l.id)}</span><small>${goods.join(l.choose ? " / " : ", ")} · ${texts.ui("from")} ${l.least}</small></span>
    ${l.earns ? html`<span class="seal">✓</span>` : nothing}
    <span class="amount">${board.num((v) => v.towns[i]!.locations[n]!.influence, next as never)}</span>`);
}

/** `food 15`, `market` in the reader's words. */
function amounts(board: XiiBoard, list: string[]): string {
  const named = (text: string) => {
    const [id, n] = text.split(" ");
    return n === undefined ? board.texts.name(id!) : `${n} ${board.texts.name(id!)}`;
  };
  return list.map(named).join(", ");
}

function body(board: XiiBoard, f: FeatureView): TemplateResult {
  const { texts } = board;
  const facts = [f.die > 0 ? `${texts.ui("die")} ${f.die}` : "", f.needs.length > 0 ? amounts(board, f.needs) : "", f.pays.length > 0 ? `${texts.ui("pays")} ${amounts(board, f.pays)}` : ""].filter((x) => x);
  return html`${xiiGlyph(f.id in XII_PATHS ? f.id : f.kind.endsWith("person") ? "person" : "infrastructure")}
    <span class="grow"><span class="name">${texts.name(f.id)}</span><small>${f.has ? (f.perk ? perkText(board, f, f.perk) : "") : facts.join(" · ")}</small></span>
    ${f.has ? html`<span class="seal">✓</span><span class="unseen">${t("yes")}</span>` : nothing}<span class="vp">${f.vp > 0 ? worth(board, f.vp) : ""}</span>`;
}

function perkText(board: XiiBoard, f: FeatureView, perk: string): string {
  return board.texts.find(`perk.${f.id}.${perk}`) ?? perk.toUpperCase();
}

/** Got since the reader's own last decision. */
function state(board: XiiBoard, town: TownView, f: FeatureView): string {
  if (!f.has) return "";
  const had = (v: XiiView) => v.towns.find((other) => other.seat === town.seat)?.features.find((other) => other.id === f.id)?.has;
  return board.isFresh(had) ? "has new" : "has";
}

export function feature(board: XiiBoard, town: TownView, verb: string, f: FeatureView): TemplateResult {
  return place(board, board.isOwn(town) && !f.has, `${verb} ${f.id}`, state(board, town, f), body(board, f));
}

/** A special person or infrastructure comes with one of two perks. */
export function special(board: XiiBoard, town: TownView, verb: string, f: FeatureView): TemplateResult {
  const perks = board.isOwn(town) && !f.has ? ["a", "b"].map((perk) => [perk, board.choices.get(`${verb} ${f.id} ${perk}`)] as const) : [];
  const offered = perks.some(([, choice]) => choice && !choice.reason);
  return html`<div class=${`xii-place ${state(board, town, f)}`}>${body(board, f)}</div>
    ${offered ? html`<div class="perks">${perks.map(([perk, choice]) => board.choiceButton(choice, html`<b>${perk.toUpperCase()}</b> ${perkText(board, f, perk)}`))}</div>` : nothing}`;
}
