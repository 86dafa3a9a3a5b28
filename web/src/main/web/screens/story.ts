import type { LogLine } from "../types";

/** The numbers of choices that were taken back, and of taking them back: of both nothing is left on the table. */
export function takenBack(lines: LogLine[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { number, kind } of lines) {
    if (kind !== "event.undone" || gone.has(number)) continue;
    let choice = number - 1; // nobody else decided in between
    while (gone.has(choice)) choice--;
    gone.add(choice).add(number);
  }
  return gone;
}

/** The log without what was taken back. */
export function settled(lines: LogLine[]): LogLine[] {
  const gone = takenBack(lines);
  return gone.size === 0 ? lines : lines.filter((line) => !gone.has(line.number));
}

/** The numbers of the moments worth looking at, in order: before each choice that stood, and now. */
export function moments(latest: number, lines: LogLine[]): number[] {
  const gone = takenBack(lines);
  const kept = Array.from({ length: latest + 1 }, (_, n) => n).filter((n) => !gone.has(n - 1));
  return gone.has(latest - 1) ? [...kept.slice(0, -1), latest] : kept; // now is as it was before what was taken back
}
