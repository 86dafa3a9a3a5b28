import { html, svg, type TemplateResult } from "lit";
import { portrait } from "./portrait";

/** One picture per game for the cards of the home page. */
const XII = html`<svg class="cover" viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
  <rect class="sky" width="320" height="150" />
  <circle class="sun" cx="250" cy="42" r="20" />
  <path class="hill" d="M0 120c60-40 120-30 170-14s100 6 150-16v60H0z" />
  <g class="ink">
    <path d="M40 122V92h12v-6h6v6h8v-6h6v6h8v-6h6v6h12v30z" /><path class="gap" d="M62 122v-12a7 7 0 0 1 14 0v12z" />
    <path d="M116 122V80l16-26 16 26v42z" /><path d="M132 54V40M127 45h10" /><path class="gap" d="M127 122v-16a5 5 0 0 1 10 0v16z" />
    <path d="M164 122V98l14-12 14 12v24zM200 122v-18l11-10 11 10v18zM232 122v-14l12-9 12 9v14z" />
  </g>
  ${[[44, 5], [84, 3], [272, 6]].map(([x, n]) => svg`<g transform=${`translate(${x} 118) rotate(${(x! % 7) - 3})`}>
    <rect class="die" width="22" height="22" rx="4" />
    ${pips(n!).map(([cx, cy]) => svg`<circle class="pip" cx=${cx} cy=${cy} r="2" />`)}</g>`)}
</svg>`;

function pips(n: number): [number, number][] {
  const low = 6, mid = 11, high = 16;
  const all: Record<number, [number, number][]> = {
    3: [[low, low], [mid, mid], [high, high]],
    5: [[low, low], [high, low], [mid, mid], [low, high], [high, high]],
    6: [[low, low], [high, low], [low, mid], [high, mid], [low, high], [high, high]],
  };
  return all[n] ?? [];
}

const IRON = html`<svg class="cover" viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
  <rect class="sky" width="320" height="150" />
  <path class="curtain" d="M0 0h320v26c-30 14-50-8-80 4s-50-8-80 4-50-10-80 0-50-4-80-8z" />
  ${["richelieu", "cromwell", "galileo", "la-voisin", "henry-morgan"].map((who, i) => svg`<g transform=${`translate(160 210) rotate(${(i - 2) * 15}) translate(-27 -152)`}>
    <rect class="card" width="54" height="84" rx="5" /><rect class=${`face c${i + 1}`} x="5" y="5" width="44" height="52" rx="3" />
    <g transform="translate(3 13)">${portrait(who)}</g>
    <path class="rule" d="M10 66h34M10 73h24" /></g>`)}
</svg>`;

const CITY = html`<svg class="cover" viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
  <rect class="sky" width="320" height="150" />
  <g class="gear" transform="translate(262 48)"><circle r="26" /><circle class="hole" r="9" />
    ${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => svg`<rect x="-5" y="-34" width="10" height="12" transform=${`rotate(${a})`} />`)}</g>
  <g class="far"><path d="M0 150V96h26V70h10v26h30v-14h12v14h34v54zM190 150v-46h30V84h8v20h32v46z" /></g>
  <g class="near"><path d="M20 150v-40h24V76h8v34h26v40zM96 150v-58l20-14 20 14v58zM148 150v-36h40v-24h8v24h16v36zM232 150v-30h20v-22h8v22h30v30z" /></g>
  <g class="ship" transform="translate(70 30)"><ellipse rx="34" ry="13" /><path d="M-12 12h24l-4 9H-8z" /><path d="M34 0l12-8v16z" /></g>
</svg>`;

/** The house itself: three arches of a loggia with a pawn, a die and a card under them. */
const OTHER = html`<svg class="cover plain" viewBox="0 0 320 150" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
  <rect class="sky" width="320" height="150" />
  ${[40, 120, 200].map((x) => svg`<path class="arch" d=${`M${x} 132V66a40 40 0 0 1 80 0v66z`} /><path class="under" d=${`M${x + 9} 132V68a31 31 0 0 1 62 0v64z`} />`)}
  <path class="arch" d="M24 132h272v18H24z" />
  <path class="piece" d="M80 76a11 11 0 0 1 7 19l9 37H64l9-37a11 11 0 0 1 7-19z" />
  <g transform="translate(143 98)"><rect class="die" width="34" height="34" rx="6" />${pips(5).map(([cx, cy]) => svg`<circle class="pip" cx=${cx * 1.55} cy=${cy * 1.55} r="3" />`)}</g>
  <g transform="translate(226 74) rotate(6)"><rect class="card" width="38" height="57" rx="4" /><path class="rule" d="M8 40h22M8 47h14" /></g>
</svg>`;

export const cover = (family: string): TemplateResult =>
  family === "xii" ? XII : family === "iron" ? IRON : family === "city" ? CITY : OTHER;
