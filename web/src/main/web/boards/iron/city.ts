import { html, nothing, type TemplateResult } from "lit";
import { ironGlyph } from "../../icons/iron";
import type { IronBoard } from "./board";
import { face, type Face } from "./card";
import { handCard } from "./hand";
import { CULTURES, type Citizen, type CityView } from "./model";
import { exactly } from "./moves";

/** A city: which Cultures it has, who lives there and what protects them. */
export function city(board: IronBoard, city: CityView): TemplateResult {
  const { texts } = board;
  const aimed = board.aims.filter((aim) => aim.seat === city.seat && aim.actor === board.picked);
  const citizens = [...city.protagonist.map((c) => [c, "protagonist"] as const), ...city.characters.map((c) => [c, "character"] as const)];
  const own = city.seat === board.mine ? "own" : "";
  const turn = city.seat === board.view.turn ? "turn" : "";
  return html`<section class=${`iron-city ${turn} ${own} ${city.refuge ? "refuge" : ""}`} aria-label=${`${city.seat} ${board.seatName(city.seat)}`}>
    <header>
      <h2><span class="seat-number">${city.seat}</span> ${board.seatName(city.seat)}</h2>
      <ul class="cultures" aria-label=${texts.ui("cultures")}>
        ${CULTURES.map((c) => html`<li class=${city.cultures.includes(c) ? `have ${c}` : ""} title=${texts.name(c)}>${ironGlyph(c)}<span class="unseen">${texts.name(c)}: ${city.cultures.includes(c) ? "✓" : "–"}</span></li>`)}
      </ul>
      <span class="hand-size" title=${texts.ui("hand")}>${ironGlyph("hand")} ${board.num((v) => v.cities.find((c) => c.seat === city.seat)?.handSize)}<span class="unseen"> ${texts.ui("hand")}</span></span>
      ${city.refuge ? html`<span class="tag">${ironGlyph("shield")} ${texts.ui("refuge")}</span>` : nothing}
      ${aimed.map((aim) => board.choiceButton(board.withPicked(aim.choice), aim.choice.label, "lit"))}
    </header>
    <ul class="iron-cards">
      ${city.bastions.map((card) => html`<li data-fly=${card.id}>${thing(board, card, card.like, `iron-card bastion ${card.culture}`)}</li>`)}
      ${citizens.map(([c, kind]) => html`<li data-fly=${c.id}>${thing(board, { ...c, kind }, c.like, `iron-card ${kind} ${c.culture} ${c.protectedBy.length > 0 ? "guarded" : ""}`, c)}</li>`)}
    </ul>
    ${city.known.length > 0 ? html`<p class="known-title">${ironGlyph("hand")} ${texts.ui("known")}</p><ul class="iron-cards known" aria-label=${texts.ui("known")}>${city.known.map((card) => html`<li>${handCard(board, card)}</li>`)}</ul>` : nothing}
  </section>`;
}

/** Something in play: a target of what was picked up, an Object's power to use, or just there. */
export function thing(board: IronBoard, card: Face, like: string, kind: string, citizen?: Citizen): TemplateResult {
  const hits = (id: string) => id === card.id || id === like;
  const aims = board.aims.filter((aim) => board.picked !== "" && aim.actor === board.picked && hits(aim.target));
  const direct = board.aims.filter((aim) => aim.verb === "sacrifice" && hits(aim.actor));
  const powers = citizen?.object ? board.aims.filter((aim) => aim.verb === "use" && aim.actor === citizen.object) : [];
  const name = (id: string) => board.texts.name(id);
  const offered = [...aims.map((aim) => board.withPicked(aim.choice)), ...direct.map((aim) => aim.choice)].map((choice) => exactly(choice, like, card.id, name));
  const body = face(card, board.texts);
  const fresh = board.isFresh((v) => JSON.stringify(v.cities).includes(`"${card.id}"`));
  const classes = `${kind} ${fresh ? "new" : ""} ${board.roles.get(card.id) ?? ""}`;
  if (offered.length === 1) return board.choiceButton(offered[0], body, `${classes} ${offered[0]!.reason ? "" : "lit"}`) as TemplateResult;
  return html`<div class=${`${classes} ${offered.length > 0 ? "lit" : ""}`}>${body}
    ${offered.map((choice) => board.choiceButton(choice, choice.label, "aim"))}
    ${powers.length > 0 ? html`<button type="button" class="aim" aria-pressed=${board.picked === citizen!.object} @click=${() => board.pickUp(citizen!.object, citizen!.object)}>${board.texts.ui("use-power")}</button>` : nothing}
  </div>`;
}
