import { html, nothing, type TemplateResult } from "lit";
import type { XiiBoard } from "./board";
import { ledger, townCard } from "./ledger";
import { asset, feature, location, special } from "./lines";
import type { FeatureView, TownView } from "./model";

function heading(board: XiiBoard, key: string, note = ""): TemplateResult {
  return html`<h3>${board.texts.ui(key)}${note ? html`<small>${board.texts.ui(note)}</small>` : nothing}</h3>`;
}

/** The first column: what the town has. */
export function assets(board: XiiBoard, town: TownView, i: number): TemplateResult {
  const rank = (name: string) => town.assets.map((a, n) => (a.rank === name ? asset(board, town, i, a, n) : nothing));
  return html`<div class="xii-column">${heading(board, "basic")}${rank("basic")}${heading(board, "advanced", "highest-less")}${rank("advanced")}${heading(board, "special-assets", "only-with-one")}${rank("special")}</div>`;
}

const group = (town: TownView, kind: string): FeatureView[] => town.features.filter((f) => f.kind === kind);

export function people(board: XiiBoard, town: TownView): TemplateResult {
  return html`<div class="xii-column">${heading(board, "people")}${group(town, "person").map((f) => feature(board, town, "attract", f))}
    ${heading(board, "special-people", "one-perk")}${group(town, "special-person").map((f) => special(board, town, "attract", f))}</div>`;
}

export function buildings(board: XiiBoard, town: TownView): TemplateResult {
  return html`<div class="xii-column">${heading(board, "infrastructures")}${group(town, "infrastructure").map((f) => feature(board, town, "build", f))}
    ${heading(board, "special-infrastructures", "one-perk")}${group(town, "special-infrastructure").map((f) => special(board, town, "build", f))}</div>`;
}

/** The last column: the town itself, its locations, and what is to come. */
export function places(board: XiiBoard, town: TownView, i: number): TemplateResult {
  return html`<div class="xii-column places">${townCard(board, town, i)}${heading(board, "locations", "influence-needed")}
    ${town.locations.map((l, n) => location(board, town, i, l, n))}${ledger(board, town)}</div>`;
}
