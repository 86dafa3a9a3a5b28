import { api, ApiError } from "../api";
import type { LiveTable } from "../live";
import type { Json } from "../types";

/** What choices would lead to, asked of the server: when one is pointed at, and quietly ahead for those a board wants. */
export class Ahead {
  views: ReadonlyMap<string, Json> = new Map();
  readonly #asked = new Map<string, Promise<Json | undefined>>();
  readonly #seen = new Map<string, Json>();
  #timer = 0;
  /** The server has said that it was asked too often: nothing more is asked ahead of this position. */
  #enough = false;
  #calls = new AbortController();

  constructor(
    private readonly live: () => LiveTable,
    private readonly changed: () => void,
  ) {}

  /** A choice is made: what would have become of the others is not wanted any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#calls.abort();
    this.#calls = new AbortController();
  }

  clear(): void {
    this.stop();
    this.#enough = false;
    this.#asked.clear();
    this.#seen.clear();
    this.views = new Map();
  }

  /** What is known already of where this choice leads. */
  known(move: string): Json | undefined {
    return this.views.get(move) ?? this.#seen.get(move);
  }

  look(move: string): Promise<Json | undefined> {
    const kept = this.#asked.get(move);
    if (kept) return kept;
    const fresh = this.ask(move);
    this.#asked.set(move, fresh);
    return fresh;
  }

  private async ask(move: string): Promise<Json | undefined> {
    const { id, position, answered } = this.live();
    if (!position || position.seat === 0) return undefined;
    if (position.number <= answered) return undefined; // decided already, only the news has not come yet
    try {
      const { view } = await api.preview(id, position.seat, position.number, move, this.#calls.signal);
      if (view === undefined || this.live().position !== position) return undefined; // chance or others decide what comes
      this.#seen.set(move, view);
      return view;
    } catch (e) {
      if (e instanceof ApiError && e.code === "too-many") this.#enough = true;
      return undefined;
    }
  }

  /** One after another, after a moment of quiet, so that a quick player costs the server nothing. */
  fetch(moves: string[]): void {
    clearTimeout(this.#timer);
    if (moves.length === 0) return;
    this.#timer = window.setTimeout(async () => {
      const mark = this.#asked;
      const position = this.live().position;
      for (const move of moves) {
        const view = await this.look(move);
        if (this.#enough || this.live().position !== position || mark !== this.#asked) return;
        if (view === undefined) continue;
        this.views = new Map(this.views).set(move, view);
        this.changed();
      }
    }, 350);
  }
}
