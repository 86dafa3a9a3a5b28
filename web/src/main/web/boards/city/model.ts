/** The view of City of Iron, as far as the board reads it. */
export interface GoodTrack {
  id: string;
  coins: number;
  first: number;
  second: number;
  threshold: number;
  amounts: number[];
  places: number[];
}
export interface Cost {
  coins: number;
  science: number;
  reachable: boolean;
  missingCoins: number;
  missingScience: number;
  missingLand: string;
}
export interface Slot {
  slot: number;
  building: string;
  cost: Cost;
}
export interface OpenTown {
  id: string;
  pile: number;
  defence: number;
  distance: number;
  reachable: boolean;
}
export interface OpenLand {
  id: string;
  types: string[];
  distance: number;
  vehicle: string;
  reachable: boolean;
}
export interface CityView {
  id: string;
  land: string;
  types: string[];
  spaces: number;
  buildings: string[];
  districts: string[];
}
export interface Pile {
  draw: number;
  discard: number;
  top: string;
}
export interface Person {
  seat: number;
  nation: string;
  coins: number;
  science: number;
  points: { scorings: number[]; total: number; now: number; bonuses: string[]; stored: number };
  income: { base: number; goodsCards: number; firstPlaces: number; coins: number; total: number; science: number };
  citizenDraws: number;
  militaryDraws: number;
  cities: CityView[];
  tokens: string[];
  towns: { id: string; defence: number; distance: number; reachable: boolean; good: string }[];
  store: string[];
  hand: number;
  knownHand: string[];
  citizens: Pile;
  military: Pile;
  unpurchased: string[];
  actions: number;
  decided: boolean;
}
export interface Own {
  seat: number;
  hand: string[];
  citizenDraw: string[];
  citizenDiscard: string[];
  militaryDraw: string[];
  militaryDiscard: string[];
  basket: string[];
  basketCoins: number;
  basketScience: number;
  piles: string[];
}
export interface Pending {
  seat: number;
  verb: string;
  card: string;
  building: string;
  city: string;
  razed: string;
  target: string;
  fighting: string[];
  defence: number;
  attackOwed: number;
  paying: string[];
  symbol: string;
  need: number;
  owed: number;
  vehicle: string;
  toDiscard: string[];
}
export interface CoiView {
  seat: number;
  round: number;
  last: boolean;
  step: string;
  goods: GoodTrack[];
  row: Slot[];
  deck: number;
  due: string[];
  scored: number;
  towns: OpenTown[];
  townPiles: string[][];
  lands: OpenLand[];
  track: { space: number; coins: number; seat: number }[];
  bidOrder: number[];
  turnOrder: number[];
  turn: number;
  players: Person[];
  own: Own[];
  pending: Pending[];
}
