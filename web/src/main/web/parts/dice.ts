import { html, svg, type TemplateResult } from "lit";

const A = 7, B = 16, C = 25;
const PIPS: Record<number, [number, number][]> = {
  1: [[B, B]],
  2: [[A, A], [C, C]],
  3: [[A, A], [B, B], [C, C]],
  4: [[A, A], [C, A], [A, C], [C, C]],
  5: [[A, A], [C, A], [B, B], [A, C], [C, C]],
  6: [[A, A], [C, A], [A, B], [C, B], [A, C], [C, C]],
};

/** The face of a die. */
export function die(value: number, kind = ""): TemplateResult {
  return html`<svg class=${`die ${kind}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect x="1.5" y="1.5" width="29" height="29" rx="6" />
    ${(PIPS[value] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="3" />`)}
  </svg>`;
}
