import { Choices } from "../../main/web/choices";
import { clockText } from "../../main/web/parts/clock";
import { since } from "../../main/web/parts/recap";
import { hint } from "../../main/web/parts/hint";
import { SHORTCUTS, shortcut } from "../../main/web/screens/keys";
import { Plan } from "../../main/web/screens/plan";
import { handTo, isMyTurn, mayEnter, ownSeats, seatFor } from "../../main/web/screens/seating";
import { moments, settled } from "../../main/web/screens/story";
import { GameTexts, t } from "../../main/web/texts";
import type { Position, Seat, Table } from "../../main/web/types";
import { same, test } from "./check";

const move = (text: string) => ({ text, label: text });
const choices = (...texts: string[]) => new Choices(texts.map(move), []);
const seat = (n: number, you: boolean): Seat => ({ seat: n, kind: "hotseat", name: `S${n}`, guest: false, you, present: true, resigned: false, takenOver: false, advised: 0 });
const table = (awaited: number[], ...seats: Seat[]) => ({ status: "running", awaited, seats }) as unknown as Table;
const position = (own: number, awaited: number[], ...moves: string[]) => ({ seat: own, awaited, moves: moves.map(move) }) as unknown as Position;
const key = (name: string, on = "body") => ({ key: name, target: { matches: (selector: string) => selector.split(", ").includes(on) } }) as unknown as KeyboardEvent;

const told = (number: number, kind = "event.x") => ({ number, kind, text: `${number}`, secret: false });

export function tables(): void {
  test("nobody is sent to a table that lets no onlooker in", () => {
    const at = (status: string, member: boolean, spectators: boolean) => mayEnter({ status, member, spectators } as Table);
    same([at("running", false, false), at("running", true, false), at("running", false, true), at("over", false, false)], [false, true, true, true]);
  });

  test("what was taken back is neither told nor a step of the history", () => {
    // Two dice are picked up one after the other and both put back, the last first.
    const log = [told(4), told(5), told(6), told(7, "event.undone"), told(8, "event.undone"), told(9)];
    same(settled(log).map((line) => line.number), [4, 9]);
    same(moments(10, log), [0, 1, 2, 3, 4, 5, 10]);
    same(moments(9, log), [0, 1, 2, 3, 4, 9]);
  });

  test("a plan goes on as long as its next step is offered", () => {
    const plan = new Plan();
    plan.set("row 3 a1;city *");
    same(plan.next(choices("row 2 a5", "row 3 a1")), "row 3 a1");
    same(plan.next(choices("city start")), "city start");
    same([plan.empty, plan.next(choices("tax"))], [true, undefined]);
  });

  test("a plan never chooses between two places, and ends there", () => {
    const plan = new Plan();
    plan.set("city *;confirm");
    same(plan.next(choices("city start", "city a")), undefined);
    same(plan.next(choices("confirm")), undefined);
  });

  test("a plan whose step is not offered makes nothing else", () => {
    const plan = new Plan();
    plan.set("row 3 a1;confirm");
    same([plan.next(choices("row 2 a5")), plan.empty], [undefined, true]);
  });

  test("of several seats at one device the awaited one is taken", () => {
    same(seatFor(table([2], seat(1, true), seat(2, true)), 0), 2);
    same(seatFor(table([3], seat(1, true), seat(2, true)), 0), 1);
    same(seatFor(table([1], seat(1, true), seat(2, true)), 2), 2);
    same(seatFor(table([1], seat(1, false)), 1), 0);
  });

  test("the screen is handed over only between people of one device", () => {
    const two = table([2], seat(1, true), seat(2, true));
    same(handTo(two, position(1, [2]), 1, 1), 2);
    same(handTo(two, position(2, [2]), 2, 1), 2);
    same(handTo(two, position(2, [2]), 2, 2), 0);
    same(handTo(table([2], seat(1, true), seat(2, false)), position(1, [2]), 1, 1), 0);
  });

  test("who has given up is not one of this device's people any more", () => {
    same(ownSeats(table([], seat(1, true), { ...seat(2, true), resigned: true })), [1]);
    same([isMyTurn(position(1, [1])), isMyTurn(position(0, [1])), isMyTurn(undefined)], [true, false, false]);
    same(isMyTurn({ ...position(1, [1]), standing: "pass" }), false);
  });

  test("every shortcut stands for one thing, and a slider keeps its arrows", () => {
    same(SHORTCUTS.flatMap(({ keys }) => keys).length, new Set(SHORTCUTS.flatMap(({ keys }) => keys)).size);
    same([shortcut(key("U")), shortcut(key("ArrowLeft")), shortcut(key("ArrowLeft", "input")), shortcut(key("x"))], ["undo", "back", undefined, undefined]);
    same(shortcut(key("u", "textarea")), undefined);
  });

  test("the next step is said by the verb that says most", () => {
    const texts = new GameTexts({ "next.02.die": "Take up a die.", "next.01.bid": "Bid." });
    same(hint(texts, position(1, [1], "tax", "die 5")), "Take up a die.");
    same(hint(texts, position(1, [1], "die 5", "bid 3")), "Bid.");
    same([hint(texts, position(1, [1], "jump")), hint(new GameTexts(), position(1, [1], "die 5"))], [t("next.any"), t("next.any")]);
    same(hint(texts, position(1, [2], "bid 3")), "");
  });

  test("time is told in minutes and seconds, or in days", () => {
    same([clockText(61_000), clockText(-5), clockText(90_000_000)], ["1:01", "0:00", "1 d 1 h"]);
  });

  test("what others did since one's own last decision is told, one's own doings are not", () => {
    const line = (number: number, by: number) => ({ number, text: `${number}`, secret: false, kind: "event.x", seat: by });
    const lines = [line(3, 2), line(4, 1), line(5, 2), line(6, 3)];
    same(since(lines, 4, 1).map((l) => l.number), [5, 6]);
    same([since(lines, 0, 1), since(lines, 4, 0)], [[], []]);
  });
}
