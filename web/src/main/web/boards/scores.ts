import type { Family } from "../games";
import type { Json } from "../types";
import type { CoiView } from "./city/model";
import type { IronView } from "./iron/model";
import type { XiiView } from "./xii/model";

/** How far everybody is, by seat, as the view itself counts it: points, or Cultures in the City. */
export function scoresOf(family: Family, view: Json): ReadonlyMap<number, number> {
  switch (family) {
    case "xii":
      return new Map((view as unknown as XiiView).towns.map((town) => [town.seat, town.score]));
    case "iron":
      return new Map((view as unknown as IronView).cities.map((city) => [city.seat, city.cultures.length]));
    case "city":
      return new Map((view as unknown as CoiView).players.map((player) => [player.seat, player.points.total]));
    case "other":
      return new Map();
  }
}
