import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Zones } from "../../frame/zones";
import { isNewcomer } from "../../newcomer";
import { isMyTurn } from "../../screens/seating";
import type { Choice } from "../../types";
import { Board, type Here } from "../board";
import { Facts, token } from "./facts";
import { goods } from "./goods";
import { hand } from "./hand";
import { here } from "./here";
import { market } from "./market";
import type { CoiView, Own, Person } from "./model";
import { people } from "./people";
import { cities } from "./player";
import { strip } from "./strip";
import { lands, row, towns } from "./supply";

/** Steps of an action under way: only what answers them stays bright. */
const WITHIN_AN_ACTION = new Set(["build", "store", "city", "raze", "town", "fight", "pay", "land", "token", "district", "rob", "from", "which", "to", "bury", "wild"]);

/** Everybody at a glance, the building row, one player's cities beside all goods, lands and towns, the action, one's hand. */
@customElement("city-board")
export class CityBoard extends Board<CoiView> {
  /** Whose cities are in front; 0: one's own. */
  @state() private looking = 0;
  facts = new Facts([]);
  /** The first cards were laid in their usual order for a newcomer. */
  #laid = false;
  #components: unknown;
  #number = -1;

  look(seat: number): void {
    this.looking = seat;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#components !== this.components) {
      this.#components = this.components;
      this.facts = new Facts(this.components);
    }
    // Whoever is asked about something of their own finds it in front again.
    if (this.#number !== this.position.number && isMyTurn(this.position)) this.looking = 0;
    this.#number = this.position.number;
    this.classList.toggle("within", isMyTurn(this.position) && WITHIN_AN_ACTION.has(this.view.step));
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
  maybe(choice: Choice | undefined, body: unknown, kind: string, id: string): TemplateResult {
    return choice ? (this.choiceButton(choice, body, kind) as TemplateResult) : html`<div class=${kind} data-component=${id}>${body}</div>`;
  }

  /** One click for what takes several choices: the first is made, the others follow as long as they are offered. */
  chainButton(first: Choice, then: string, id: string, body: unknown, kind: string): TemplateResult {
    if (first.reason !== undefined) return html`<div class=${kind} data-component=${id}>${body}</div>`;
    const label = `${first.label}: ${this.name(id)}`;
    return html`<button type="button" class=${`choice chain ${kind}`} data-move=${first.text} data-then=${then} data-component=${id} ?disabled=${this.busy}><span class="unseen">${label}. </span>${body}</button>`;
  }

  override here(id: string): Here[] {
    return here(this, id);
  }

  /** Of two players all our bots lay the Cartographer on top, of more the Scholar. */
  private get ofTwo(): boolean {
    return this.view.players.length === 2;
  }

  /** Why the first cards lie as they do, as long as a newcomer looks at the first question. */
  get laidFirst(): string | undefined {
    return this.#laid && this.view.step === "bid" && this.view.round === 1 ? this.ui(this.ofTwo ? "first-piles-of-two" : "first-piles") : undefined;
  }

  /** In somebody's first game the order of the first cards would be a blind choice: it is the usual one, and the reason is told. */
  override unasked(): string | undefined {
    const piles = this.choices.starting("pile").filter((choice) => choice.reason === undefined);
    const usual = piles.find(({ text }) => (this.ofTwo ? /^pile (cartographer|captain) / : /^pile (scholar|captain) /).test(text));
    if (!usual || !isMyTurn(this.position) || !isNewcomer("city-of-iron")) return undefined;
    this.#laid = true;
    return usual.text;
  }

  protected override zones(): Zones {
    const buys = this.view.step === "purchase" && this.own !== undefined && this.shown.seat === this.mine;
    return {
      around: [
        { tab: "players", name: this.ui("players"), body: () => people(this) },
        { tab: "row", name: this.ui("row-tab"), body: () => row(this) },
      ],
      strip: strip(this),
      own: [
        { tab: "cities", name: this.ui(buys ? "market-tab" : "cities"), body: () => buys ? market(this) : cities(this, this.shown) },
        { tab: "goods", name: this.ui("goods"), body: () => goods(this) },
        { tab: "lands", name: this.ui("lands-tab"), body: () => html`${lands(this)}${towns(this)}` },
      ],
      hand: () => hand(this),
      ask: { title: isMyTurn(this.position) ? this.asked() : undefined, ...(this.laidFirst ? { text: this.laidFirst } : {}) },
    };
  }

  private asked(): string {
    const { step, last } = this.view;
    const asked = this.ui(`ask.${step}`);
    return last && (step === "action" || step === "bid") ? `${asked} (${this.ui("last-round")})` : asked;
  }

  coinsAnd(coins: number, science: number): TemplateResult {
    return html`${token("coin", coins, this.ui("coins"))}${science > 0 ? token("science", science, this.ui("science")) : nothing}`;
  }
}
