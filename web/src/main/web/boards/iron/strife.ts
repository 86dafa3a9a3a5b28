import type { Announced, Citizen, CityView, IronView } from "./model";

/** Who fights whom in what is announced, for drawing it. */
export interface Strife {
  link: Announced;
  /** Those who attack together: the Citizens of one Culture in one City. */
  attackers: Citizen[];
  target: Citizen | undefined;
}

const citizens = (city: CityView | undefined): Citizen[] => (city ? [...city.protagonist, ...city.characters] : []);

export function strifeOf(view: IronView, link: Announced): Strife {
  const home = view.cities.find((city) => city.seat === link.by);
  const attackers = link.attackers === "" ? [] : citizens(home).filter((c) => c.culture === link.attackers);
  const target = link.target === "" ? undefined : view.cities.flatMap(citizens).find((c) => c.id === link.target);
  return { link, attackers, target };
}

/** The cards that are part of a strife, to be marked where they lie: `attacking` or `aimed-at`. */
export function roles(view: IronView): Map<string, string> {
  const marks = new Map<string, string>();
  for (const link of view.chain) {
    const { attackers, target } = strifeOf(view, link);
    for (const attacker of attackers) marks.set(attacker.id, "attacking");
    if (target) marks.set(target.id, "aimed-at");
  }
  return marks;
}
