import { language } from "./settings";
import { en, type Word } from "./words/en";
import { it } from "./words/it";

const WORDS = { en, it } as const;

export type { Word };

/** The client's own words in the reader's language, `{braces}` filled in. */
export function t(word: Word, values: Record<string, string | number> = {}): string {
  return WORDS[language()][word].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A word that may not exist, such as a level's name: then what stands in for it. */
export function tOr(word: string, otherwise: string): string {
  return (WORDS[language()] as Record<string, string>)[word] ?? otherwise;
}

/** `army-chief` or `armyChief` as readable words, for things that have no name in any message file. */
export function humanise(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_.]/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of one game, as its message files have them. */
export class GameTexts {
  constructor(readonly entries: Record<string, string> = {}) {}

  name(id: string | number): string {
    return this.entries[`name.${id}`] ?? humanise(String(id));
  }

  about(id: string): string {
    return this.entries[`about.${id}`] ?? "";
  }

  /** A board word `ui.board.*`; the key itself, made readable, when the game has none. */
  ui(key: string): string {
    return this.entries[`ui.board.${key}`] ?? this.entries[`name.${key}`] ?? humanise(key);
  }

  /** A board word with `{braces}` filled in. */
  fill(key: string, values: Record<string, string | number>): string {
    return this.ui(key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  }

  /** What to do next, by verb, in the order of the keys `next.01.<verb>`. */
  next(): { verb: string; text: string }[] {
    const keys = Object.keys(this.entries).filter((key) => key.startsWith("next.")).sort();
    return keys.map((key) => ({ verb: key.split(".")[2] ?? "", text: this.entries[key]! }));
  }

  find(key: string): string | undefined {
    return this.entries[key];
  }
}

/** Kept: to make one takes the browser longer than to draw a list of tables. */
const DATES = new Map<string, Intl.DateTimeFormat>();

function dates(): Intl.DateTimeFormat {
  const lang = language();
  const made = DATES.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  DATES.set(lang, made);
  return made;
}

/** By hand: the browser's own way of joining names takes it a tenth of a second the first time. */
export function listOf(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("list", { names: names.slice(0, -1).join(", "), last });
}

export function when(at: string | number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? "" : dates().format(date);
}
