/** The view of XII Century, as far as the board reads it. */
export interface DieView {
  value: number;
  spent: boolean;
  held: boolean;
}
export interface AssetView {
  id: string;
  rank: "basic" | "advanced" | "special";
  amount: number;
  most: number;
  vpEach: number;
  cost: number;
  paidWith: string;
  used: number;
}
export interface LocationView {
  id: string;
  influence: number;
  least: number;
  earns: boolean;
  leasts: number[];
  food: number;
  supply: number;
  choose: boolean;
  used: boolean;
}
export interface FeatureView {
  id: string;
  kind: string;
  has: boolean;
  perk: string;
  spent: boolean;
  die: number;
  vp: number;
  needs: string[];
  pays: string[];
}
export interface TownView {
  seat: number;
  assets: AssetView[];
  effectivePopulation: number;
  reputation: number;
  locations: LocationView[];
  reserve: number[];
  crossed: number;
  freeSlots: number;
  features: FeatureView[];
  powAtWar: number;
  powAtHome: number;
  upkeep: number;
  score: number;
  lines: { key: string; points: number }[];
}
export interface XiiView {
  round: number;
  phase: string;
  first: number;
  active: number;
  track: string[];
  shared: DieView[];
  own: DieView[];
  highest: number;
  hand: { value: number; from: string; otherPart: number };
  undecided: number[];
  yourWar: string;
  scoreRange: number[];
  towns: TownView[];
}
