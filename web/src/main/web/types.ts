/** The server's JSON, as /openapi.json has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Me {
  id: string;
  name: string;
  account: boolean;
}
/** The rating after a game. */
export interface RatingPoint {
  at: number;
  rating: number;
}
export interface Favourite {
  id: string;
  name: string;
  times: number;
}
/** How somebody plays a game. */
export interface GameFigures {
  game: string;
  played: number;
  won: number;
  botsPlayed: number;
  botsWon: number;
  rating?: number;
  curve: RatingPoint[];
  analysed: number;
  share?: number;
  adjusted?: number;
  favourite?: Favourite;
}
/** A finished game of somebody. */
export interface PlayedGame {
  table: Table;
  seat: number;
  place: number;
  score: number;
  won: boolean;
  at: number;
  rating?: number;
  role?: string;
}
/** What somebody is to the reader. */
export interface KnownPerson {
  id: string;
  name: string;
  guest: boolean;
  friend: boolean;
  muted: boolean;
  blocked: boolean;
}
/** Whatever is left out stays as it is. */
export interface TieWish {
  friend?: boolean;
  muted?: boolean;
  blocked?: boolean;
}
/** A table that one is asked to sit down at. */
export interface InvitedTo {
  table: Table;
  invite: string;
  by: string;
}
/** What somebody shows of themselves. */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  you: boolean;
  shared: boolean;
  since?: number;
  games: GameFigures[];
  last: PlayedGame[];
  tie?: KnownPerson;
}
/** Whether one is away, and how many days are left within a year. */
export interface MyVacation {
  left: number;
  until?: number;
}
/** How one is told by mail that a table waits. */
export interface ShownContact {
  offered: boolean;
  address: string;
  unconfirmed: string;
  turns: boolean;
  digest: boolean;
  /** Hours before a clock runs out; 0: never. */
  remind: number;
  quietFrom: number;
  quietTo: number;
  zone: string;
  lang: string;
}
export interface ContactWish {
  address: string;
  turns: boolean;
  digest: boolean;
  remind: number;
  quietFrom: number;
  quietTo: number;
  zone: string;
  lang: string;
}
export type HookKind = "discord" | "slack" | "json";
export interface ShownHook {
  offered: boolean;
  kind?: HookKind;
  host?: string;
  off: boolean;
  error?: string;
}
export interface HookWish {
  url: string;
  kind: HookKind;
}
export interface ShownPush {
  offered: boolean;
  key: string;
}
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface OptionValue {
  value: string;
  label: string;
}
export interface GameOption {
  key: string;
  label: string;
  kind: "choice" | "seat" | "file";
  usual: string;
  /** The value to begin with in the reader's language. */
  offered: string;
  leastSeats: number;
  mostSeats: number;
  values: OptionValue[];
}
export interface Game {
  id: string;
  title: string;
  summary: string;
  leastSeats: number;
  mostSeats: number;
  options: GameOption[];
  levels: string[];
  /** How many lessons there are. */
  lessons: number;
  /** The options that suit somebody's first game, where they are not the usual ones. */
  firstGame: Record<string, string>;
}
export interface Rule {
  id: string;
  text: string;
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}
export interface Component {
  kind: string;
  kindName: string;
  id: string;
  name: string;
  about: string;
  facts: { key: string; label: string; value: string }[];
  source: string;
}
export interface GameDetail extends Game {
  chapters: Chapter[];
  components: Component[];
  texts: Record<string, string>;
}
export interface LessonStep {
  number: number;
  seat: number;
  text: string;
  expect: string;
  position: Position;
}
export interface Lesson {
  steps: LessonStep[];
  end: string;
}
export type SeatKind = "me" | "open" | "hotseat" | "bot" | "outside" | "person" | "former";
export interface SeatOrder {
  kind: SeatKind;
  name?: string;
  level?: string;
}
export interface Pace {
  kind: "relaxed" | "decision" | "player" | "days";
  amount: number;
}
/** Not before a time (in milliseconds), and when so many seats are taken. */
export interface SentSchedule {
  at: number;
  least: number;
}
export interface TableOrder {
  game: string;
  options: Record<string, string>;
  seats: SeatOrder[];
  visibility: "public" | "invite";
  pace: Pace;
  /** `owner`: it waits for its owner even when it is full. */
  start?: "full" | "owner";
  schedule?: SentSchedule;
  chat: boolean;
  spectators: boolean;
  /** Whether one person among bots may ask what a master would do. */
  advice: boolean;
  seed?: number;
  /** What file options refer to by hash. */
  files?: Attachment[];
  key: string;
}
export interface Attachment {
  name: string;
  text: string;
}
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  /** Whose page is `/people/ID`. */
  person?: string;
  guest: boolean;
  level?: string;
  you: boolean;
  present: boolean;
  resigned: boolean;
  takenOver: boolean;
  /** On vacation until then. */
  away?: number;
  /** How often who sits here asked what a master would do. */
  advised: number;
}
export interface Points {
  key: string;
  label: string;
  points: number;
}
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  lines: Points[];
  tieBreaks: Points[];
}
export interface Result {
  ending: string;
  endingText: string;
  standings: Standing[];
}
export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "waiting" | "running" | "over";
  visibility: "public" | "invite";
  owner: boolean;
  member: boolean;
  invite?: string;
  pace: Pace;
  rules: number;
  /** Whether these are no longer today's. */
  earlierRules: boolean;
  start: "full" | "owner" | "schedule";
  startsAt?: number;
  startsWith?: number;
  chat: boolean;
  spectators: boolean;
  /** Whether who plays here may ask what a master would do. */
  advice: boolean;
  number: number;
  round: number;
  awaited: number[];
  seats: Seat[];
  seedHash?: string;
  seed?: string | number;
  rewind?: Rewind;
  created: string | number;
  updated: string | number;
  result?: Result;
  /** Why this table cannot be opened. */
  damaged?: string;
}
export interface Move {
  text: string;
  label: string;
}
/** A move, or one that is not allowed, with its reason. */
export interface Choice {
  text: string;
  label: string;
  reason?: string;
  rule?: string;
}
export interface Position {
  table: string;
  number: number;
  latest: number;
  seat: number;
  status: string;
  round: number;
  awaited: number[];
  view: Json;
  moves: Move[];
  intents: Choice[];
  mayUndo: boolean;
  standing: string | null;
  clock: Record<string, number> | null;
  result?: Result;
}
export interface LogLine {
  number: number;
  text: string;
  secret: boolean;
  kind: string;
  seat?: number;
}
/** Where a round begins. */
export interface RoundMark {
  number: number;
  round: number;
}
export interface ChatLine {
  from: string;
  person: string;
  guest: boolean;
  text: string;
  at: string | number;
}
export interface Rewind {
  to: number;
  by: string | number;
  answers: Record<string, boolean>;
}
