import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { cityGlyph } from "../../icons/city";
import { xiiGlyph } from "../../icons/xii";
import type { Zones } from "../../frame/zones";
import type { Choice } from "../../types";
import { Board } from "../board";
import { Facts, token } from "./facts";
import { goods } from "./goods";
import { hand, market } from "./hand";
import type { CoiView, Own, Person } from "./model";
import { ACTIONS } from "./moves";
import { pending } from "./pending";
import { player } from "./player";
import { lands, row, towns } from "./supply";

/** The board: order of turns, goods, row, lands and towns; then one player's cities, and one's own hand. */
@customElement("city-board")
export class CityBoard extends Board<CoiView> {
  /** Whose cities are in front; 0: one's own. */
  @state() private looking = 0;
  facts = new Facts([]);
  #components: unknown;

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#components !== this.components) {
      this.#components = this.components;
      this.facts = new Facts(this.components);
    }
  }

  get shown(): Person {
    const seat = this.looking || this.mine || 1;
    return this.view.players.find((p) => p.seat === seat) ?? this.view.players[0]!;
  }

  get own(): Own | undefined {
    return this.view.own.find((own) => own.seat === this.mine);
  }

  ui(key: string): string {
    return this.texts.ui(key);
  }

  name(id: string): string {
    return this.texts.name(id);
  }

  /** A button where there is a choice, else the same thing at rest. */
  maybe(choice: Choice | undefined, body: unknown, kind: string): TemplateResult {
    return choice ? (this.choiceButton(choice, body, kind) as TemplateResult) : html`<div class=${kind}>${body}</div>`;
  }

  /** One click for what takes several choices: the first is made, the others follow as long as they are offered. */
  chainButton(first: Choice, then: string, name: string, body: unknown, kind: string): TemplateResult {
    if (first.reason !== undefined) return html`<div class=${kind}>${body}</div>`;
    const label = `${first.label}: ${name}`;
    return html`<button type="button" class=${`choice chain ${kind}`} data-move=${first.text} data-then=${then} ?disabled=${this.busy} title=${label}><span class="unseen">${label}. </span>${body}</button>`;
  }

  protected override zones(): Zones {
    return {
      around: [
        { tab: "players", name: this.ui("players"), body: html`${this.people()} ${this.track()}` },
        { tab: "row", name: this.ui("row"), body: row(this) },
      ],
      strip: html`${this.actions()} ${pending(this)}`,
      own: [
        { tab: "cities", name: this.seatName(this.shown.seat), body: html`${market(this)} ${player(this, this.shown)}` },
        { tab: "goods", name: this.ui("goods"), body: goods(this) },
        { tab: "lands", name: this.ui("lands"), body: html`${lands(this)}${towns(this)}` },
      ],
      hand: hand(this),
    };
  }

  /** Everybody at a glance; a click shows their cities in the same form as one's own. */
  private people(): TemplateResult {
    return html`<div class="city-people" role="group" aria-label=${this.ui("players")}>
      ${this.view.players.map(
        (p, i) => html`<button type="button" class=${`person seat-${p.seat}`} aria-pressed=${p === this.shown} @click=${() => (this.looking = p.seat)}>
          <span class="seat-number">${p.seat}</span>
          <span class="who"><strong>${this.seatName(p.seat)}</strong><small>${p.nation ? this.name(p.nation) : ""}</small></span>
          <span class="counts">
            ${this.count("vp", "vp", i, (q) => q.points.total)}${this.count("coin", "coins", i, (q) => q.coins)}${this.count("science", "science", i, (q) => q.science)}
            ${this.count("income", "income", i, (q) => q.income.total)}${this.count("card", "hand", i, (q) => q.hand)}
          </span>
          ${p.decided ? html`<span class="tag">✓ ${this.ui("decided")}</span>` : nothing}
        </button>`,
      )}
    </div>`;
  }

  private count(icon: string, word: string, i: number, read: (p: Person) => number): TemplateResult {
    return html`<span class="token" title=${this.ui(word)}>${cityGlyph(icon)}<span class="unseen">${this.ui(word)} </span>${this.num((v) => read(v.players[i]!))}</span>`;
  }

  private track(): TemplateResult {
    const { round, due, last, deck } = this.view;
    return html`<section class="city-track" aria-label=${this.ui("track")}>
      <ol>${this.view.track.map((space) => {
        const choice = this.choices.get(`bid ${space.space}`);
        const body = html`<small>${space.coins > 0 ? html`${space.coins}${cityGlyph("coin")}` : "0"}</small>${space.seat > 0 ? html`<span class=${`cube seat-${space.seat}`} data-fly=${`cube-${space.seat}`} title=${this.seatName(space.seat)}>${space.seat}</span>` : nothing}`;
        return html`<li>${this.maybe(space.seat > 0 ? undefined : choice, body, "space")}</li>`;
      })}</ol>
      <p>${this.order()} ${this.ui("row-deck")}: ${deck} ${due.length > 0 ? html`<span class="tag">${this.ui("scoring-due")}</span>` : nothing} ${last ? html`<span class="tag">${this.ui("last-round")}</span>` : nothing}
        <span class="unseen">${this.ui("round")} ${round}</span></p>
    </section>`;
  }

  /** Once everybody has a place: who goes after whom, and whose turn it is. */
  private order(): unknown {
    const { turnOrder, players } = this.view;
    const { awaited } = this.position;
    if (new Set(turnOrder).size < players.length) return nothing;
    return html`<span class="order">${this.ui("order")}: ${turnOrder.map((seat) => html`<span class=${`chip-seat seat-${seat} ${awaited.includes(seat) ? "now" : ""}`}><span class="cube">${seat}</span> ${this.seatName(seat)}</span>`)}</span> · `;
  }

  private actions(): unknown {
    if (this.view.step !== "action") return nothing;
    const tiles = ACTIONS.map(([move, icon]) => {
      const choice = this.choices.get(move);
      const picture = icon === "infrastructure" ? xiiGlyph(icon) : cityGlyph(icon);
      return choice ? this.choiceButton(choice, html`${picture}<span>${choice.label}</span>`, "action", "") : nothing;
    });
    return this.position.moves.length === 0 ? nothing : html`<section class="city-actions" aria-label=${this.ui("actions")}>${tiles}</section>`;
  }

  coinsAnd(coins: number, science: number): TemplateResult {
    return html`${token("coin", coins, this.ui("coins"))}${science > 0 ? token("science", science, this.ui("science")) : nothing}`;
  }
}
