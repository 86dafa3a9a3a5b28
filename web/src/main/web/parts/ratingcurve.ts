import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";
import type { RatingPoint } from "../types";

const [WIDTH, HEIGHT, EDGE] = [240, 70, 6];

/** A rating over the games that counted, one step each. */
export function ratingCurve(points: RatingPoint[]): TemplateResult | typeof nothing {
  if (points.length < 2) return nothing;
  const ratings = points.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (i: number) => EDGE + (i * (WIDTH - 2 * EDGE)) / (points.length - 1);
  const y = (rating: number) => HEIGHT - EDGE - ((rating - least) * (HEIGHT - 2 * EDGE)) / Math.max(1, most - least);
  const about = t("people.curve", { from: ratings[0]!, to: ratings.at(-1)!, least, most, n: points.length });
  return html`<svg class="rating-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${about}>
    <title>${about}</title>
    <polyline points=${ratings.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(" ")} />
    <circle cx=${x(points.length - 1)} cy=${y(ratings.at(-1)!)} r="3.5" />
  </svg>`;
}
