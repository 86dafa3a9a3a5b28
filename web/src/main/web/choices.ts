import type { Choice, Position } from "./types";

/** What a seat may do and may not do, found by the words of the moves' text form. */
export class Choices {
  readonly #byText = new Map<string, Choice>();

  constructor(readonly moves: Choice[], readonly intents: Choice[]) {
    for (const intent of intents) this.#byText.set(intent.text, intent);
    for (const move of moves) this.#byText.set(move.text, { text: move.text, label: move.label });
  }

  static of(position: Position | undefined): Choices {
    return new Choices(position?.moves ?? [], position?.intents ?? []);
  }

  get(text: string): Choice | undefined {
    return this.#byText.get(text);
  }

  allowed(text: string): boolean {
    const choice = this.#byText.get(text);
    return choice !== undefined && choice.reason === undefined;
  }

  /** All choices, allowed ones first, whose words begin with these. */
  starting(...words: (string | number)[]): Choice[] {
    const prefix = words.join(" ");
    return this.all().filter(({ text }) => text === prefix || text.startsWith(`${prefix} `));
  }

  /** The first choice in whose text all these words occur. */
  with(...words: (string | number)[]): Choice | undefined {
    return this.all().find(({ text }) => {
      const parts = text.split(" ");
      return words.every((word) => parts.includes(String(word)));
    });
  }

  all(): Choice[] {
    return [...this.#byText.values()].sort((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  }

  refused(): Choice[] {
    return this.all().filter((choice) => choice.reason !== undefined);
  }
}

/** The moves that say "I am done", each in its own game. */
export const FINISH = ["end", "done", "confirm"];

export const words = (text: string): string[] => text.split(" ");
