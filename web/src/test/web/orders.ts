import { orderOf, presets, quickOrder, usualOptions } from "../../main/web/order";
import type { Game } from "../../main/web/types";
import { same, test } from "./check";

const game: Game = {
  id: "xii-century",
  title: "",
  summary: "",
  leastSeats: 1,
  mostSeats: 5,
  levels: ["apprentice", "journeyman"],
  lesson: true,
  options: [
    { key: "difficulty", label: "", kind: "choice", usual: "normal", leastSeats: 1, mostSeats: 5, values: [{ value: "easy", label: "" }, { value: "normal", label: "" }] },
    { key: "objective", label: "", kind: "choice", usual: "arcade", leastSeats: 1, mostSeats: 1, values: [{ value: "arcade", label: "" }] },
    { key: "sheet", label: "", kind: "file", usual: "standard", leastSeats: 1, mostSeats: 5, values: [] },
  ],
};

export function orders(): void {
  test("only options that fit the number of seats are asked for", () => {
    same(usualOptions(game, 1), { difficulty: "normal", objective: "arcade" });
    same(usualOptions(game, 3), { difficulty: "normal" });
  });

  test("play now is a first game against the weakest bot", () => {
    const order = quickOrder(game, "k");
    same(order.seats, [{ kind: "me" }, { kind: "bot", level: "apprentice" }]);
    same(order.options, { difficulty: "easy" });
  });

  test("every preset keeps to the seats of the game", () => {
    for (const preset of presets(game)) {
      const { seats } = orderOf(game, preset, "k");
      same([preset.id, seats.length >= game.leastSeats && seats.length <= game.mostSeats], [preset.id, true]);
    }
  });
}
