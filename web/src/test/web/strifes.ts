import { exactly } from "../../main/web/boards/iron/moves";
import type { Announced, IronView } from "../../main/web/boards/iron/model";
import { roles, strifeOf } from "../../main/web/boards/iron/strife";
import { PEOPLE } from "../../main/web/icons/people";
import { same, test } from "./check";

const citizen = (id: string, culture: string) => ({ id, culture, object: "", protectedBy: [], like: id });
const link: Announced = { order: 1, what: "attack", by: 2, card: "", target: "tilly", against: 1, attackers: "reformed", stillAsked: [1], resolving: false };
const view = {
  chain: [link],
  cities: [
    { seat: 1, protagonist: [citizen("newton", "scientists")], characters: [citizen("tilly", "catholics")] },
    { seat: 2, protagonist: [citizen("cromwell", "reformed")], characters: [citizen("bunyan", "reformed"), citizen("kidd", "pirates")] },
  ],
} as unknown as IronView;

export function strifes(): void {
  test("an attack is drawn from all who attack together to the one attacked", () => {
    const { attackers, target } = strifeOf(view, link);
    same([attackers.map((c) => c.id), target?.id], [["cromwell", "bunyan"], "tilly"]);
    same([...roles(view)], [["cromwell", "attacking"], ["bunyan", "attacking"], ["tilly", "aimed-at"]]);
  });

  test("what nobody attacks with marks only its target", () => {
    same([...roles({ ...view, chain: [{ ...link, attackers: "" }] })], [["tilly", "aimed-at"]]);
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
