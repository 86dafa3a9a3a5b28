const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Lets things that have changed place fly there: whatever carries `data-fly` with the same key before and after a
 * drawing moves from its old place to the new one; what is new comes from where something of its name (`data-from`) lay
 * (`data-at`), or fades in. Who asked for reduced motion sees none of it.
 */
export class Flight {
  #places = new Map<string, DOMRect>();
  #stocks = new Map<string, DOMRect>();

  constructor(private readonly root: HTMLElement) {}

  takeOff(): void {
    this.#places.clear();
    if (calm.matches) return;
    this.#stocks.clear();
    for (const thing of this.things()) {
      const place = thing.getBoundingClientRect();
      this.#places.set(thing.dataset["fly"]!, place);
      if (thing.dataset["at"]) this.#stocks.set(thing.dataset["at"], place);
    }
  }

  land(): void {
    if (calm.matches || this.#places.size === 0) return;
    for (const thing of this.things()) {
      const old = this.#places.get(thing.dataset["fly"]!) ?? this.#stocks.get(thing.dataset["from"] ?? "");
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
