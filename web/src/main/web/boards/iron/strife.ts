import { CULTURES, type IronView } from "./model";

/** The cards that are part of what is announced, to be marked where they lie: `attacking` or `aimed-at`. */
export function roles(view: IronView): Map<string, string> {
  const marks = new Map<string, string>();
  for (const link of view.chain) {
    for (const attacker of link.attacking) marks.set(attacker, "attacking");
    if (link.target !== "") marks.set(link.target, "aimed-at");
  }
  return marks;
}

/** Why a Character cannot be attacked by any of the viewer's pairs; empty: it can, or there is no pair. */
export function spared(view: IronView, id: string): string[] {
  if (view.attackers.some((pair) => pair.targets.includes(id))) return [];
  return [...new Set(view.attackers.flatMap((pair) => pair.spared.filter((one) => one.id === id).flatMap((one) => one.why)))];
}

export interface Fallen {
  id: string;
  culture: string;
  /** In whose City. */
  seat: number;
}

/** The Characters that lay in a City before and lie on the discard pile now. */
export function fallen(before: IronView | undefined, now: IronView): Fallen[] {
  if (!before) return [];
  const pile = new Set(now.pile.map((card) => card.id));
  return before.cities.flatMap((city) => city.characters.filter((c) => pile.has(c.id)).map((c) => ({ id: c.id, culture: c.culture, seat: city.seat })));
}

/** The Cities that have just got all Cultures but one, or all. */
export function nearing(before: IronView | undefined, now: IronView): { seat: number; many: number }[] {
  return now.cities.flatMap(({ seat, cultures }) => {
    const many = cultures.length;
    const had = before?.cities.find((city) => city.seat === seat)?.cultures.length ?? many;
    return many > had && many >= CULTURES.length - 1 ? [{ seat, many }] : [];
  });
}
