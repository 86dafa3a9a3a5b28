import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { vars } from "../../parts/vars";
import { art, landArt } from "./art";
import type { CityBoard } from "./board";
import { gives, token } from "./facts";
import type { Cost, Slot } from "./model";

/** The sign of a land. */
export const landSign = (board: CityBoard, type: string): TemplateResult =>
  html`<span class=${`land ${type}`} title=${board.name(type)}>${cityGlyph(type)}<span class="unseen">${board.name(type)}</span></span>`;

/** The name without the numbers that tell its versions apart: they are seen beside it. */
const bare = (name: string): string => name.replace(/ \([\d+, ]*\)$/, "");

/** What a building looks like in the row and in a city: where it stands, what it gives, its name. */
export function building(board: CityBoard, id: string, cost?: Cost): TemplateResult {
  const land = board.facts.text(id, "land");
  return html`<span class="face-art">${art(id, board.facts, land, false)}${land && cost ? landSign(board, land) : nothing}<span class="b-gives">${gives(id, board.facts, board.texts)}</span></span>
    <span class="b-name" title=${board.name(id)}>${bare(board.name(id))}</span>
    ${cost ? html`<span class="b-cost">${board.coinsAnd(cost.coins, cost.science)}</span>${missing(board, cost)}` : nothing}`;
}

function missing(board: CityBoard, cost: Cost): unknown {
  if (!board.own) return nothing;
  if (cost.reachable) return html`<small class="can">✓ ${board.ui("can-build")}</small>`;
  const { missingLand, missingCoins, missingScience } = cost;
  return html`<small class="missing" title=${board.ui("missing")}><span class="unseen">${board.ui("missing")}: </span>−
    ${missingLand ? board.name(missingLand) : nothing}
    ${missingCoins > 0 ? token("coin", missingCoins, board.ui("coins")) : nothing}
    ${missingScience > 0 ? token("science", missingScience, board.ui("science")) : nothing}</small>`;
}

/** How many of the row go at the end of the round, counted from the left (COI-81). */
const LEAVING = 4;

/** The building row, left to right. */
export function row(board: CityBoard): TemplateResult {
  const filled = board.view.row.filter((s) => s.building !== "").slice(0, LEAVING).map((s) => s.slot);
  const slot = (s: Slot) => {
    if (s.building === "") return html`<li class="b-card empty">${board.ui("taken")}</li>`;
    const face = building(board, s.building, s.cost);
    const fresh = board.isFresh((v) => v.row.find((other) => other.slot === s.slot)?.building) ? "new" : "";
    const kind = `b-card ${s.cost.reachable ? "reachable" : ""} ${filled.includes(s.slot) ? "leaving" : ""} ${fresh}`;
    const choice = board.choices.starting("row", s.slot)[0];
    const begin = s.cost.reachable ? board.choices.get("build") : undefined;
    return html`<li data-fly=${`row-${s.building}-${s.slot}`} data-at=${s.building}>${choice || !begin ? board.maybe(choice, face, kind, s.building) : board.chainButton(begin, `row ${s.slot} ${s.building};city *`, s.building, face, kind)}</li>`;
  };
  return html`<section class="city-row sided" aria-label=${board.ui("row")}>
    <h2 title=${`${board.ui("row-deck")}: ${board.view.deck}`}>${board.ui("row-tab")} <small>+${board.view.deck}</small></h2>
    <ol ${vars({ "--columns": board.view.row.length })}>${board.view.row.map(slot)}</ol></section>`;
}

/** What the action under way is aimed at. */
const aim = (board: CityBoard): string | undefined => board.view.pending[0]?.target;

/** The lands nobody has settled. One click settles where the card for it is in hand. */
export function lands(board: CityBoard): unknown {
  const open = board.view.lands;
  const explorer = board.choices.get("play explorer");
  return html`<section class="city-lands sided" aria-label=${board.ui("lands")} ${vars({ "--columns": Math.max(2, Math.ceil(open.length / 2)) })}><h2>${board.ui("lands-tab")}</h2><ul>
    ${open.map((land) => {
      const face = html`${landArt(land.types)}<span class="b-name">${board.name(land.id)}</span>
        <span class="b-line">${land.types.map((type) => landSign(board, type))}${token("distance", land.distance, board.ui("distance"))}${land.vehicle ? token(land.vehicle, "", board.ui(land.vehicle)) : nothing}</span>${reach(board, land.reachable)}`;
      const kind = `m-card ${land.reachable ? "reachable" : ""} ${aim(board) === land.id ? "aimed" : ""}`;
      const choice = board.choices.get(`land ${land.id}`);
      const begin = land.reachable && explorer?.reason === undefined ? explorer : undefined;
      return html`<li>${choice || !begin ? board.maybe(choice, face, kind, land.id) : board.chainButton(begin, `land ${land.id};token *`, land.id, face, kind)}</li>`;
    })}
    ${open.length === 0 ? html`<li class="none">–</li>` : nothing}
  </ul></section>`;
}

/** Said of what the reader's hand suffices for. */
function reach(board: CityBoard, reachable: boolean): unknown {
  return reachable ? html`<small class="can" title=${board.ui("in-reach")}>✓<span class="unseen">${board.ui("in-reach")}</span></small>` : nothing;
}

/** All towns that can be fought for: those nobody has, then everybody's. */
export function towns(board: CityBoard): unknown {
  const { view } = board;
  const all = [
    ...view.towns.map((town) => ({ ...town, owner: 0, good: "" })),
    ...view.players.flatMap((p) => p.towns.map((town) => ({ ...town, owner: p.seat, pile: 0 }))),
  ];
  return html`<section class="city-towns sided" aria-label=${board.ui("towns")} ${vars({ "--columns": Math.max(3, Math.ceil(all.length / 2)) })}><h2>${board.ui("towns-tab")}</h2><ul>
    ${all.map((town) => {
      const face = html`<span class="b-name">${town.owner > 0 ? html`<span class=${`cube seat-${town.owner}`} title=${board.seatName(town.owner)}>${town.owner}</span>` : nothing}${town.pile > 0 ? html`<span class="stars" title=${board.ui("stars")}>${"★".repeat(town.pile)}</span>` : nothing}${board.name(town.id)}</span>
        <span class="b-line">${token("defence", town.defence, board.ui("defence"))}${token("distance", town.distance, board.ui("distance"))}<span class="b-gives">${gives(town.id, board.facts, board.texts)}${town.good ? token(town.good, 2, board.name(town.good)) : nothing}</span></span>${reach(board, town.reachable)}`;
      const kind = `m-card ${town.owner > 0 ? `owned seat-${town.owner}` : ""} ${town.reachable ? "reachable" : ""} ${aim(board) === town.id ? "aimed" : ""}`;
      const choice = board.choices.get(`town ${town.id}`);
      const begin = town.reachable ? board.choices.get("attack") : undefined;
      return html`<li>${choice || !begin ? board.maybe(choice, face, kind, town.id) : board.chainButton(begin, `town ${town.id}`, town.id, face, kind)}</li>`;
    })}
  </ul></section>`;
}
