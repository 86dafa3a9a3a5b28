import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { vars } from "../../parts/vars";
import { t } from "../../texts";
import { art, landArt } from "./art";
import type { CityBoard } from "./board";
import { gives, token } from "./facts";
import type { Cost, Slot } from "./model";

/** A building card's face. */
export function building(board: CityBoard, id: string, cost?: Cost): TemplateResult {
  const land = board.facts.text(id, "land");
  return html`${art(id, board.facts, land)}<span class="b-name">${land ? html`<span class=${`land ${land}`} title=${board.name(land)}>${cityGlyph(land)}<span class="unseen">${board.name(land)}</span></span>` : nothing}${board.name(id)}</span>
    <span class="b-gives">${gives(id, board.facts, board.texts)}</span>
    ${cost ? html`<span class="b-cost">${board.coinsAnd(cost.coins, cost.science)}</span>${missing(board, cost)}` : nothing}`;
}

function missing(board: CityBoard, cost: Cost): unknown {
  const parts = [
    cost.missingCoins > 0 ? `${cost.missingCoins} ${board.ui("coins")}` : "",
    cost.missingScience > 0 ? `${cost.missingScience} ${board.ui("science")}` : "",
    cost.missingLand ? board.name(cost.missingLand) : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? html`<small class="missing">${board.ui("missing")}: ${parts.join(", ")}</small>` : nothing;
}

/** The building row, left to right; the four leftmost go at the end of the round. */
export function row(board: CityBoard): TemplateResult {
  const slot = (s: Slot) => {
    if (s.building === "") return html`<li class="b-card empty"><span class="unseen">${board.ui("empty")}</span></li>`;
    const face = building(board, s.building, s.cost);
    const fresh = board.isFresh((v) => v.row.find((other) => other.slot === s.slot)?.building) ? "new" : "";
    const kind = `b-card ${s.cost.reachable ? "reachable" : ""} era-${s.building[0]} ${fresh}`;
    const choice = board.choices.starting("row", s.slot)[0];
    const begin = s.cost.reachable ? board.choices.get("build") : undefined;
    return html`<li data-fly=${`row-${s.building}-${s.slot}`} data-at=${s.building}>${choice || !begin ? board.maybe(choice, face, kind) : board.chainButton(begin, `row ${s.slot} ${s.building};city *`, board.name(s.building), face, kind)}</li>`;
  };
  return html`<section class="city-row" aria-label=${board.ui("row")}><h2>${board.ui("row")}</h2><ol ${vars({ "--columns": Math.ceil(board.view.row.length / 2) })}>${board.view.row.map(slot)}</ol></section>`;
}

/** Said of what the reader's hand does not suffice for. */
function outOfReach(board: CityBoard, reachable: boolean): unknown {
  return reachable || !board.own ? nothing : html`<small class="missing">${t("city.unreachable")}</small>`;
}

export function lands(board: CityBoard): unknown {
  if (board.view.lands.length === 0) return nothing;
  return html`<section class="city-lands" aria-label=${board.ui("lands")}><h2>${board.ui("lands")}</h2><ul>
    ${board.view.lands.map(
      (land) => html`<li>${board.maybe(board.choices.get(`land ${land.id}`), html`${landArt(land.types)}<span class="b-name">${board.name(land.id)}</span>
        <span class="b-gives">${land.types.map((type) => token(type, "", board.name(type), "land"))}</span>
        <span class="b-cost">${token("distance", land.distance, board.ui("distance"))}${land.vehicle ? token(land.vehicle, "", board.ui(land.vehicle)) : nothing}</span>${outOfReach(board, land.reachable)}`, `b-card ${land.reachable ? "reachable" : ""}`)}</li>`,
    )}
  </ul></section>`;
}

export function towns(board: CityBoard): unknown {
  return html`<section class="city-towns" aria-label=${board.ui("towns")}><h2>${board.ui("towns")}</h2><ul>
    ${board.view.towns.map((town) => {
      const face = html`${townFace(board, town.id, town.defence, town.distance, town.pile)}${outOfReach(board, town.reachable)}`;
      const kind = `b-card ${town.reachable ? "reachable" : ""}`;
      const choice = board.choices.get(`town ${town.id}`);
      const begin = town.reachable ? board.choices.get("attack") : undefined;
      return html`<li>${choice || !begin ? board.maybe(choice, face, kind) : board.chainButton(begin, `town ${town.id}`, board.name(town.id), face, kind)}</li>`;
    })}
  </ul></section>`;
}

export function townFace(board: CityBoard, id: string, defence: number, distance: number, stars: number): TemplateResult {
  return html`${art(id, board.facts, "")}<span class="b-name">${"★".repeat(stars)} ${board.name(id)}</span>
    <span class="b-gives">${gives(id, board.facts, board.texts)}</span>
    <span class="b-cost">${token("defence", defence, board.ui("defence"))}${token("distance", distance, board.ui("distance"))}</span>`;
}
