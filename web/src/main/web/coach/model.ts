import { language } from "../settings";

/** What the coach says of a finished game, as /openapi.json has it. */
export interface Coached {
  state: "none" | "waiting" | "running" | "done" | "failed";
  /** Whether the reader asked for it, and so may cancel it. */
  yours: boolean;
  done: number;
  total: number;
  /** How many others were asked for earlier. */
  ahead: number;
  analysis?: Analysis;
}
export interface Analysis {
  worlds: number;
  futures: number;
  /** Each seat's share of the victory before the first decision. */
  start: number[];
  moments: Moment[];
  seats: Figures[];
}
export interface Figures {
  seat: number;
  share: number;
  luck: number;
  adjusted: number;
  counted: number;
  accuracy: number;
  errorRate: number;
  best?: number;
  worst?: number;
  turning?: number;
}
export interface Moment {
  number: number;
  seat: number;
  round: number;
  move: string;
  label: string;
  /** Each seat's afterwards. */
  chances: number[];
  choice: number[];
  luck: number[];
  judgement?: Judgement;
}
export type Mark = "none" | "inaccuracy" | "mistake" | "blunder";
export interface Judgement {
  mark: Mark;
  best: Valued[];
  chosen: number;
  loss: number;
  error: number;
  hindsight: number;
  near: string[];
  why: { label: string; points: number }[];
}
export interface Valued {
  text: string;
  label: string;
  value: number;
}
/** A decision with something to choose. */
export interface Judged extends Moment {
  judgement: Judgement;
}
export interface Marked extends Moment {
  judgement: Judgement & { mark: Exclude<Mark, "none"> };
}

/** What chance must move to be worth a word, and what hindsight must cost. */
const NOTABLE = 0.05;
/** Anything that comes so near to the best is right. */
const NEAR = 0.02;

export const isMarked = (moment: Moment): moment is Marked => moment.judgement !== undefined && moment.judgement.mark !== "none";

/** A seat's marked decisions, in order. */
export function marked(analysis: Analysis, seat: number): Marked[] {
  return analysis.moments.filter(isMarked).filter((moment) => moment.seat === seat);
}

/** What was rolled, drawn or turned up and moved this seat's chances, the largest first. */
export function lucky(analysis: Analysis, seat: number): Moment[] {
  const size = (moment: Moment) => Math.abs(moment.luck[seat - 1] ?? 0);
  return analysis.moments.filter((moment) => size(moment) >= NOTABLE).sort((a, b) => size(b) - size(a));
}

/** Decisions of this seat that were sound by what it knew, and cost much as things really were. */
export function unforeseen(analysis: Analysis, seat: number): Judged[] {
  const judged = analysis.moments.filter((moment): moment is Judged => moment.judgement?.mark === "none");
  return judged.filter((moment) => moment.seat === seat && moment.judgement.hindsight >= NOTABLE);
}

/** A seat's line over the game: its chances, or what luck or choices alone have made of the start. */
export function line(analysis: Analysis, seat: number, what: "chances" | "luck" | "choice"): number[] {
  const start = analysis.start[seat - 1] ?? 0;
  if (what === "chances") return [start, ...analysis.moments.map((moment) => moment.chances[seat - 1] ?? 0)];
  let sum = start;
  return [start, ...analysis.moments.map((moment) => (sum += moment[what][seat - 1] ?? 0))];
}

/** The number at the table where point `index` of a line is: before the first decision, or after the one before it. */
export function numberAt(analysis: Analysis, index: number): number {
  const next = analysis.moments[index];
  return next ? next.number : (analysis.moments.at(-1)?.number ?? -1) + 1;
}

/** Which point of a line belongs to a number at the table. */
export function pointAt(analysis: Analysis, number: number): number {
  return analysis.moments.filter((moment) => moment.number < number).length;
}

/** Whether a move tried again is as good as the best, or nearly. */
export function isRight({ best, near }: Judgement, move: string): boolean {
  const most = best[0]?.value ?? 0;
  return near.includes(move) || best.some(({ text, value }, i) => text === move && (i === 0 || value >= most - NEAR));
}

/** A share in points of a hundred. */
export function points(share: number, signed = false): string {
  const form: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), signed ? { ...form, signDisplay: "exceptZero" } : form).format(100 * share);
}

/** Points of a game, as the lines of a score have them. */
export function signed(score: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(score);
}
