import { Choices } from "../../main/web/choices";
import { Facts } from "../../main/web/boards/city/facts";
import { onCityBoard } from "../../main/web/boards/city/moves";
import { aimOf, aimsOf, atOnce, leads } from "../../main/web/boards/iron/moves";
import { onXiiBoard } from "../../main/web/boards/xii/moves";
import { same, test } from "./check";

const move = (text: string) => ({ text, label: text });

export function moves(): void {
  test("a choice is found by the words of its text", () => {
    const choices = new Choices([move("die 5"), move("die 6")], [move("die 5"), { ...move("reserve 2"), reason: "used" }]);
    same(choices.allowed("die 5"), true);
    same(choices.allowed("reserve 2"), false);
    same(choices.starting("die").map((c) => c.text), ["die 5", "die 6"]);
    same(choices.with("reserve")?.reason, "used");
  });

  test("what is allowed stays allowed, whatever the intents say of it", () => {
    const choices = new Choices([move("save")], [{ ...move("save"), reason: "never" }]);
    same(choices.allowed("save"), true);
  });

  test("an attack is aimed at its adversary", () => {
    const aim = aimOf(move("attack pirates anne-bonny"));
    same([aim.actor, aim.target, aim.seat], ["attack", "anne-bonny", 0]);
  });

  test("specials are aimed at a card, at a player, or at nothing", () => {
    same(aimOf(move("use exile on anne-bonny")).target, "anne-bonny");
    same(aimOf(move("use ambush with pirates on anne-bonny")).target, "anne-bonny");
    same(aimOf(move("use spy against 3")).seat, 3);
    same(aimOf(move("use smugglers")).target, "");
    same(aimOf(move("attach telescope newton")).target, "newton");
  });

  test("a card stands for those that are alike", () => {
    const card = { id: "kepler", kind: "character", culture: "scientists", count: 1, like: "newton" };
    same(aimsOf([move("put newton"), move("put kidd")].map(aimOf), card).map((a) => a.choice.text), ["put newton"]);
  });

  test("only what can be taken back, or is the one thing asked, happens at one click", () => {
    same(atOnce([aimOf(move("put newton"))])?.verb, "put");
    same(atOnce([aimOf(move("use smugglers"))]), undefined);
    same(atOnce([aimOf(move("put newton")), aimOf(move("give newton"))]), undefined);
  });

  test("while others act one click plays what needs no target", () => {
    same(atOnce([aimOf(move("use smugglers"))], true)?.verb, "use");
    same(atOnce([aimOf(move("use spy against 3"))], true), undefined);
  });

  test("a card that is to be picked up says how its moves begin", () => {
    same([leads([aimOf(move("attack pirates kidd"))]), leads([aimOf(move("attach telescope newton"))]), leads([])], ["attack", "attach telescope", ""]);
  });

  test("each board knows which moves it offers itself", () => {
    same([onXiiBoard("increase farms"), onXiiBoard("done"), onCityBoard("row 3 a1"), onCityBoard("confirm")], [true, false, true, false]);
  });

  test("amounts are read from the component facts", () => {
    const facts = new Facts([{ kind: "building", kindName: "", id: "a2", name: "", about: "", source: "", facts: [{ key: "goods", label: "", value: "turnips 2, srikas 1" }, { key: "coins", label: "", value: "1" }] }]);
    same(facts.amounts("a2", "goods"), [["turnips", 2], ["srikas", 1]]);
    same([facts.number("a2", "coins"), facts.number("a2", "science"), facts.text("a9", "goods")], [1, 0, ""]);
  });
}
