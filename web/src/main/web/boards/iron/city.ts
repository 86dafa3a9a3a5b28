import { html, nothing, type TemplateResult } from "lit";
import { ironGlyph } from "../../icons/iron";
import { vars } from "../../parts/vars";
import { aimedAt, targetButton } from "./aiming";
import type { IronBoard } from "./board";
import { CULTURES, citizens, type CardView, type CityView } from "./model";
import { tile } from "./tile";

/** As many Cultures as win the match, and as many as call for a warning. */
const ALL = CULTURES.length;
const NEARLY = ALL - 1;

/** As many lie one on the other; more need two rows. */
const MOST = 4;

/**
 * A City: a place for each of the five Cultures, who lives there and what protects them.
 *
 * @param wide tiles beside each other, Bastions among them; otherwise they overlap, one below the other
 */
export function city(board: IronBoard, city: CityView, wide: boolean): TemplateResult {
  const own = city.seat === board.mine;
  const many = city.cultures.length;
  const classes = `iron-city ${own ? "own" : ""} ${wide ? "wide" : ""} ${city.seat === board.view.turn ? "turn" : ""} ${city.refuge ? "refuge" : ""} ${many >= NEARLY ? "nearly" : ""}`;
  return html`<section class=${classes} aria-label=${`${city.seat} ${board.seatName(city.seat)}`}>
    ${head(board, city, many)}
    <div class="cols">${CULTURES.map((culture) => column(board, city, culture, wide))}</div>
  </section>`;
}

function head(board: IronBoard, city: CityView, many: number): TemplateResult {
  const { texts } = board;
  const own = city.seat === board.mine;
  const aim = board.aims.find((one) => board.picked !== "" && one.seat === city.seat && one.actor === board.picked);
  const warning = texts.ui(many === ALL ? "all-cultures" : "four-cultures");
  return html`<header>
    <h2><span class="seat-number">${city.seat}</span> <span class="who">${board.seatName(city.seat)}</span></h2>
    ${city.seat === board.view.turn && !own ? html`<em>${texts.ui("in-turn")}</em>` : nothing}
    ${city.refuge ? html`<span class="tag" title=${texts.ui("refuge")}>${ironGlyph("shield")}<span class="unseen">${texts.ui("refuge")}</span></span>` : nothing}
    ${city.known.length > 0 ? known(board, city.known) : nothing}
    <span class=${many >= NEARLY ? "cultures warn" : "cultures"} title=${many >= NEARLY ? warning : texts.ui("cultures")}>${texts.fill("of-five", { n: many })}${many >= NEARLY ? html`<span class="unseen">: ${warning}</span>` : nothing}</span>
    <span class="hand-size" title=${texts.ui("hand")}>${ironGlyph("hand")} ${board.num((v) => v.cities.find((c) => c.seat === city.seat)?.handSize)}<span class="unseen"> ${texts.ui("hand")}</span></span>
    ${own && many >= NEARLY ? html`<em class="near">${texts.ui(many === ALL ? "you-have-all" : "you-have-four")}</em>` : nothing}
    ${aim ? board.choiceButton(board.withPicked(aim.choice), html`<span class="unseen">${board.seatName(city.seat)}</span>`, `at-player ${aim.choice.reason === undefined ? "lit" : ""}`) : nothing}
  </header>`;
}

/** What the viewer has seen of this hand. */
function known(board: IronBoard, cards: CardView[]): TemplateResult {
  const { texts } = board;
  const named = (card: CardView) => html`<li data-component=${card.id}>${texts.name(card.id)}${card.count > 1 ? ` ×${card.count}` : ""}</li>`;
  return html`<details class="known"><summary title=${texts.ui("known")}>${ironGlyph("eye")} ${cards.length}<span class="unseen"> ${texts.ui("known")}</span></summary><ul>${cards.map(named)}</ul></details>`;
}

function column(board: IronBoard, city: CityView, culture: string, wide: boolean): TemplateResult {
  const { texts } = board;
  const people = citizens(city).filter((c) => c.culture === culture);
  const bastions = city.bastions.filter((card) => card.culture === culture);
  const guards = bastions.map((card) => texts.name(card.id)).join(", ");
  const tiles = [...(wide ? bastions.map((card) => tile(board, { ...card, count: 1 }, card.like)) : []), ...people.map((c) => tile(board, { ...c, kind: city.protagonist.includes(c) ? "protagonist" : "character" }, c.like))];
  const attacking = people.some((c) => board.roles.get(c.id) === "attacking");
  const classes = `col ${culture} ${people.length === 0 ? "none" : ""} ${tiles.length === 0 ? "empty" : ""} ${attacking ? "attackers" : ""} ${people.length > MOST && !wide ? "twice" : ""}`;
  const keys = [...(wide ? bastions : []), ...people].map((card) => card.id);
  const rows = people.length > MOST ? Math.ceil(people.length / 2) : people.length;
  return html`<div class=${classes} ${vars({ "--n": tiles.length, "--rows": rowsOf(rows) })}>
    <p class="culture" title=${`${texts.name(culture)}: ${people.length}${guards ? `, ${guards}` : ""}`}>${ironGlyph(culture)}<span class="name">${texts.name(culture)}</span> <span class="many">${people.length > 0 ? people.length : nothing}</span>
      ${wide ? nothing : bastions.map((card) => bastion(board, card))}</p>
    ${tiles.length > 0 ? html`<ul>${tiles.map((one, i) => html`<li class=${!wide && rows > 2 && (i + 1) % rows !== 0 && i + 1 < tiles.length ? "strip-only" : ""} data-fly=${keys[i]} data-component=${keys[i]}>${one}</li>`)}</ul>` : html`<p class="gap">${texts.ui("missing")}</p>`}
  </div>`;
}

/** One picture is a little lower than the place, two share it, of more all but the last show their names alone. */
function rowsOf(rows: number): string {
  if (rows === 1) return "59%";
  return rows === 2 ? "minmax(0, 1fr) minmax(0, 1fr)" : `repeat(${rows - 1}, 1.5rem) minmax(0, 1fr)`;
}

/** Where tiles overlap a Bastion is a sign beside the Culture it guards. */
function bastion(board: IronBoard, card: CardView): TemplateResult {
  const sign = html`${ironGlyph("bastion")}<span class="unseen">${board.texts.name(card.id)}</span>`;
  const target = { id: card.id, like: card.like };
  const button = aimedAt(board, target).length > 0 ? targetButton(board, target, sign, "guards") : undefined;
  return button ?? html`<span class="guards" data-component=${card.id}>${sign}</span>`;
}
