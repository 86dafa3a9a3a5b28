import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { vars } from "../../parts/vars";
import type { CityBoard } from "./board";
import { gives, token } from "./facts";
import type { CityView, Person } from "./model";
import { pilesOf } from "./piles";
import { building, landSign } from "./supply";

/** One player's cities with their places and lands, towns, store, income. */
export function cities(board: CityBoard, p: Person): TemplateResult {
  const own = p.seat === board.mine;
  const [start, ...others] = p.cities;
  const towns = p.towns.length > 0 ? townList(board, p) : nothing;
  return html`<section class=${`city-player seat-${p.seat} ${own ? "own" : "other"}`} aria-label=${`${p.seat} ${board.seatName(p.seat)}`}>
    <header>
      <h2>${own ? board.ui("your-cities") : html`<span class=${`cube seat-${p.seat}`}>${p.seat}</span> ${board.seatName(p.seat)}`}</h2>
      ${income(board, p)} ${chips(board, p, own)} ${own ? nothing : pilesOf(board, p)}
      ${own || board.mine === 0 ? nothing : html`<button type="button" class="quiet back" @click=${() => board.look(0)}>${board.ui("your-cities")}</button>`}
    </header>
    <div class="city-lines">
      <div class="city-line">${start ? cityCard(board, start, p.seat, own) : nothing}${towns}</div>
      ${others.length > 0 ? html`<div class="city-line">${others.map((city) => cityCard(board, city, p.seat, own))}</div>` : nothing}
    </div>
  </section>`;
}

function income(board: CityBoard, p: Person): TemplateResult {
  const { base, goodsCards, firstPlaces, coins, total, science } = p.income;
  const parts = board.texts.fill("income-parts", { base, goods: goodsCards, leads: firstPlaces, coins });
  return html`<p class="income">
    <span title=${`${board.ui("income")} = ${parts}`}>${cityGlyph("income")}<b>${total}</b><small class="parts"> = ${parts}</small><span class="unseen"> ${board.ui("income")}</span></span>
    ${science > 0 ? token("science", `+${science}`, board.ui("science")) : nothing}
    ${token("citizen", `+${p.citizenDraws}`, board.ui("citizen-draws"))}${token("military", `+${p.militaryDraws}`, board.ui("military-draws"))}
    ${token("vp", `+${p.points.now}`, board.ui("now"))}
  </p>`;
}

/** Stored buildings and tokens that are not placed yet. */
function chips(board: CityBoard, p: Person, own: boolean): TemplateResult {
  const stored = p.store.map((id) => board.maybe(own ? board.choices.get(`stored ${id}`) : undefined, html`${board.name(id)} <span class="b-gives">${gives(id, board.facts, board.texts)}</span>`, "spare-chip", id));
  const tokens = p.tokens.map((id) => board.maybe(own ? board.choices.get(`token ${id}`) : undefined, html`${cityGlyph("town")}${board.name(id)}`, "spare-chip", id));
  return html`<div class="spare">${stored.length > 0 ? html`<small>${board.ui("store")}</small>${stored}` : nothing}${tokens.length > 0 ? html`<small>${board.ui("tokens")}</small>${tokens}` : nothing}</div>`;
}

function cityCard(board: CityBoard, city: CityView, owner: number, own: boolean): TemplateResult {
  const choice = own ? board.choices.get(`city ${city.id}`) : undefined;
  const free = Math.max(0, city.spaces - city.buildings.length);
  const before = (i: number) => board.isFresh((v) => v.players.find((p) => p.seat === owner)?.cities.find((c) => c.id === city.id)?.buildings[i]);
  const head = html`<strong>${board.name(city.land || city.id)}</strong>${city.types.map((type) => landSign(board, type))}<small>${city.buildings.length}/${city.spaces}${city.districts.length > 0 ? ` · ${board.ui("districts")} ${city.districts.length}` : ""}</small>`;
  return html`<div class=${`city-card ${choice && choice.reason === undefined ? "asked" : ""}`} ${vars({ "--spaces": Math.max(2, city.spaces) })}>
    ${board.maybe(choice, head, "city-name", city.land || city.id)}
    <ul>${city.buildings.map((id, i) => html`<li data-fly=${`${owner}-${city.id}-${id}-${i}`} data-from=${id}>${board.maybe(own ? board.choices.get(`which ${id}`) : undefined, building(board, id), `b-card ${before(i) ? "new" : ""}`, id)}</li>`)}
      ${Array.from({ length: free }, () => html`<li class="b-card empty"></li>`)}</ul>
  </div>`;
}

/** The towns a player holds; they are attacked in the line of towns. */
function townList(board: CityBoard, p: Person): TemplateResult {
  return html`<div class="city-card held" ${vars({ "--spaces": p.towns.length > 3 ? 4 : 3 })}>
    <div class="city-name"><strong>${board.ui("towns-tab")}</strong><small>${p.towns.length}</small></div>
    <ul>${p.towns.map((town) => html`<li data-component=${town.id}><span class="b-name">${board.name(town.id)}</span><span class="b-gives">${gives(town.id, board.facts, board.texts)}${town.good ? token(town.good, 2, board.name(town.good)) : nothing}</span></li>`)}</ul>
  </div>`;
}
