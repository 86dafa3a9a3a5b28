import { announce } from "../announce";
import { Choices } from "../choices";
import type { LiveTable } from "../live";
import type { Choice, Json } from "../types";
import { Ahead } from "./ahead";
import { Plan } from "./plan";
import { isMyTurn } from "./seating";

interface Screen {
  requestUpdate(): void;
}

/** Making up one's mind at a table: looking at a choice, making it, and being told why not. */
export class Deciding {
  /** The choice that was refused last, with its reason. */
  refusal: Choice | undefined;
  /** Where the choice under the pointer would lead. */
  preview: Json | undefined;
  /** Where the choice on its way to the server will lead, shown until the server has said so. */
  guess: Json | undefined;
  readonly ahead: Ahead;
  readonly #plan = new Plan();

  constructor(
    private readonly screen: Screen,
    private readonly live: () => LiveTable,
    private readonly looksBack: () => boolean,
  ) {
    this.ahead = new Ahead(live, () => screen.requestUpdate());
  }

  /** Another table. */
  forget(): void {
    this.#plan.set("");
    this.settled();
  }

  /** The server has told a new position: nothing is guessed any more. */
  settled(): void {
    this.preview = this.guess = this.refusal = undefined;
    this.ahead.clear();
  }

  /** The server did not take the choice. */
  failed(): void {
    this.guess = undefined;
    this.ahead.clear();
  }

  async choose(move: string, then = ""): Promise<void> {
    if (this.looksBack() || this.live().pending) return;
    this.refusal = this.preview = undefined;
    this.guess = this.ahead.known(move);
    this.ahead.stop();
    this.#plan.set(then);
    await this.live().decide(move);
    if (this.live().line !== "online") this.settled(); // the new position was fetched, not told
    await this.followUp();
  }

  async followUp(): Promise<void> {
    const { pending, position } = this.live();
    if (this.#plan.empty || pending !== "" || !isMyTurn(position)) return;
    const move = this.#plan.next(Choices.of(position));
    if (move !== undefined) await this.live().decide(move);
  }

  explain(move: string): void {
    this.refusal = Choices.of(this.live().position).get(move);
    if (this.refusal?.reason) announce(this.refusal.reason);
    this.screen.requestUpdate();
  }

  async peek(move: string | undefined): Promise<void> {
    const { pending, position } = this.live();
    const idle = move === undefined || this.looksBack() || pending !== "" || move === "undo";
    // What was just decided may still lie under the pointer.
    this.preview = idle || !Choices.of(position).allowed(move) ? undefined : await this.ahead.look(move);
    this.screen.requestUpdate();
  }
}
