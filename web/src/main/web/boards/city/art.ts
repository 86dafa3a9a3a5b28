import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { emblem, type Facts } from "./facts";

/** The picture of a building or a town: the land it stands on, and, where it is not said beside it, what it is known for. */
export function art(id: string, facts: Facts, land: string, known = true): TemplateResult {
  const sign = known ? emblem(id, facts) : "";
  const ground = land || "town";
  return html`<span class=${`b-art on-${ground}`} aria-hidden="true">
    <svg viewBox="0 0 80 30" preserveAspectRatio="none" focusable="false"><path class="back" d=${BACK[land] ?? BACK["town"]!} /><path class="front" d="M0 30v-6c20-4 60-4 80 0v6z" /></svg>
    ${sign ? html`<span class="emblem">${cityGlyph(sign)}</span>` : nothing}
  </span>`;
}

/** The picture of a land: one half of it for each of its types. */
export function landArt(types: string[]): TemplateResult {
  return html`<span class="b-art lands" aria-hidden="true">${types.map(
    (type) => html`<span class=${`on-${type}`}><svg viewBox="0 0 80 30" preserveAspectRatio="none" focusable="false"><path class="back" d=${BACK[type] ?? BACK["town"]!} /><path class="front" d="M0 30v-6c20-4 60-4 80 0v6z" /></svg></span>`,
  )}</span>`;
}

/** What the horizon looks like. */
const BACK: Record<string, string> = {
  town: "M0 30V16h8V9h5v7h7V6h4v10h8V11l6-5 6 5v5h8V4h4v12h7V9h5v7h12v14z",
  grass: "M0 30V20c15-9 30-9 45-2s25 3 35-4v16z",
  forest: "M0 30V20l6-12 6 12 5-9 6 10 6-14 7 14 5-10 6 10 6-13 7 13 5-9 6 9 5-7 4 8v8z",
  mountain: "M0 30V24L14 8l8 9L36 2l14 16 8-8 22 16v4z",
  coast: "M0 30V18c6-5 10-5 16 0s10 5 16 0 10-5 16 0 10 5 16 0 10-5 16 0v12z",
  desert: "M0 30V22c14-12 22-2 34-2S56 8 80 20v10z",
  jungle: "M0 30V14c5-6 8-2 10 2 4-10 10-8 12 0 4-12 12-8 12 0 5-10 12-6 12 0 4-8 10-6 12 0 4-8 12-6 12 0 4-5 8-3 10-1v15z",
  "flying-island": "M8 8c8-6 24-6 28 0l-8 6-4 8-5-5-6 1zM46 14c6-4 20-4 26 0l-7 5-5 8-5-7z",
};
