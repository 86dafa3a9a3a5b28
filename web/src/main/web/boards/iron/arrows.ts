/**
 * Draws an arrow from those who attack to the one they attack, over the cities themselves. Cards are found by the marks
 * they carry, so the arrow ends where the cards lie, whatever the size of the table.
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
    const table = this.root;
    const path = this.root.querySelector<SVGPathElement>(".iron-arrow path.shaft");
    const from = [...this.root.querySelectorAll<HTMLElement>(".iron-city .attacking")];
    const to = this.root.querySelector<HTMLElement>(".iron-city .aimed-at");
    if (!path) return;
    path.setAttribute("d", to ? from.map((card) => line(table, card, to)).join("") : "");
  }
}

/** A bow from the middle of one card to the edge of the other. */
function line(table: HTMLElement, from: HTMLElement, to: HTMLElement): string {
  const frame = table.getBoundingClientRect();
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2 - frame.left - table.clientLeft, y: box.top + box.height / 2 - frame.top - table.clientTop });
  const start = middle(from.getBoundingClientRect());
  const box = to.getBoundingClientRect();
  const end = middle(box);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const near = Math.min(far * 0.5, Math.min(box.width, box.height) * 0.3);
  const tip = { x: end.x - (dx / far) * near, y: end.y - (dy / far) * near };
  const bend = { x: (start.x + tip.x) / 2 - dy * 0.12, y: (start.y + tip.y) / 2 + dx * 0.12 };
  const n = (value: number) => value.toFixed(1);
  return `M${n(start.x)} ${n(start.y)}Q${n(bend.x)} ${n(bend.y)} ${n(tip.x)} ${n(tip.y)}`;
}
