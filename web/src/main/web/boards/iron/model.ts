/** The view of 1600, as far as the board reads it. */
export interface CardView {
  id: string;
  kind: string;
  culture: string;
  count: number;
  /** The card that stands for this one in the list of moves. */
  like: string;
}
export interface Citizen {
  id: string;
  culture: string;
  object: string;
  protectedBy: string[];
  like: string;
}
export interface CityView {
  seat: number;
  protagonist: Citizen[];
  characters: Citizen[];
  bastions: CardView[];
  cultures: string[];
  refuge: boolean;
  handSize: number;
  known: CardView[];
}
export interface Announced {
  order: number;
  what: string;
  by: number;
  card: string;
  target: string;
  against: number;
  attackers: string;
  stillAsked: number[];
  resolving: boolean;
}
export interface IronView {
  step: string;
  turn: number;
  culture: string;
  attacked: boolean;
  closed: boolean;
  exchanged: number;
  deck: number;
  pass: number;
  pile: CardView[];
  cities: CityView[];
  hand: { culture: string; cards: CardView[] }[];
  chain: Announced[];
  shown: CardView[];
  standing: string;
}

export const CULTURES = ["catholics", "reformed", "scientists", "demonic", "pirates"];
