import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import type { GameTexts } from "../../texts";
import type { Component } from "../../types";

/** What is printed on a card, by the keys of the component file. */
export class Facts {
  readonly #byId = new Map<string, Map<string, string>>();

  constructor(components: Component[]) {
    for (const c of components) this.#byId.set(c.id, new Map(c.facts.map((f) => [f.key, f.value])));
  }

  text(id: string, key: string): string {
    return this.#byId.get(id)?.get(key) ?? "";
  }

  number(id: string, key: string): number {
    return Number(this.text(id, key)) || 0;
  }

  /** `turnips 2, srikas 1` as pairs. */
  amounts(id: string, key: string): [string, number][] {
    const text = this.text(id, key);
    return text === ""
      ? []
      : text.split(", ").map((part) => {
          const [what = "", n = "1"] = part.split(" ");
          return [what, Number(n)];
        });
  }
}

const YIELD_ICONS: Record<string, string> = { "citizen-draws": "citizen", "military-draws": "military", coins: "coin", science: "science" };

/** A picture with its number, and its name for those who cannot see it. */
export function token(id: string, n: number | string, name: string, kind = ""): TemplateResult {
  return html`<span class=${`token ${kind} ${id}`} title=${name}>${cityGlyph(id)}<b>${n}</b><span class="unseen"> ${name}</span></span>`;
}

/** What a building or a town gives. */
export function gives(id: string, facts: Facts, texts: GameTexts): TemplateResult {
  const favour = facts.text(id, "favours");
  return html`${facts.amounts(id, "goods").map(([good, n]) => token(good, n, texts.name(good), "good"))}
    ${facts.amounts(id, "yields").map(([what, n]) => token(YIELD_ICONS[what] ?? what, `+${n}`, texts.ui(what)))}
    ${favour ? html`${token("vp", "+3", texts.ui("vp"))}${token(favour, "", texts.name(favour), "good")}` : nothing}`;
}

/** The symbols of a citizen or military card. */
export function symbols(id: string, facts: Facts, texts: GameTexts): TemplateResult {
  const vehicle = facts.text(id, "vehicle");
  const show = (key: string) => (facts.number(id, key) > 0 ? token(key, facts.number(id, key), texts.ui(key)) : nothing);
  return html`${show("work")}${show("distance")}${show("attack")}${vehicle ? token(vehicle, "", texts.ui(vehicle)) : nothing}`;
}

/** The one thing a building or a town is known for: its first good, else its first yield. */
export function emblem(id: string, facts: Facts): string {
  const [good] = facts.amounts(id, "goods")[0] ?? [];
  const [what] = facts.amounts(id, "yields")[0] ?? [];
  return good ?? (what === undefined ? facts.text(id, "favours") : (YIELD_ICONS[what] ?? what));
}
