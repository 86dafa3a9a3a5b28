import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api } from "../api";
import { scoresOf } from "../boards/scores";
import { PageElement } from "../element";
import { family, seatName } from "../games";
import { t } from "../texts";
import type { Table } from "../types";

/** How many moments of a game are looked at. */
const MOMENTS = 24;

/** Everybody's score at some moments of the game, the last of them its end. */
export type Course = { at: number; scores: ReadonlyMap<number, number> }[];

/** Looks through a finished game, from its beginning to its end. */
export async function courseOf(table: Table, seat: number, invite: string): Promise<Course> {
  const latest = table.number;
  const count = Math.min(MOMENTS, latest + 1);
  const moments = [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * latest) / Math.max(1, count - 1))))];
  const course: Course = [];
  for (const at of moments) {
    const { view } = await api.position(table.id, seat || undefined, at, invite);
    course.push({ at, scores: scoresOf(family(table.game), view) });
  }
  return course.some(({ scores }) => scores.size > 0) ? course : [];
}

/** A line a player through the moments, from 0 to 1 in both directions, 0 at the left and at the bottom. */
export function lines(course: Course): { seat: number; points: [number, number][] }[] {
  const seats = [...(course[0]?.scores.keys() ?? [])];
  const all = course.flatMap(({ scores }) => [...scores.values()]);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const end = Math.max(1, course.at(-1)?.at ?? 1);
  return seats.map((seat) => ({ seat, points: course.map(({ at, scores }): [number, number] => [at / end, ((scores.get(seat) ?? 0) - least) / (most - least)]) }));
}

/** What is counted over time: where a match is won by Cultures, these. */
export const courseTitle = (game: string): string => t(family(game) === "iron" ? "result.cultures" : "result.course");

const [WIDTH, HEIGHT, EDGE] = [320, 170, 16];

/** Score over time, as a picture; its numbers are in the table beside it. */
@customElement("score-curve")
export class ScoreCurve extends PageElement {
  @property({ attribute: false }) table!: Table;
  @property({ type: Number }) seat = 0;
  @property() invite = "";
  @state() private course: Course | undefined;
  #of = "";

  protected override willUpdate(): void {
    if (this.#of === this.table.id) return;
    this.#of = this.table.id;
    courseOf(this.table, this.seat, this.invite)
      .then((course) => {
        this.course = course;
        this.dispatchEvent(new CustomEvent("course", { detail: course }));
      })
      .catch(() => (this.course = []));
  }

  protected override render(): unknown {
    // Where there will be lines their place is kept, so that nothing moves when they come.
    if (this.course ? this.course.length < 2 : family(this.table.game) === "other") return nothing;
    return html`<figure class="curve"><figcaption>${courseTitle(this.table.game)}</figcaption>${this.draw(this.course ?? [])}
      <ul>${this.table.seats.map(({ seat }) => html`<li class=${`line-${seat}`}><b>${seat}</b> ${seatName(this.table.seats, seat)}</li>`)}</ul></figure>`;
  }

  private draw(course: Course): TemplateResult {
    const x = (to: number) => EDGE + to * (WIDTH - 2 * EDGE);
    const y = (to: number) => HEIGHT - EDGE - to * (HEIGHT - 2 * EDGE);
    return html`<svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path class="axis" d=${`M${EDGE} ${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}`} />
      ${lines(course).map(({ seat, points }) => {
        const [endX, endY] = points.at(-1)!;
        return svg`<g class=${`line-${seat}`}><polyline points=${points.map(([a, b]) => `${x(a).toFixed(1)},${y(b).toFixed(1)}`).join(" ")} />
          <circle cx=${x(endX)} cy=${y(endY)} r="8" /><text x=${x(endX)} y=${y(endY) + 4} text-anchor="middle">${seat}</text></g>`;
      })}
    </svg>`;
  }
}
