import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import type { Zones } from "../frame/zones";
import { humanise, t } from "../texts";
import type { Json } from "../types";
import { Board } from "./board";

type Tree = { [key: string]: Json };

/** Fields that are numbers of seats in any game; a game names others of its own in `ui.board.seats`. */
const SEATS = ["seat", "seats", "awaited", "active", "first", "owner", "winner"];

const isTree = (value: Json | undefined): value is Tree => value !== null && typeof value === "object" && !Array.isArray(value);

/** A board for any game: the view as it stands, in lists and tables. A game without a board of its own can be played on it. */
@customElement("generic-board")
export class GenericBoard extends Board<Json> {
  protected override zones(): Zones {
    const body = () => html`<div class="generic">${this.draw(this.position.view, 3)}</div>`;
    return { around: [], own: [{ tab: "view", name: t("help.board"), body }] };
  }

  private isSeat(key: string, value: Json | undefined): value is number {
    const named = [...SEATS, ...(this.texts.find("ui.board.seats")?.split(" ") ?? [])].includes(key);
    return named && typeof value === "number" && this.seats.some((s) => s.seat === value);
  }

  private draw(value: Json | undefined, level: number, key = ""): unknown {
    if (this.isSeat(key, value)) return this.seatName(value);
    if (value === undefined || value === null || value === "") return html`<span class="muted">–</span>`;
    if (typeof value === "boolean") return value ? "✓" : "–";
    if (typeof value === "number") return html`<span class="num">${value}</span>`;
    if (typeof value === "string") return this.texts.find(`name.${value}`) ?? value;
    if (Array.isArray(value)) return this.list(value, level, key);
    return this.tree(value, level);
  }

  private tree(tree: Tree, level: number): TemplateResult {
    const simple = Object.entries(tree).filter(([, v]) => v === null || typeof v !== "object");
    const deep = Object.entries(tree).filter(([, v]) => v !== null && typeof v === "object");
    return html`${simple.length > 0
      ? html`<dl>${simple.map(([key, v]) => html`<div><dt>${this.word(key)}</dt><dd>${this.draw(v, level, key)}</dd></div>`)}</dl>`
      : nothing}
    ${deep.map(([key, v]) => html`<section><p class=${`head h${level}`}>${this.word(key)}</p>${this.draw(v, Math.min(level + 1, 6), key)}</section>`)}`;
  }

  private list(items: Json[], level: number, key: string): TemplateResult {
    if (items.length === 0) return html`<span class="muted">–</span>`;
    if (items.every(isTree)) return html`<ul class="cards">${items.map((item) => html`<li>${this.draw(item, level)}</li>`)}</ul>`;
    return html`<span class="inline-list">${items.map((item) => html`<span class="tag">${this.draw(item, level, key)}</span>`)}</span>`;
  }

  private word(key: string): string {
    return this.texts.find(`ui.board.${key}`) ?? this.texts.find(`name.${key}`) ?? humanise(key);
  }
}
