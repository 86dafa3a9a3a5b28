import { isRight, line, lucky, marked, numberAt, pointAt, unforeseen, type Analysis, type Judgement, type Mark } from "../../main/web/coach/model";
import { same, test } from "./check";

const judged = (mark: Mark, hindsight = 0): Judgement => ({
  mark,
  best: [
    { text: "build", label: "Build", value: 0.6 },
    { text: "trade", label: "Trade", value: 0.59 },
    { text: "wait", label: "Wait", value: 0.5 },
  ],
  chosen: 0.4,
  loss: 0.2,
  error: 0.01,
  hindsight,
  near: ["trade", "sell"],
  why: [],
});
const moment = (number: number, seat: number, chances: number[], choice: number[], luck: number[], judgement?: Judgement) => ({ number, seat, round: 1, move: "pass", label: "Pass", chances, choice, luck, ...(judgement ? { judgement } : {}) });
/** Decision 1 was taken back, so it is no moment. */
const ANALYSIS: Analysis = {
  worlds: 40,
  futures: 12,
  start: [0.5, 0.5],
  seats: [],
  moments: [
    moment(0, 1, [0.4, 0.6], [-0.2, 0.2], [0.1, -0.1], judged("blunder")),
    moment(2, 2, [0.7, 0.3], [0.3, -0.3], [0, 0], judged("none", 0.3)),
    moment(3, 2, [1, 0], [0.05, -0.05], [0.25, -0.25]),
  ],
};

export function coaches(): void {
  test("anything within two points of the best is right when a decision is practised", () => {
    const right = (move: string) => isRight(judged("blunder"), move);
    same([right("build"), right("trade"), right("sell"), right("wait"), right("pass")], [true, true, true, false, false]);
  });

  test("luck and choices apart add up to the chances", () => {
    const [chances, luck, choice] = [line(ANALYSIS, 1, "chances"), line(ANALYSIS, 1, "luck"), line(ANALYSIS, 1, "choice")];
    const sum = luck.map((value, i) => (value + choice[i]! - 0.5).toFixed(3));
    same(sum, chances.map((value) => value.toFixed(3)));
  });

  test("a point of the curve leads to its moment and back", () => {
    same([0, 1, 2, 3].map((point) => numberAt(ANALYSIS, point)), [0, 2, 3, 4]);
    same([0, 1, 2, 3, 4].map((number) => pointAt(ANALYSIS, number)), [0, 1, 1, 2, 3]);
  });

  test("marks are each seat's own, luck is told from five points on, hindsight only of what is not marked", () => {
    same([marked(ANALYSIS, 1).length, marked(ANALYSIS, 2).length], [1, 0]);
    same(lucky(ANALYSIS, 2).map((m) => m.number), [3, 0]);
    same([unforeseen(ANALYSIS, 1).length, unforeseen(ANALYSIS, 2).map((m) => m.number)], [0, [2]]);
  });
}
