import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { ironGlyph } from "../../icons/iron";
import type { Zones } from "../../frame/zones";
import { t } from "../../texts";
import type { Choice } from "../../types";
import { Board } from "../board";
import { Arrows } from "./arrows";
import { face } from "./card";
import { chain } from "./chain";
import { city, thing } from "./city";
import { hand, handCard } from "./hand";
import { CULTURES, type IronView } from "./model";
import { aimOf, exactly, type Aim } from "./moves";
import { prompt } from "./prompt";
import { roles } from "./strife";

/** Cities around the table, one's own in front with the hand below it. A card is picked up, then what it can be aimed at is lit. */
@customElement("iron-board")
export class IronBoard extends Board<IronView> {
  /** What was picked up, as the moves name it; and the very card. */
  @state() picked = "";
  @state() pickedCard = "";
  aims: Aim[] = [];
  roles: ReadonlyMap<string, string> = new Map();
  #number = -1;
  readonly #arrows = new Arrows(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#arrows.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#arrows.stop();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#number !== this.position.number) this.picked = this.pickedCard = "";
    this.#number = this.position.number;
    this.aims = this.choices.all().map(aimOf);
    this.roles = roles(this.view);
  }

  protected override updated(): void {
    super.updated();
    this.#arrows.draw();
  }

  pickUp(key: string, card: string): void {
    const again = this.pickedCard === card;
    this.picked = again ? "" : key;
    this.pickedCard = again ? "" : card;
  }

  /** The choice, made with the very card that was picked up. */
  withPicked(choice: Choice): Choice {
    return exactly(choice, this.picked, this.picked === "attack" ? "attack" : this.pickedCard, (id) => this.texts.name(id));
  }

  protected override zones(): Zones {
    const own = this.view.cities.find((c) => c.seat === this.mine);
    const others = this.view.cities.filter((c) => c !== own);
    return {
      around: [{ tab: "others", name: t("table.players"), body: html`<div class="iron-others" data-count=${others.length}>${others.map((c) => city(this, c))}</div>` }],
      strip: html`${this.middle()} ${chain(this)} ${prompt(this)} ${this.shown()}`,
      own: [{ tab: "own", name: own ? this.seatName(own.seat) : t("table.you"), body: html`${this.pick()} ${own ? city(this, own) : nothing} ${this.arrow()}` }],
      hand: hand(this),
    };
  }

  private arrow(): TemplateResult {
    return html`<svg class="iron-arrow" aria-hidden="true" focusable="false">
      <defs><marker id="iron-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0l10 5-10 5 3-5z" /></marker></defs>
      <path class="shaft" marker-end="url(#iron-tip)" />
    </svg>`;
  }

  /** At the very beginning: the Protagonists that are left. */
  private pick(): unknown {
    const picks = this.position.moves.filter((move) => move.text.startsWith("pick "));
    if (picks.length === 0) return nothing;
    return html`<section class="iron-pick" aria-label=${this.texts.ui("pick")}><h2>${this.texts.ui("pick")}</h2><ul class="iron-cards">
      ${picks.map((choice) => {
        const id = choice.text.split(" ")[1]!;
        const culture = this.components.find((c) => c.id === id)?.facts.find((f) => f.key === "culture")?.value ?? "";
        const known = CULTURES.find((c) => c === culture || this.texts.name(c) === culture) ?? "";
        return html`<li>${this.choiceButton(choice, face({ id, kind: "protagonist", culture: known }, this.texts, true), `iron-card in-hand lit ${known}`)}</li>`;
      })}
    </ul></section>`;
  }

  private middle(): TemplateResult {
    const { deck, pass, pile, culture, step, turn } = this.view;
    const ui = (key: string) => this.texts.ui(key);
    return html`<section class="iron-middle" aria-label=${ui("middle")}>
      <p class="deck-count">${ironGlyph("deck")} <b>${this.num((v) => v.deck)}</b> ${ui("deck")} <span class="tag">${ui(pass > 1 ? "second-pass" : "first-pass")}</span></p>
      ${turn > 0 ? html`<p><b>${this.seatName(turn)}</b>: ${ui(`step-${step}`)}</p>` : nothing}
      ${culture ? html`<p class=${`turn-culture ${culture}`}>${ironGlyph(culture)} ${this.texts.name(culture)}</p>` : nothing}
      <details class="pile"><summary>${ui("pile")} (${pile.reduce((n, c) => n + c.count, 0)}${deck < 0 ? "?" : ""})</summary>
        <ul class="iron-cards small">${pile.map((card) => html`<li>${thing(this, card, card.like, "iron-card")}</li>`)}</ul></details>
    </section>`;
  }

  private shown(): unknown {
    if (this.view.shown.length === 0) return nothing;
    return html`<section class="iron-shown" aria-label=${this.texts.ui("shown")}><h2>${this.texts.ui("shown")}</h2>
      <ul class="iron-cards">${this.view.shown.map((card) => html`<li>${handCard(this, card)}</li>`)}</ul></section>`;
  }
}
