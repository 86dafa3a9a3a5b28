import { Choices } from "../choices";

/**
 * What is to follow a choice, as soon as it may: moves in their text form, one a step. A step that ends in `*` is made
 * only where there is nothing to choose: exactly one move begins like it, and no other is offered.
 */
export class Plan {
  #steps: string[] = [];

  /** @param text the steps, separated by `;` */
  set(text: string): void {
    this.#steps = text.split(";").filter((step) => step !== "");
  }

  get empty(): boolean {
    return this.#steps.length === 0;
  }

  /** The move to make now; what is not offered ends the plan. */
  next(choices: Choices): string | undefined {
    const step = this.#steps.shift();
    if (step === undefined) return undefined;
    const move = step.endsWith("*") ? sole(choices, step.slice(0, -1)) : choices.allowed(step) ? step : undefined;
    if (move === undefined) this.#steps = [];
    return move;
  }
}

function sole(choices: Choices, prefix: string): string | undefined {
  const { moves } = choices;
  return moves.length === 1 && moves[0]!.text.startsWith(prefix) ? moves[0]!.text : undefined;
}
