import { html, nothing, type TemplateResult } from "lit";
import { cityGlyph } from "../../icons/city";
import { t } from "../../texts";
import type { CityBoard } from "./board";
import { token } from "./facts";
import type { CityView, Person } from "./model";
import { building, townFace } from "./supply";

/** One player's cities with their places and lands, towns, store, income. */
export function player(board: CityBoard, p: Person): TemplateResult {
  const own = p.seat === board.mine;
  const rob = board.choices.get(`rob ${p.seat}`);
  return html`<section class=${`city-player seat-${p.seat}`} aria-label=${`${p.seat} ${board.seatName(p.seat)}`}>
    <header>
      <h2><span class=${`cube seat-${p.seat}`}>${p.seat}</span> ${board.seatName(p.seat)} ${p.nation ? html`<small>${board.name(p.nation)}</small>` : nothing}</h2>
      ${income(board, p)} ${rob ? board.choiceButton(rob, rob.label, "lit") : nothing}
    </header>
    <div class="cities">${p.cities.map((city) => cityCard(board, city, p.seat, own))}
      ${p.towns.map((town) => html`<div class="city-card town">${board.maybe(own ? undefined : board.choices.get(`town ${town.id}`), html`${townFace(board, town.id, town.defence, town.distance, 0)}${town.good ? token(town.good, 2, board.name(town.good)) : nothing}`, "b-card")}</div>`)}
    </div>
    <div class="row extras">
      ${p.tokens.length > 0 ? html`<div class="row"><small>${board.ui("tokens")}</small>${p.tokens.map((id) => board.maybe(own ? board.choices.get(`token ${id}`) : undefined, html`${cityGlyph("town")} ${board.name(id)}`, "chip-token"))}</div>` : nothing}
      ${p.store.length > 0 ? html`<div class="row"><small>${board.ui("store")}</small>${p.store.map((id) => board.maybe(own ? board.choices.get(`stored ${id}`) : undefined, building(board, id), "b-card small"))}</div>` : nothing}
    </div>
  </section>`;
}

function income(board: CityBoard, p: Person): TemplateResult {
  const { income, points } = p;
  return html`<p class="income">
    <span class="sum" title=${board.ui("income")}>${cityGlyph("income")} <b>${board.ui("income")} ${income.total} ${cityGlyph("coin")}</b>
      <small>${t("city.income", { base: income.base, goods: income.goodsCards, leads: income.firstPlaces, coins: income.coins })}</small></span>
    ${income.science > 0 ? token("science", `+${income.science}`, board.ui("science")) : nothing}
    ${token("citizen", p.citizenDraws, board.ui("citizen-draws"))}${token("military", p.militaryDraws, board.ui("military-draws"))}
    <span class="token">${cityGlyph("vp")} ${board.ui("now")} <b>+${points.now}</b></span>
    <small>${board.ui("piles")}: ${cityGlyph("citizen")}${p.citizens.draw}/${p.citizens.discard} ${cityGlyph("military")}${p.military.draw}/${p.military.discard}</small>
  </p>`;
}

function cityCard(board: CityBoard, city: CityView, owner: number, own: boolean): TemplateResult {
  const choice = own ? board.choices.get(`city ${city.id}`) : undefined;
  const free = Math.max(0, city.spaces - city.buildings.length);
  const before = (i: number) => board.isFresh((v) => v.players.flatMap((p) => p.cities.map((c) => [p.seat, c] as const)).find(([seat, c]) => seat === owner && c.id === city.id)?.[1].buildings[i]);
  return html`<div class="city-card">
    <header>
      ${board.maybe(choice, html`<strong>${city.land ? board.name(city.land) : board.name(city.id)}</strong> ${city.types.map((type) => html`<span class=${`land ${type}`} title=${board.name(type)}>${cityGlyph(type)}<span class="unseen">${board.name(type)}</span></span>`)}`, "city-name")}
      <small>${city.buildings.length}/${city.spaces} ${city.districts.length > 0 ? `· ${board.ui("districts")}: ${city.districts.length}` : ""}</small>
    </header>
    <ul>${city.buildings.map((id, i) => html`<li data-fly=${`${owner}-${city.id}-${id}-${i}`} data-from=${id}>${board.maybe(own ? board.choices.get(`which ${id}`) : undefined, building(board, id), `b-card small ${before(i) ? "new" : ""}`)}</li>`)}
      ${Array.from({ length: free }, () => html`<li class="b-card small empty"></li>`)}</ul>
  </div>`;
}
