import type { LiveTable } from "../../main/web/live";
import { Deciding } from "../../main/web/screens/deciding";
import type { Json, Position } from "../../main/web/types";
import { same, test } from "./check";

const refused = { text: "save", label: "Save", reason: "no room", rule: "XII-1" };
const position = { seat: 1, number: 5, awaited: [1], moves: [{ text: "die 5", label: "" }], intents: [refused] } as unknown as Position;

/** A table that remembers what was decided and never hears from its server. */
function silent(decided: string[]): LiveTable {
  const live = {
    position,
    pending: "",
    line: "online",
    decide(move: string) {
      decided.push(move);
      live.pending = move;
      return new Promise<void>(() => undefined);
    },
  };
  return live as unknown as LiveTable;
}

export function deciding(): void {
  test("what a choice is known to lead to is shown before the server has answered", () => {
    const decided: string[] = [];
    const mind = new Deciding({ requestUpdate() {} }, ((live) => () => live)(silent(decided)), () => false);
    mind.ahead.views = new Map<string, Json>([["die 5", { hand: 5 }]]);
    void mind.choose("die 5");
    same([decided, mind.guess], [["die 5"], { hand: 5 }]);
    mind.settled();
    same([mind.guess, mind.ahead.views.size], [undefined, 0]);
  });

  test("while one choice is on its way, or the past is looked at, none is made", () => {
    const decided: string[] = [];
    const live = silent(decided);
    const mind = new Deciding({ requestUpdate() {} }, () => live, () => false);
    void mind.choose("die 5");
    void mind.choose("die 5");
    void new Deciding({ requestUpdate() {} }, () => silent(decided), () => true).choose("die 5");
    same(decided, ["die 5"]);
  });

  test("a refused choice leaves its reason", () => {
    const mind = new Deciding({ requestUpdate() {} }, () => silent([]), () => false);
    mind.explain("save");
    same([mind.refusal?.reason, mind.refusal?.rule], ["no room", "XII-1"]);
  });
}
