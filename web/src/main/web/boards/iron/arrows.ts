/**
 * Draws an arrow from an announced Attack to the one it is aimed at, along the gap between the zones, so that it covers no
 * card on its way. Both ends are found by the marks they carry, whatever the size of the table.
 */
export class Arrows {
  readonly #watch = new ResizeObserver(() => this.draw());

  constructor(private readonly root: HTMLElement) {}

  start(): void {
    this.#watch.observe(this.root);
  }

  stop(): void {
    this.#watch.disconnect();
  }

  draw(): void {
    const paths = this.root.querySelectorAll<SVGPathElement>(".iron-arrow > path");
    const from = this.root.querySelector<HTMLElement>(".iron-chain .announced:has(.duel)");
    const to = this.root.querySelector<HTMLElement>(".iron-city .aimed-at");
    const line = from && to && to.offsetParent ? path(from, to) : "";
    paths.forEach((each) => each.setAttribute("d", line));
  }
}

const GAP = 3;
const BEND = 10;

/** In the coordinates of the window. */
function path(from: HTMLElement, to: HTMLElement): string {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const strip = from.closest(".zone")!.getBoundingClientRect();
  const above = end.top < start.top;
  const x1 = start.left + Math.min(start.width / 2, 48);
  const y1 = above ? start.top - 2 : start.bottom + 2;
  const x2 = end.left + end.width / 2;
  const y2 = above ? end.bottom + 5 : end.top - 5;
  const gutter = above ? strip.top - GAP : strip.bottom + GAP;
  const side = x2 < x1 ? -1 : 1;
  const down = above ? 1 : -1;
  const bend = Math.min(BEND, Math.abs(x2 - x1) / 2);
  const n = (value: number) => value.toFixed(1);
  return `M${n(x1)} ${n(y1)}V${n(gutter)}H${n(x2 - side * bend)}Q${n(x2)} ${n(gutter)} ${n(x2)} ${n(gutter - down * bend)}V${n(y2)}`;
}
