import { attach, orderOf, presets, quickOrder, resize, usualOptions } from "../../main/web/order";
import { valuesOf } from "../../main/web/parts/optionform";
import type { Game } from "../../main/web/types";
import { same, test } from "./check";

const game: Game = {
  id: "xii-century",
  title: "",
  summary: "",
  leastSeats: 1,
  mostSeats: 5,
  levels: ["apprentice", "journeyman"],
  lessons: 1,
  firstGame: { difficulty: "very-easy" },
  options: [
    { key: "difficulty", label: "", kind: "choice", usual: "normal", offered: "normal", leastSeats: 1, mostSeats: 5, values: [{ value: "easy", label: "" }, { value: "normal", label: "" }] },
    { key: "objective", label: "", kind: "choice", usual: "arcade", offered: "arcade", leastSeats: 1, mostSeats: 1, values: [{ value: "arcade", label: "" }] },
    { key: "sheet", label: "", kind: "file", usual: "standard", offered: "standard", leastSeats: 1, mostSeats: 5, values: [] },
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
    same(order.options, { difficulty: "very-easy" });
  });

  test("alone, too, the first game is what its rules advise for one, and only the first", () => {
    const solo = (newcomer: boolean) => presets(game, newcomer).find((preset) => preset.id === "solo")!.options;
    same([solo(true), solo(false)], [{ difficulty: "very-easy" }, {}]);
  });

  test("what is offered in the reader's language comes before what is usual", () => {
    const edition = { key: "edition", label: "", kind: "choice" as const, usual: "en", offered: "it", leastSeats: 1, mostSeats: 5, values: [] };
    same(usualOptions({ ...game, options: [edition] }, 2), { edition: "it" });
  });

  test("a standard table that grows stays as strong as it was", () => {
    const standard = orderOf(game, presets(game).find((preset) => preset.id === "standard")!, "k");
    same(resize(game, standard, 5).seats.map((seat) => seat.level), [undefined, "journeyman", "journeyman", "journeyman", "journeyman"]);
  });

  test("every preset keeps to the seats of the game", () => {
    for (const preset of presets(game)) {
      const { seats } = orderOf(game, preset, "k");
      same([preset.id, seats.length >= game.leastSeats && seats.length <= game.mostSeats], [preset.id, true]);
    }
  });

  test("a file of one's own goes with the order, and can be taken back", () => {
    const sheet = game.options.find((o) => o.key === "sheet")!;
    const order = quickOrder(game, "k");
    const own = attach(order, sheet, undefined, { name: "mine.json", text: "abc" });
    same([own.options["sheet"], own.files], ["file:mine.json", [{ name: "mine.json", text: "abc" }]]);
    const back = attach(own, sheet, "mine.json", undefined);
    same([back.options["sheet"], back.files], [undefined, []]);
  });

  test("more seats are bots, and options that no longer fit are dropped", () => {
    const alone = { ...orderOf(game, presets(game)[0]!, "k"), seats: [{ kind: "me" as const }], options: { objective: "arcade", difficulty: "easy" } };
    const three = resize(game, alone, 3);
    same(three.seats.map((s) => s.kind), ["me", "bot", "bot"]);
    same(three.options, { difficulty: "easy" });
  });

  test("a seat option can be any seat of the table", () => {
    const first = { key: "first", label: "", kind: "seat" as const, usual: "random", offered: "random", leastSeats: 1, mostSeats: 5, values: [{ value: "random", label: "" }] };
    same(valuesOf(first, 2).map((v) => v.value), ["random", "1", "2"]);
  });
}
