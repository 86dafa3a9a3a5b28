import { html, nothing } from "lit";
import { t } from "../texts";
import type { LogLine } from "../types";

/** What others did since the reader's own last decision. */
export function since(lines: LogLine[], seen: number, seat: number): LogLine[] {
  return seen > 0 && seat > 0 ? lines.filter((line) => line.number >= seen && line.seat !== seat) : [];
}

/** The same above the board: the latest thing at a glance, all of it on demand. */
export function recap(lines: LogLine[]): unknown {
  const last = lines.at(-1);
  if (!last) return nothing;
  return html`<details class="recap">
    <summary>${t("table.since", { n: lines.length })} <span class="last">${last.text}</span></summary>
    <ol>${lines.slice(-20).map((line) => html`<li>${line.text}</li>`)}</ol>
  </details>`;
}
