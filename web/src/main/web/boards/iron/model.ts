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
/** Citizens of one Culture in the viewer's City who are at least a pair. */
export interface Pair {
  culture: string;
  citizens: string[];
  targets: string[];
  spared: { id: string; why: string[] }[];
}
export interface Announced {
  order: number;
  what: string;
  by: number;
  card: string;
  target: string;
  against: number;
  attackers: string;
  attacking: string[];
  /** An Attack that would succeed now. */
  stands: boolean;
  /** Something of the viewer's. */
  touches: boolean;
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
  attackers: Pair[];
  standing: string;
}

export const CULTURES = ["catholics", "reformed", "scientists", "demonic", "pirates"];

/** All who live in a City, the Protagonist first. */
export const citizens = (city: CityView): Citizen[] => [...city.protagonist, ...city.characters];

/** Whether this very card is still in the reader's hand, or borne by a Citizen: whose it is the moves say. */
export const holds = (view: IronView, card: string): boolean =>
  view.hand.some(({ cards }) => cards.some(({ id }) => id === card)) || view.cities.flatMap(citizens).some(({ object }) => object === card);
