import { html, svg, type TemplateResult } from "lit";
import { seatName } from "../games";
import { t } from "../texts";
import type { Seat } from "../types";
import { isMarked, line, numberAt, pointAt, points, type Analysis } from "./model";

const WIDTH = 600;
const HEIGHT = 210;
const LEFT = 38;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 22;

export interface Curve {
  analysis: Analysis;
  seats: Seat[];
  /** Whose luck and choices are drawn apart. */
  seat: number;
  /** The moment that the table shows. */
  at: number;
  go(number: number): void;
}

/** Each seat's chances over the game; of one seat also what luck and what choices alone have made of its start. */
export function curve(c: Curve): TemplateResult {
  const { analysis, seat } = c;
  const last = Math.max(1, analysis.moments.length);
  const x = (point: number) => LEFT + ((WIDTH - LEFT - RIGHT) * point) / last;
  const y = (share: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - Math.min(1, Math.max(0, share)));
  const path = (values: number[]) => values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const point = Math.round(((at - LEFT) / (WIDTH - LEFT - RIGHT)) * last);
    c.go(numberAt(analysis, Math.min(last, Math.max(0, point))));
  };
  const now = pointAt(analysis, c.at);
  const figures = analysis.seats.map((s) => t("coach.curveOf", { who: seatName(c.seats, s.seat), from: points(analysis.start[s.seat - 1] ?? 0), to: points(s.share) }));
  return html`<svg class="curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${t("coach.curve")}. ${figures.join(" ")}`} @click=${pick}>
    ${[0, 25, 50, 75, 100].map((percent) => svg`<line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(percent / 100)} y2=${y(percent / 100)}></line><text x=${LEFT - 5} y=${y(percent / 100) + 4} text-anchor="end">${percent}%</text>`)}
    <text x=${LEFT} y=${HEIGHT - 6}>0</text><text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${analysis.moments.length}</text>
    <text x=${(LEFT + WIDTH) / 2} y=${HEIGHT - 6} text-anchor="middle">${t("coach.decisions")}</text>
    <line class="now" x1=${x(now)} x2=${x(now)} y1=${TOP} y2=${HEIGHT - BOTTOM}></line>
    ${analysis.seats.filter((s) => s.seat !== seat).map((s) => svg`<polyline class=${`chances seat-${s.seat}`} points=${path(line(analysis, s.seat, "chances"))}></polyline>`)}
    <polyline class="by-luck" points=${path(line(analysis, seat, "luck"))}></polyline>
    <polyline class="by-choice" points=${path(line(analysis, seat, "choice"))}></polyline>
    <polyline class=${`chances chosen seat-${seat}`} points=${path(line(analysis, seat, "chances"))}></polyline>
    ${analysis.moments.map((moment, i) => (isMarked(moment) && moment.seat === seat ? svg`<circle class=${moment.judgement.mark} cx=${x(i + 1)} cy=${y(moment.chances[seat - 1] ?? 0)} r="5"></circle>` : ""))}
  </svg>`;
}
