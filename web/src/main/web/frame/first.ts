import { noChange } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive } from "lit/directive.js";

/** A board's first drawing: one part after the other, so that no click and no frame waits for the whole of it. */
export class FirstDrawing {
  readonly #waiting: (() => void)[] = [];
  #over = false;
  #finish!: () => void;
  /** Everything is drawn. */
  readonly finished = new Promise<void>((finish) => (this.#finish = finish));

  get over(): boolean {
    return this.#over;
  }

  /** Draws this when what came before it is drawn. */
  queue(draw: () => void): void {
    this.#waiting.push(draw);
  }

  /** All parts are known: begins with the first of them. */
  start(): void {
    setTimeout(() => {
      const draw = this.#waiting.shift();
      draw?.();
      if (draw) return this.start();
      this.#over = true;
      this.#finish();
    });
  }
}

class InTurn extends AsyncDirective {
  #body: () => unknown = () => noChange;
  #state: "new" | "waiting" | "drawn" = "new";

  override render(first: FirstDrawing, body: () => unknown): unknown {
    this.#body = body;
    if (first.over || this.#state === "drawn") return body();
    if (this.#state === "new") {
      this.#state = "waiting";
      first.queue(() => {
        this.#state = "drawn";
        this.setValue(this.#body());
      });
    }
    return noChange;
  }
}

/** Draws a part when it is its turn in the first drawing, and at once ever after. */
export const inTurn = directive(InTurn);
