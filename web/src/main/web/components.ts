import type { Family } from "./games";
import type { Component, GameDetail, Rule } from "./types";

/** The components of a game by their ids, and where a text names them. */
export class Components {
  readonly #byId: ReadonlyMap<string, Component>;
  readonly #byName: ReadonlyMap<string, string>;
  readonly #names: RegExp | undefined;

  constructor(components: Component[]) {
    this.#byId = new Map(components.map((component) => [component.id, component]));
    this.#byName = new Map(components.map(({ id, name }) => [name.toLowerCase(), id]));
    const names = [...this.#byName.keys()].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
    this.#names = names.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escaped).join("|")})(?![\\p{L}\\d])`, "giu");
  }

  get(id: string): Component | undefined {
    return this.#byId.get(id);
  }

  /** What a move is about: the first component that its words name after the verb. */
  of(move: string): string | undefined {
    return move.split(" ").slice(1).find((word) => this.#byId.has(word));
  }

  /** A text in pieces: those that name a component carry its id. */
  split(text: string): { text: string; id?: string }[] {
    if (!this.#names) return [{ text }];
    const pieces: { text: string; id?: string }[] = [];
    let from = 0;
    for (const hit of text.matchAll(this.#names)) {
      if (hit.index > from) pieces.push({ text: text.slice(from, hit.index) });
      pieces.push({ text: hit[0], id: this.#byName.get(hit[0].toLowerCase())! });
      from = hit.index + hit[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const kept = new WeakMap<Component[], Components>();

/** Made once for each game that is shown. */
export function componentsOf(components: Component[]): Components {
  const known = kept.get(components) ?? new Components(components);
  kept.set(components, known);
  return known;
}

/** The rule that says most about a component: of the very one, else of its kind. */
const RULES: Record<Family, Record<string, string>> = {
  xii: {
    asset: "XII-52", person: "XII-40", infrastructure: "XII-40", "special-person": "XII-40", "special-infrastructure": "XII-40", location: "XII-46",
    population: "XII-56", men: "XII-61", knights: "XII-61", farms: "XII-53", ale: "XII-53", houses: "XII-53",
    monks: "XII-34", masons: "XII-45", mercenaries: "XII-35", bread: "XII-35", market: "XII-58",
    sheriff: "XII-41", court: "XII-41", witch: "XII-43", jongleur: "XII-44", miller: "XII-57",
    fire: "XII-15", plague: "XII-16", famine: "XII-17", "civil-war": "XII-18", outlaws: "XII-19", "water-storm": "XII-20",
  },
  iron: { protagonist: "IC-02", character: "IC-12", bastion: "IC-30", object: "IC-31", attack: "IC-20", special: "IC-50", amulet: "IC-51" },
  city: { building: "COI-50", card: "COI-40", town: "COI-70", good: "COI-82", land: "COI-61", token: "COI-60", nation: "COI-01", snyle: "COI-113", arc: "COI-100", cresarians: "COI-101", hogmen: "COI-102", toads: "COI-103" },
  other: {},
};

export function ruleOf(family: Family, { id, kind }: Component, { chapters }: GameDetail): Rule | undefined {
  const wanted = RULES[family][id] ?? RULES[family][kind];
  return chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === wanted);
}
