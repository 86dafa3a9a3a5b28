import { hear, isSounding, soundOf } from "../../main/web/sound";
import { same, test } from "./check";

export function sounds(): void {
  test("what the log tells has its sound, and most of it none", () => {
    same(["event.rolled", "event.put", "event.income", "event.attacked", "event.turn-began"].map(soundOf), ["die", "card", "coin", "strike", undefined]);
  });

  test("nothing is heard until it is switched on, nor where the browser makes no sound", () => {
    same(isSounding(), false);
    hear("turn");
  });
}
