import { html, type TemplateResult } from "lit";
import { xiiGlyph } from "../../icons/xii";
import type { XiiBoard } from "./board";
import { asset, feature, location, special } from "./lines";
import type { TownView, XiiView } from "./model";
import { townscape } from "./townscape";

/** One town: its picture, its numbers, and every line a die can be put on. */
export function sheet(board: XiiBoard, town: TownView, i: number): TemplateResult {
  const group = (kind: string) => town.features.filter((f) => f.kind === kind);
  const ui = (key: string) => board.texts.ui(key);
  const would = (board.preview as unknown as XiiView | undefined)?.towns?.[i];
  return html`<article class="xii-sheet" aria-label=${board.seatName(town.seat)}>
    ${townscape(town, would)}
    <header>
      <h2>${board.seatName(town.seat)}</h2>
      <span>${xiiGlyph("crown")} <b>${board.num((v) => v.towns[i]!.score)}</b> ${ui("score")}</span>
      <span>${xiiGlyph("sword")} <b>${board.num((v) => v.towns[i]!.powAtHome)}</b> ${ui("power")}</span>
      <span>${xiiGlyph("reputation")} <b>${board.num((v) => v.towns[i]!.reputation)}</b> ${ui("reputation")}</span>
      <span>${xiiGlyph("food")} <b>−${board.num((v) => v.towns[i]!.upkeep)}</b> ${ui("upkeep")}</span>
    </header>
    <div class="xii-columns">
      <section><h3>${ui("assets")}</h3>${town.assets.map((a, n) => asset(board, town, i, a, n))}
        <h3>${ui("locations")}</h3>${town.locations.map((l, n) => location(board, town, i, l, n))}</section>
      <section><h3>${ui("people")}</h3>${group("person").map((f) => feature(board, town, "attract", f))}
        <h3>${ui("special-people")}</h3>${group("special-person").map((f) => special(board, town, "attract", f))}</section>
      <section><h3>${ui("infrastructures")}</h3>${group("infrastructure").map((f) => feature(board, town, "build", f))}
        <h3>${ui("special-infrastructures")}</h3>${group("special-infrastructure").map((f) => special(board, town, "build", f))}</section>
    </div>
  </article>`;
}
