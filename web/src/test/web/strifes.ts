import { exactly } from "../../main/web/boards/iron/moves";
import { holds, type Announced, type IronView } from "../../main/web/boards/iron/model";
import { shortName } from "../../main/web/boards/iron/names";
import { fallen, nearing, roles, spared } from "../../main/web/boards/iron/strife";
import { PEOPLE } from "../../main/web/icons/people";
import { same, test } from "./check";

const citizen = (id: string, culture: string) => ({ id, culture, object: "", protectedBy: [], like: id });
const link: Announced = { order: 1, what: "attack", by: 2, card: "", target: "tilly", against: 1, attackers: "reformed", attacking: ["cromwell", "bunyan"], stands: true, touches: true, stillAsked: [1], resolving: false };
const view = {
  chain: [link],
  cities: [
    { seat: 1, protagonist: [citizen("newton", "scientists")], characters: [citizen("tilly", "catholics")] },
    { seat: 2, protagonist: [citizen("cromwell", "reformed")], characters: [citizen("bunyan", "reformed"), citizen("kidd", "pirates")] },
  ],
} as unknown as IronView;

export function strifes(): void {
  test("of two cards that are alike one may be gone from the hand, and an Object may be borne by a Citizen", () => {
    const held = { ...view, hand: [{ culture: "pirates", cards: [{ id: "kidd", kind: "character", culture: "pirates", count: 1, like: "henry-every" }] }] };
    same(holds(held, "kidd"), true);
    same(holds(held, "henry-every"), false);
    const borne = { ...held.cities[0]!, characters: [{ ...citizen("tilly", "catholics"), object: "relic" }] };
    same(holds({ ...held, cities: [borne] }, "relic"), true);
    same(holds(held, "relic"), false);
  });

  test("who attacks together and whom is marked where they lie, as the view has it", () => {
    same([...roles(view)], [["cromwell", "attacking"], ["bunyan", "attacking"], ["tilly", "aimed-at"]]);
    same([...roles({ ...view, chain: [{ ...link, attackers: "", attacking: [] }] })], [["tilly", "aimed-at"]]);
  });

  test("a Character is spared only when none of one's pairs can attack it", () => {
    const pair = (culture: string, targets: string[], why: string[]) => ({ culture, citizens: [], targets, spared: why.length > 0 ? [{ id: "tilly", why }] : [] });
    const pairs = (...attackers: unknown[]) => ({ ...view, attackers }) as IronView;
    same(spared(pairs(pair("catholics", [], ["culture"]), pair("pirates", [], ["bastion"])), "tilly"), ["culture", "bastion"]);
    same(spared(pairs(pair("catholics", [], ["culture"]), pair("pirates", ["tilly"], [])), "tilly"), []);
  });

  test("a Character has fallen who lay in a City and lies on the discard pile", () => {
    const after = { ...view, pile: [{ id: "tilly" }, { id: "hooke" }], cities: [] } as unknown as IronView;
    same(fallen(view, after), [{ id: "tilly", culture: "catholics", seat: 1 }]);
    same([fallen(undefined, after), fallen(view, { ...view, pile: [] })], [[], []]);
  });

  test("who gets to four Cultures, or to all five, is told of once", () => {
    const having = (...many: number[]) => ({ cities: many.map((n, i) => ({ seat: i + 1, cultures: Array.from({ length: n }, String) })) }) as unknown as IronView;
    same(nearing(having(3, 4, 4), having(4, 4, 5)), [{ seat: 1, many: 4 }, { seat: 3, many: 5 }]);
    same([nearing(undefined, having(4)), nearing(having(5), having(4)), nearing(having(2), having(3))], [[], [], []]);
  });

  test("a short name keeps what belongs to it", () => {
    const names = ["Isaac Newton", "Vincent de Paul", "Innocent XI", "François l'Olonnais", "Tituba", "Jeanne des Anges"];
    same(names.map(shortName), ["Newton", "de Paul", "Innocent XI", "l'Olonnais", "Tituba", "des Anges"]);
  });

  test("the very card that was clicked is named, not the one that stands for it", () => {
    const name = (id: string) => id.toUpperCase();
    same(exactly({ text: "put boyle", label: "Put BOYLE into your City" }, "boyle", "hooke", name), { text: "put hooke", label: "Put HOOKE into your City" });
    same(exactly({ text: "attack pirates boyle", label: "" }, "boyle", "hooke", name).text, "attack pirates hooke");
    const refused = { text: "put boyle", label: "", reason: "not now" };
    same(exactly(refused, "boyle", "hooke", name), refused);
  });

  test("every portrait is described in full", () => {
    const odd = Object.entries(PEOPLE).filter(([, look]) => !/^[nzubckpfxhvodrs][scglubn][nmgpf][rblman][123][1-4]$/.test(look));
    same(odd, []);
  });
}
