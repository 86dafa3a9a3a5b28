import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { announce } from "../../announce";
import type { Zones } from "../../frame/zones";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import { recall } from "../../settings";
import { t } from "../../texts";
import type { Choice } from "../../types";
import { Board, type Here } from "../board";
import { Arrows } from "./arrows";
import { ask, WISH } from "./ask";
import { chain } from "./chain";
import { city } from "./city";
import { hand } from "./hand";
import { here } from "./here";
import { CULTURES, holds, type IronView } from "./model";
import { aimOf, exactly, type Aim } from "./moves";
import { piles } from "./piles";
import { fallen, nearing, roles, type Fallen } from "./strife";
import { laidOpen, targets } from "./targets";

/** How long a moment is shown, in milliseconds; its style fades it out by then. */
const MOMENT = 2600;

/** Cities around the table, one's own in front with the hand below it. A card is picked up, then what it can be aimed at is lit. */
@customElement("iron-board")
export class IronBoard extends Board<IronView> {
  /** What was picked up, as the moves name it; the very card; and whom it is aimed at where there are several ways. */
  @state() picked = "";
  @state() pickedCard = "";
  @state() aimed = "";
  aims: Aim[] = [];
  roles: ReadonlyMap<string, string> = new Map();
  #number = -1;
  #seen: IronView | undefined;
  #fallen: Fallen[] = [];
  #fell = -1;
  #timer = 0;
  /** Another position is drawn for the first time. */
  #turned = false;
  readonly #arrows = new Arrows(this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#arrows.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#arrows.stop();
  }

  /** Whether the table waits for this player, who has not said that it need not. */
  get asked(): boolean {
    return this.position.awaited.includes(this.mine) && !this.position.standing;
  }

  /** Whether others act: then one click plays what needs no target. */
  get answering(): boolean {
    return !this.asked || this.choices.allowed("pass");
  }

  get mayInterject(): boolean {
    return !this.asked && this.aims.some((aim) => aim.verb === "use" && aim.choice.reason === undefined);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.aims = this.choices.all().map(aimOf);
    if (this.#number !== this.position.number) this.moved();
    this.#number = this.position.number;
    this.roles = roles(this.view);
    this.toggleAttribute("asked", this.asked);
    this.toggleAttribute("picking", this.picked !== "");
  }

  /** Something was decided: what was picked up stays so only while it can still be used. */
  private moved(): void {
    const usable = holds(this.view, this.pickedCard) && this.pickedAims().some((aim) => aim.choice.reason === undefined);
    if (this.asked || !usable) this.putBack();
    this.#turned = true;
    const followed = this.#number >= 0 && this.position.number > this.#number;
    if (followed) this.tell();
    this.#seen = this.view;
  }

  /** What must not be missed: who has fallen, and who has all Cultures but one. */
  private tell(): void {
    const fell = fallen(this.#seen, this.view);
    if (fell.length > 0) {
      this.#fallen = fell;
      this.#fell = this.position.number;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        this.#fallen = [];
        this.requestUpdate();
      }, MOMENT);
    }
    for (const { seat, many } of nearing(this.#seen, this.view)) announce(`${this.seatName(seat)}: ${this.texts.ui(many === CULTURES.length ? "all-cultures" : "four-cultures")}`);
  }

  protected override drawn(): void {
    super.drawn();
    this.#arrows.draw();
    if (this.#turned) this.showUsable();
    this.#turned = false;
  }

  /** Where the hand is wider than the window it begins where something can be used. */
  private showUsable(): void {
    const zone = this.querySelector(".zone.hand");
    const card = zone?.querySelector<HTMLElement>(".lit")?.closest("li");
    if (zone && card && zone.scrollWidth > zone.clientWidth) zone.scrollLeft = Math.max(0, card.offsetLeft - zone.clientWidth * 0.25);
  }

  pickUp(key: string, card: string): void {
    const again = this.pickedCard === card;
    this.putBack();
    if (again) return;
    this.picked = key;
    this.pickedCard = card;
  }

  putBack(): void {
    this.picked = this.pickedCard = this.aimed = "";
  }

  aimAt(target: string): void {
    this.aimed = this.aimed === target ? "" : target;
  }

  pickedAims(): Aim[] {
    return this.picked === "" ? [] : this.aims.filter((aim) => aim.actor === this.picked);
  }

  /** The choice, made with the very card that was picked up. */
  withPicked(choice: Choice): Choice {
    return exactly(choice, this.picked, this.picked === "attack" ? "attack" : this.pickedCard, (id) => this.texts.name(id));
  }

  /** A new player is asked only about what touches something of theirs; who wants to be asked always says so once. */
  override unasked(): string | undefined {
    const wish = recall(WISH) ?? "until-attacked";
    const move = `pass ${wish}`;
    const mayWish = this.mine > 0 && this.view.standing === "" && !this.position.awaited.includes(this.mine);
    return mayWish && this.choices.allowed(move) ? move : undefined;
  }

  override here(id: string): Here[] {
    return here(this, id);
  }

  protected override zones(): Zones {
    const own = this.view.cities.find((c) => c.seat === this.mine);
    const others = this.view.cities.filter((c) => c !== own);
    const wide = others.length <= 2;
    return {
      around: [{ tab: "others", name: t("table.players"), body: () => html`<div class="iron-others" data-count=${others.length}>${others.map((c) => city(this, c, wide))}</div>` }],
      strip: html`${piles(this)} ${this.middle()}`,
      own: own ? [{ tab: "own", name: this.seatName(own.seat), body: () => city(this, own, true) }] : [],
      hand: () => html`${hand(this)} ${this.arrow()}`,
      ask: ask(this),
    };
  }

  private middle(): TemplateResult {
    const open = (["keep", "strike"] as const).find((verb) => this.choices.starting(verb).some((choice) => choice.reason === undefined));
    const shown = open ? laidOpen(this, open) : this.picked !== "" ? targets(this) : this.view.chain.length > 0 ? chain(this) : this.turn();
    return html`<div class="iron-middle">${shown} ${this.fall()}</div>`;
  }

  private turn(): TemplateResult {
    const { turn, step, culture, attacked, closed } = this.view;
    const ui = (key: string) => this.texts.ui(key);
    return html`<section class="iron-turn">
      ${turn > 0 ? html`<p class="whose">${step === "over" ? nothing : html`<span class="seat-number">${turn}</span>`} ${this.texts.fill(`step-${step}`, { who: this.seatName(turn) })}</p>` : nothing}
      <p class="row">${culture ? html`<span class=${`with ${culture}`}>${ironGlyph(culture)} ${this.texts.name(culture)}</span>` : nothing}
      ${attacked ? html`<span class="tag">${ironGlyph("attack")} ${ui("attack-made")}</span>` : nothing} ${closed && step === "act" ? html`<span class="tag">${ui("no-more")}</span>` : nothing}</p>
    </section>`;
  }

  /** The moment at which a Character has fallen. */
  private fall(): unknown {
    if (this.#fallen.length === 0) return nothing;
    return keyed(this.#fell, html`<div class="iron-fallen" role="status">${this.#fallen.map((one) => html`<p><span class=${`roundel ${one.culture}`}>${cardArt(one.id, one.culture, "character")}</span> <b>${this.texts.fill("has-fallen", { who: this.texts.name(one.id), city: this.seatName(one.seat) })}</b></p>`)}</div>`);
  }

  private arrow(): TemplateResult {
    return html`<svg class="iron-arrow" aria-hidden="true" focusable="false">
      <defs><marker id="iron-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto"><path d="M0 0l10 5-10 5z" /></marker></defs>
      <path class="under" /><path class="shaft" marker-end="url(#iron-tip)" />
    </svg>`;
  }
}
