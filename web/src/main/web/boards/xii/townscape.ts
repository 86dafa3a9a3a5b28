import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { XII_PATHS } from "../../icons/xii";
import type { TownView } from "./model";

/** Where a building stands in the picture: the middle of its foot, and its size. */
type Plot = [x: number, foot: number, size: number];

const PLOTS: Record<string, Plot> = {
  castle: [92, 62, 54],
  monastery: [505, 66, 40],
  mill: [560, 74, 36],
  cathedral: [300, 92, 58],
  church: [232, 94, 40],
  court: [360, 94, 34],
  market: [402, 96, 32],
  tavern: [186, 96, 30],
  granary: [446, 94, 32],
  brewery: [150, 98, 30],
  stables: [482, 98, 30],
};

const amount = (town: TownView, id: string): number => town.assets.find((asset) => asset.id === id)?.amount ?? 0;
const has = (town: TownView, id: string): boolean => town.features.some((f) => f.id === id && f.has);

function building(id: string, [x, foot, size]: Plot, kind: string): SVGTemplateResult {
  return svg`<path class=${kind} fill-rule="evenodd" transform=${`translate(${x - size / 2} ${foot - size * 0.92}) scale(${size / 24})`} d=${XII_PATHS[id]!} />`;
}

/** Small things in a row, as many as there are. */
function several(n: number, most: number, draw: (i: number) => SVGTemplateResult): SVGTemplateResult[] {
  return Array.from({ length: Math.min(n, most) }, (_, i) => draw(i));
}

/**
 * The town itself, as far as it is built: huts for its people, stone houses, fields, every building in its place, walls
 * around it and banners for its men. What the choice under the pointer would add is drawn in outline.
 */
export function townscape(town: TownView, would?: TownView): TemplateResult {
  const plots = Object.entries(PLOTS).map(([id, plot]) =>
    has(town, id) ? building(id, plot, "built") : would && has(would, id) ? building(id, plot, "planned") : nothing,
  );
  const wall = has(town, "walls") ? "built" : would && has(would, "walls") ? "planned" : "";
  const gate = has(town, "barbican") ? "built" : would && has(would, "barbican") ? "planned" : "";
  return html`<svg class="townscape" viewBox="0 0 600 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <rect class="sky" width="600" height="120" /><circle class="sun" cx="540" cy="24" r="13" />
    <path class="far-hill" d="M0 74c60-34 130-34 190-10s110 8 170-6 150-30 240 2v60H0z" />
    <path class="near-hill" d="M0 92c90-22 190-18 300-8s210 4 300-10v46H0z" />
    ${several(amount(town, "farms"), 12, (i) => svg`<path class="field" d=${`M${12 + i * 9} ${112 - (i % 3) * 3}l10-22h5l-6 24z`} />`)}
    ${several(Math.ceil(amount(town, "population") / 2), 12, (i) => svg`<path class="hut" d=${`M${178 + i * 22} 88l7-7 7 7v9h-14z`} />`)}
    ${several(amount(town, "houses"), 14, (i) => svg`<path class="house" d=${`M${128 + i * 27} 106v-11l9-8 9 8v11zm7 0v-6h4v6z`} />`)}
    ${plots}
    ${wall ? svg`<path class=${wall} d="M118 118v-14h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h330v-3h5v3h5v-3h5v3h5v-3h5v14z" />` : nothing}
    ${gate ? building("barbican", [300, 119, 34], gate) : nothing}
    ${several(amount(town, "men") + amount(town, "knights"), 14, (i) => svg`<path class="banner" d=${`M${470 + i * 9} 116v-20l7 3-6 3v14z`} />`)}
  </svg>`;
}
