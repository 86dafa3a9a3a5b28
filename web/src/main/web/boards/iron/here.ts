import type { Here } from "../board";
import type { IronBoard } from "./board";
import { shieldsOf } from "./card";
import { citizens } from "./model";

/** Where a card lies as far as the viewer knows, and what protects it. */
export function here(board: IronBoard, id: string): Here[] {
  const { view, texts } = board;
  const lines: Here[] = [];
  for (const city of view.cities) {
    const name = board.seatName(city.seat);
    const person = citizens(city).find((c) => c.id === id);
    if (person) {
      const shields = shieldsOf({ ...person, kind: "character" }, texts);
      lines.push([texts.find("ui.city") ?? "", name]);
      if (person.object) lines.push([texts.find("kind.object") ?? "", texts.name(person.object)]);
      if (shields) lines.push(["", shields]);
    }
    const bearer = citizens(city).find((c) => c.object === id);
    if (bearer) lines.push([name, texts.name(bearer.id)]);
    if (city.bastions.some((card) => card.id === id)) lines.push([texts.find("ui.city") ?? "", name]);
    if (city.seat !== board.mine && city.known.some((card) => card.id === id)) lines.push([texts.ui("known"), name]);
  }
  const counted = (label: string, cards: { id: string; count: number }[]) => {
    const n = cards.filter((card) => card.id === id).reduce((sum, card) => sum + card.count, 0);
    if (n > 0) lines.push([texts.ui(label), n]);
  };
  counted("your-hand", view.hand.flatMap((group) => group.cards));
  counted("pile", view.pile);
  if (view.chain.some((link) => link.card === id)) lines.push([texts.ui("chain"), "✓"]);
  return lines;
}
