const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Lets things that have changed place fly there: whatever carries `data-fly` with the same key before and after a
 * drawing moves from its old place to the new one; what is new fades in. Who asked for reduced motion sees none of it.
 */
export class Flight {
  #places = new Map<string, DOMRect>();

  constructor(private readonly root: HTMLElement) {}

  takeOff(): void {
    this.#places.clear();
    if (calm.matches) return;
    for (const thing of this.things()) this.#places.set(thing.dataset["fly"]!, thing.getBoundingClientRect());
  }

  land(): void {
    if (calm.matches || this.#places.size === 0) return;
    for (const thing of this.things()) {
      const old = this.#places.get(thing.dataset["fly"]!);
      if (!old) {
        thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
        continue;
      }
      const now = thing.getBoundingClientRect();
      const [x, y] = [old.left - now.left, old.top - now.top];
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 280, easing: "ease-out" });
    }
  }

  private things(): NodeListOf<HTMLElement> {
    return this.root.querySelectorAll<HTMLElement>("[data-fly]");
  }
}
