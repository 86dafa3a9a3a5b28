import { html, nothing, svg, type TemplateResult } from "lit";

const STEP = 6;

/** A row of boxes, the values reached crossed out in ink; those beyond the present bound are faint. */
export function crosses(amount: number, boxes: number, bound: number, would: number): TemplateResult {
  if (boxes > 12) return bar(amount, boxes, would);
  const cross = (i: number) => `M${i * STEP + 1.6} 1.6l2.8 2.8M${i * STEP + 4.4} 1.6l-2.8 2.8`;
  return html`<svg class="crosses" viewBox=${`0 0 ${10 * STEP} 6`} preserveAspectRatio="xMinYMid meet" aria-hidden="true" focusable="false">
    ${Array.from({ length: boxes }, (_, i) => svg`<rect class=${i < bound ? "" : "out"} x=${i * STEP + 0.5} y="0.5" width="5" height="5" rx="0.8" />
      ${i < amount ? svg`<path class=${i < would ? "" : "lost"} d=${cross(i)} />` : i < would ? svg`<path class="next" d=${cross(i)} />` : nothing}`)}
  </svg>`;
}

function bar(amount: number, most: number, would: number): TemplateResult {
  const width = (n: number) => Math.max(0, n * 2 - 0.8);
  return html`<svg class="crosses" viewBox=${`0 0 ${most * 2} 6`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect x="0.4" y="0.5" width=${width(most)} height="5" rx="0.8" />
    ${would > amount ? svg`<rect class="fill next-fill" x="0.4" y="0.5" width=${width(would)} height="5" />` : nothing}
    <rect class="fill" x="0.4" y="0.5" width=${width(amount)} height="5" />
  </svg>`;
}
