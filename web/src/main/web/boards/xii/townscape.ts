import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { XII_PATHS } from "../../icons/xii";
import type { TownView } from "./model";

/** Where a building stands in the picture: the middle of its foot, and its size. */
type Plot = [x: number, foot: number, size: number];

const PLOTS: Record<string, Plot> = {
  castle: [84, 70, 46],
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

/** Some emblems of the sheet are things, not houses; in the picture they are houses. */
const HOUSES: Record<string, string> = {
  tavern: "M1 23V11l7-7 7 7v12h-5v-6H6v6zM16 9h7v2h-3v1h3v6h-6v-6h1v-1h-2z",
  brewery: "M1 23V11l6-5 6 5V3h4v8l6 4v8zM5 15v3h3v-3zm8 0v3h3v-3z",
};

const amount = (town: TownView, id: string): number => town.assets.find((asset) => asset.id === id)?.amount ?? 0;
const has = (town: TownView, id: string): boolean => town.features.some((f) => f.id === id && f.has);

function building(id: string, [x, foot, size]: Plot, kind: string): SVGTemplateResult {
  return svg`<path class=${kind} fill-rule="evenodd" transform=${`translate(${x - size / 2} ${foot - size * 0.92}) scale(${size / 24})`} d=${HOUSES[id] ?? XII_PATHS[id]!} />`;
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
  return html`<svg class="townscape" viewBox="-80 20 760 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <rect class="sky" x="-80" width="760" height="120" /><circle class="sun" cx="620" cy="38" r="11" />
    <path class="far-hill" d="M-80 84c50-30 130-52 210-24s150 18 230 2 190-44 320 6v52H-80z" />
    <path class="near-hill" d="M-80 96c140-24 250-20 380-10s260 2 380-14v48H-80z" />
    ${several(amount(town, "farms"), 12, (i) => svg`<path class="field" d=${`M${-62 + i * 13} ${112 - (i % 3) * 3}l10-22h5l-6 24z`} />`)}
    ${several(Math.ceil(amount(town, "population") / 2), 12, (i) => svg`<path class="hut" d=${`M${178 + i * 22} 88l7-7 7 7v9h-14z`} />`)}
    ${several(amount(town, "houses"), 14, (i) => svg`<path class="house" d=${`M${128 + i * 27} 106v-11l9-8 9 8v11zm7 0v-6h4v6z`} />`)}
    ${plots}
    ${wall ? svg`<path class=${wall} d="M118 118v-14h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h330v-3h5v3h5v-3h5v3h5v-3h5v14z" />` : nothing}
    ${gate ? building("barbican", [300, 119, 34], gate) : nothing}
    ${several(amount(town, "men") + amount(town, "knights"), 14, (i) => svg`<path class="banner" d=${`M${470 + i * 9} 116v-20l7 3-6 3v14z`} />`)}
  </svg>`;
}
