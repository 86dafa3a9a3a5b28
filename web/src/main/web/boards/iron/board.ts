import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { ironGlyph } from "../../icons/iron";
import { Board } from "../board";
import { face, type Face } from "./card";
import { chain, prompt } from "./chain";
import { CULTURES, type CardView, type Citizen, type CityView, type IronView } from "./model";
import { aimOf, aimsOf, atOnce, type Aim } from "./moves";

/** Cities around the table, one's own in front with the hand below it. A card is picked up, then what it can be aimed at is lit. */
@customElement("iron-board")
export class IronBoard extends Board<IronView> {
  /** The card in hand or in play that was picked up. */
  @state() private picked = "";
  #number = -1;

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#number !== this.position.number) this.picked = "";
    this.#number = this.position.number;
  }

  protected override render(): TemplateResult {
    const own = this.view.cities.find((city) => city.seat === this.mine);
    const others = this.view.cities.filter((city) => city !== own);
    return html`<div class="iron-table">
      ${this.pick()}
      <div class="iron-others" data-count=${others.length}>${others.map((city) => this.city(city))}</div>
      ${this.middle()} ${chain(this)} ${prompt(this)} ${this.shown()} ${own ? this.city(own) : nothing} ${this.hand()}
    </div>`;
  }

  private get aims(): Aim[] {
    return this.choices.all().map(aimOf);
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
        return html`<li>${this.choiceButton(choice, face({ id, kind: "protagonist", culture: known }, this.texts, true), `iron-card lit ${known}`)}</li>`;
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
        <ul class="iron-cards small">${pile.map((card) => html`<li>${this.thing(card, card.like, "iron-card")}</li>`)}</ul></details>
    </section>`;
  }

  private shown(): unknown {
    if (this.view.shown.length === 0) return nothing;
    return html`<section class="iron-shown" aria-label=${this.texts.ui("shown")}><h2>${this.texts.ui("shown")}</h2>
      <ul class="iron-cards">${this.view.shown.map((card) => html`<li>${this.handCard(card)}</li>`)}</ul></section>`;
  }

  /** A city: which Cultures it has, who lives there and what protects them. */
  private city(city: CityView): TemplateResult {
    const aimed = this.aims.filter((aim) => aim.seat === city.seat && aim.actor === this.picked);
    const citizens = [...city.protagonist.map((c) => [c, "protagonist"] as const), ...city.characters.map((c) => [c, "character"] as const)];
    return html`<section class=${`iron-city ${city.seat === this.view.turn ? "turn" : ""} ${city.seat === this.mine ? "own" : ""}`} aria-label=${this.seatName(city.seat)}>
      <header>
        <h2><span class="seat-number">${city.seat}</span> ${this.seatName(city.seat)}</h2>
        <ul class="cultures" aria-label=${this.texts.ui("cultures")}>
          ${CULTURES.map((c) => html`<li class=${city.cultures.includes(c) ? `have ${c}` : ""} title=${this.texts.name(c)}>${ironGlyph(c)}<span class="unseen">${this.texts.name(c)}: ${city.cultures.includes(c) ? "✓" : "–"}</span></li>`)}
        </ul>
        <span class="hand-size" title=${this.texts.ui("hand")}>${ironGlyph("hand")} ${this.num((v) => v.cities.find((c) => c.seat === city.seat)?.handSize)}<span class="unseen"> ${this.texts.ui("hand")}</span></span>
        ${city.refuge ? html`<span class="tag">${ironGlyph("shield")} ${this.texts.ui("refuge")}</span>` : nothing}
        ${aimed.map((aim) => this.choiceButton(aim.choice, aim.choice.label, "lit"))}
      </header>
      <ul class="iron-cards">
        ${city.bastions.map((card) => html`<li data-fly=${card.id}>${this.thing(card, card.like, `iron-card bastion ${card.culture}`)}</li>`)}
        ${citizens.map(([c, kind]) => html`<li data-fly=${c.id}>${this.thing({ ...c, kind }, c.like, `iron-card ${kind} ${c.culture}`, c)}</li>`)}
      </ul>
      ${city.known.length > 0 ? html`<ul class="iron-cards known" aria-label=${this.texts.ui("known")}>${city.known.map((card) => html`<li>${this.handCard(card)}</li>`)}</ul>` : nothing}
    </section>`;
  }

  /** Something in play: a target of what was picked up, an Object's power to use, or just there. */
  private thing(card: Face, like: string, kind: string, citizen?: Citizen): TemplateResult {
    const hits = (id: string) => id === card.id || id === like;
    const aims = this.aims.filter((aim) => this.picked !== "" && aim.actor === this.picked && hits(aim.target));
    const direct = this.aims.filter((aim) => aim.verb === "sacrifice" && hits(aim.actor));
    const powers = citizen?.object ? this.aims.filter((aim) => aim.verb === "use" && aim.actor === citizen.object) : [];
    const body = face(card, this.texts);
    const offered = [...aims, ...direct];
    const fresh = this.isFresh((v) => JSON.stringify(v.cities).includes(`"${card.id}"`));
    const classes = `${kind} ${fresh ? "new" : ""}`;
    if (offered.length === 1) return this.choiceButton(offered[0]!.choice, body, `${classes} ${offered[0]!.choice.reason ? "" : "lit"}`) as TemplateResult;
    return html`<div class=${`${classes} ${offered.length > 0 ? "lit" : ""}`}>${body}
      ${offered.map((aim) => this.choiceButton(aim.choice, aim.choice.label, "aim"))}
      ${powers.length > 0 ? html`<button type="button" class="aim" aria-pressed=${this.picked === citizen!.object} @click=${() => this.pickUp(citizen!.object)}>${this.texts.ui("use-power")}</button>` : nothing}
    </div>`;
  }

  private pickUp(id: string): void {
    this.picked = this.picked === id ? "" : id;
  }

  private hand(): unknown {
    if (this.mine === 0 || this.view.step === "pick") return nothing;
    return html`<section class="iron-hand" aria-label=${this.texts.ui("your-hand")}>
      <h2>${this.texts.ui("your-hand")}</h2>
      <div class="fan">${this.view.hand.map((group) => html`<ul class="iron-cards fan-group" aria-label=${group.culture ? this.texts.name(group.culture) : this.texts.ui("actions")}>${group.cards.map((card) => html`<li data-fly=${card.id}>${this.handCard(card)}</li>`)}</ul>`)}</div>
      ${this.bar()}
    </section>`;
  }

  private handCard(card: CardView): TemplateResult {
    const aims = aimsOf(this.choices.all(), card);
    const key = aims[0]?.actor ?? "";
    const body = face(card, this.texts, true);
    const kind = `iron-card in-hand ${card.culture || card.kind}`;
    const once = atOnce(aims);
    if (once) return this.choiceButton(once.choice, body, `${kind} lit`) as TemplateResult;
    const allowed = aims.some((aim) => aim.choice.reason === undefined);
    if (allowed) return html`<button type="button" class=${`${kind} lit`} aria-pressed=${this.picked === key} data-card=${card.id} @click=${() => this.pickUp(key)}>${body}</button>`;
    if (aims.length > 0) return this.choiceButton(aims[0]!.choice, body, kind) as TemplateResult;
    return html`<div class=${kind}>${body}</div>`;
  }

  /** What the picked-up card can do, in words. */
  private bar(): unknown {
    if (this.picked === "") return nothing;
    const aims = this.aims.filter((aim) => aim.actor === this.picked && aim.choice.reason === undefined);
    return html`<div class="iron-bar" role="group" aria-label=${this.texts.ui("with-card")}>
      <p>${this.texts.ui("with-card")} <b>${this.texts.name(this.picked)}</b></p>
      <div class="row">${aims.map((aim) => this.choiceButton(aim.choice, aim.choice.label))}</div>
    </div>`;
  }
}
