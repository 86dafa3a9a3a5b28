import { t } from "../texts";
import type { LogLine } from "../types";

/** What others did since the reader's own last decision. */
export function since(lines: LogLine[], seen: number, seat: number): LogLine[] {
  return seen > 0 && seat > 0 ? lines.filter((line) => line.number >= seen && line.seat !== seat) : [];
}

/** The latest thing at a glance, and how much more there was since the reader's own last decision. */
export function recap(lines: LogLine[], seen: number, seat: number): string {
  const last = lines.at(-1)?.text ?? "";
  const fresh = since(lines, seen, seat).length;
  return fresh > 1 ? `${t("table.since", { n: fresh })} ${last}` : last;
}
