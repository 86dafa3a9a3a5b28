import { html, type TemplateResult } from "lit";
import { ironGlyph } from "./iron";
import { PEOPLE } from "./people";
import { portrait } from "./portrait";
import { SCENES } from "./scenes";

/** The picture of a card of 1600: a portrait, a place, a thing; for a card of somebody's own, its sign. */
export function cardArt(id: string, culture: string, kind: string): TemplateResult {
  const person = id in PEOPLE;
  const picture = person ? portrait(id) : SCENES[id];
  if (!picture) return html`<span class=${`art plain ${culture || kind}`}>${ironGlyph(culture || kind)}</span>`;
  return html`<svg class=${`art ${culture || kind}`} viewBox="2 0 44 44" preserveAspectRatio=${person ? "xMidYMin slice" : "xMidYMid meet"} aria-hidden="true" focusable="false">${picture}</svg>`;
}
