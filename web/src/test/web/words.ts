import { GameTexts, humanise, t } from "../../main/web/texts";
import { setLanguage } from "../../main/web/settings";
import { en } from "../../main/web/words/en";
import { it } from "../../main/web/words/it";
import { same, test } from "./check";

const braces = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

export function words(): void {
  test("both languages have the same words, with the same braces", () => {
    same(Object.keys(it).sort(), Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) same([key, braces(it[key])], [key, braces(en[key])]);
  });

  test("no word is empty", () => {
    for (const [key, text] of [...Object.entries(en), ...Object.entries(it)]) same([key, text.trim() !== ""], [key, true]);
  });

  test("a word is filled in, in the reader's language", () => {
    setLanguage("it");
    same(t("new.seat", { n: 2 }), "Posto 2");
    setLanguage("en");
    same(t("new.seat", { n: 2 }), "Seat 2");
  });

  test("a thing without a name in the message files is still readable", () => {
    same(humanise("army-chief"), "Army chief");
    const texts = new GameTexts({ "name.farms": "Farms", "ui.board.score": "Points" });
    same([texts.name("farms"), texts.name("men"), texts.ui("score"), texts.ui("farms")], ["Farms", "Men", "Points", "Farms"]);
  });
}
