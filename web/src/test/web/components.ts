import { Components } from "../../main/web/components";
import type { Component } from "../../main/web/types";
import { same, test } from "./check";

const component = (id: string, name: string): Component => ({ kind: "card", kindName: "Card", id, name, about: "", facts: [], source: "rulebook" });
const some = new Components([component("ship", "Ship"), component("scout-ship", "Scout Ship"), component("attack", "Attack"), component("church", "church"), component("a1", "Turnip Farm (3)")]);

export function components(): void {
  test("a text names components, the longest name first, never within another word", () => {
    same(some.split("Ada plays the Scout Ship, not a Ship or a Shipyard.").filter((piece) => piece.id), [
      { text: "Scout Ship", id: "scout-ship" },
      { text: "Ship", id: "ship" },
    ]);
    same(some.split("Church").map((piece) => piece.id), ["church"]);
    same(some.split("Builds Turnip Farm (3).").map((piece) => piece.text), ["Builds ", "Turnip Farm (3)", "."]);
    same(some.split("nothing here"), [{ text: "nothing here" }]);
  });

  test("a move is about what it names after its verb", () => {
    same([some.of("attack pirates church"), some.of("discard attack"), some.of("row 7 a1"), some.of("pass")], ["church", "attack", "a1", undefined]);
  });
}
