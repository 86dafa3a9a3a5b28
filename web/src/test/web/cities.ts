import { turnOrder } from "../../main/web/boards/city/people";
import { same, test } from "./check";

const board = (step: string, order = [3, 1, 2]) => ({ view: { step, turnOrder: order, players: [{}, {}, {}] } }) as never;

export function cities(): void {
  test("while the round's places are bid for, last round's order is not shown as the order of turns", () => {
    same(["bid", "second-bid", "piles"].map((step) => turnOrder(board(step))), [[], [], []]);
    same([turnOrder(board("action")), turnOrder(board("action", [1, 1, 1]))], [[3, 1, 2], []]);
  });
}
