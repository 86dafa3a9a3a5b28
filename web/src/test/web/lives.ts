import { Ahead } from "../../main/web/screens/ahead";
import { changed, LiveTable, meansTheSame } from "../../main/web/live";
import { family } from "../../main/web/games";
import type { Position } from "../../main/web/types";
import { same, test } from "./check";

const page = globalThis as unknown as Record<string, unknown>;
const at = (seat: number, number = 1) => ({ type: "position", seat, number, latest: number, view: {}, moves: [], awaited: [] });
const log = (text: string) => ({ type: "log", lines: [{ number: 1, text, secret: true, kind: "" }] });

/** A table whose socket says what the test says. */
function listening(): { live: LiveTable; say(message: unknown): void } {
  let socket: { onmessage(event: { data: string }): void } | undefined;
  page["location"] = { protocol: "http:", host: "here" };
  page["WebSocket"] = class {
    static OPEN = 1;
    readyState = 1;
    onmessage(): void {}
    send(): void {}
    constructor() {
      socket = this as never;
    }
  };
  const live = new LiveTable("t", "", 1, () => undefined);
  (live as unknown as { connect(): void }).connect();
  return { live, say: (message) => socket!.onmessage({ data: JSON.stringify(message) }) };
}

export function lives(): void {
  test("a private line under way to the former player is not shown to the one who took over", () => {
    const { live, say } = listening();
    say(at(1));
    say(log("Ada draws the Spy"));
    same(live.log.length, 1);
    live.sitAt(2);
    say(log("Ada draws the Truce"));
    same(live.log, []);
    say(at(2));
    say(log("Bea draws"));
    same(live.log.map((line) => line.text), ["Bea draws"]);
  });

  test("a message that was overtaken on its way changes nothing", () => {
    const { live, say } = listening();
    say({ type: "table", number: 7, seats: [] });
    say(at(1, 7));
    say(at(1, 6));
    say({ type: "table", number: 6, seats: [] });
    say({ ...at(1, 6), type: "change", from: 5, lists: {} });
    same([live.position?.number, live.table?.number], [7, 7]);
  });

  test("a change puts something new in the place of something old, in lists too", () => {
    const view = { round: 1, pile: ["a", "b", "c"], hand: ["x"], cities: ["one", "two"] };
    const lists = { pile: { at: 1, gone: 1, put: ["d", "e"] }, hand: { at: 1, gone: 0, put: ["y"] } };
    same(changed(view, { round: 2 }, lists), { round: 2, pile: ["a", "d", "e", "c"], hand: ["x", "y"], cities: ["one", "two"] });
    same(view.pile, ["a", "b", "c"]);
  });

  test("nobody asks what a choice would have led to after it was made", async () => {
    let asked = 0;
    page["fetch"] = () => {
      asked++;
      return Promise.resolve(new Response('{"view":{}}'));
    };
    const position = { seat: 1, number: 5 } as unknown as Position;
    const look = (answered: number) => new Ahead(() => ({ id: "t", position, answered }) as never, () => undefined).look("die 5");
    same([await look(5), asked], [undefined, 0]);
    same([await look(4), await look(-1), asked], [{}, {}, 2]);
  });

  test("what is being asked is dropped when a choice is made", async () => {
    let signal: AbortSignal | undefined;
    page["fetch"] = (_: string, request: RequestInit) => ((signal = request.signal!), new Promise(() => undefined));
    const position = { seat: 1, number: 5 } as unknown as Position;
    const ahead = new Ahead(() => ({ id: "t", position, answered: -1 }) as never, () => undefined);
    void ahead.look("die 5");
    ahead.stop();
    same(signal?.aborted, true);
  });

  test("nothing more is asked ahead once the server has said that it is too much", async () => {
    let asked = 0;
    page["fetch"] = () => {
      asked++;
      return Promise.resolve(new Response('{"error":{"code":"too-many","message":""}}', { status: 429 }));
    };
    let begin: (() => Promise<void>) | undefined;
    page["window"] = { setTimeout: (task: () => Promise<void>) => ((begin = task), 0) };
    const position = { seat: 1, number: 5 } as unknown as Position;
    const ahead = new Ahead(() => ({ id: "t", position, answered: -1 }) as never, () => undefined);
    ahead.fetch(["increase food", "increase supply", "influence forest"]);
    await begin!();
    same(asked, 1);
  });

  test("what was decided unasked is sent again while it may still be made, an answer only to the very same question", () => {
    const position = (awaited: number[], moves: string[], view = {}) => ({ seat: 1, awaited, view, moves: moves.map((text) => ({ text, label: "" })) }) as unknown as Position;
    const before = position([2], ["use smugglers", "pass this-turn"]);
    same(meansTheSame(before, position([2], ["use smugglers"], { deck: 3 }), "use smugglers"), true);
    same(meansTheSame(before, position([2], ["pass this-turn"]), "use smugglers"), false);
    same(meansTheSame(before, position([2], ["pass this-turn"]), "use smugglers-2"), false);
    same(meansTheSame(before, position([1], ["pass"]), "pass this-turn"), false);
    const asked = position([1], ["pass"], { chain: 1 });
    same(meansTheSame(asked, position([1], ["pass"], { chain: 1 }), "pass"), true);
    same(meansTheSame(asked, position([1], ["pass"], { chain: 2 }), "pass"), false);
  });

  test("a decision that came too late is sent once more by itself, with the number that is due", async () => {
    const { live, say } = listening();
    const offered = [{ text: "use smugglers", label: "" }];
    say({ ...at(1), number: 5, awaited: [2], moves: offered });
    const sent: number[] = [];
    page["fetch"] = (_: string, request: { body: string }) => {
      const { number } = JSON.parse(request.body) as { number: number };
      sent.push(number);
      const late = { error: { code: "conflict", message: "" }, position: { ...at(1), number: 6, awaited: [2], moves: offered } };
      return Promise.resolve(number === 5 ? new Response(JSON.stringify(late), { status: 409 }) : new Response('{"number":7}', { status: 200 }));
    };
    live.line = "online";
    await live.decide("use smugglers");
    same([sent, live.problem], [[5, 6], undefined]);
  });

  test("only a game that has a board of its own gets it, whatever its name contains", () => {
    same(["xii-century", "iron-century", "city-of-iron", "city-of-glass"].map(family), ["xii", "iron", "city", "other"]);
  });
}
