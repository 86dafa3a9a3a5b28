import { html, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { Choices } from "../choices";
import { componentsOf } from "../components";
import { PageElement } from "../element";
import { FirstDrawing } from "../frame/first";
import { countLit, layOut, type Question, type Zones } from "../frame/zones";
import { GameTexts } from "../texts";
import type { Choice, Component, Json, LogLine, Position, Seat } from "../types";
import { Flight } from "./flight";

/** Reads from a view that may be of another shape than expected: then there is nothing to read. */
function look<V, R>(read: (view: V) => R, view: Json): R | undefined {
  try {
    return read(view as unknown as V);
  } catch {
    return undefined;
  }
}

/** A label and what it stands at here and now. */
export type Here = readonly [label: string, value: unknown];

/** What every game's board shares: a view to draw, choices to offer, and what is new or would change. */
export abstract class Board<V> extends PageElement {
  @property({ attribute: false }) position!: Position;
  @property({ attribute: false }) seats: Seat[] = [];
  @property({ attribute: false }) texts = new GameTexts();
  /** The view that the choice under the pointer would lead to. */
  @property({ attribute: false }) preview: Json | undefined;
  /** Views that single choices would lead to, fetched ahead: see [wanted]. */
  @property({ attribute: false }) previews: ReadonlyMap<string, Json> = new Map();
  @property({ attribute: false }) components: Component[] = [];
  /** The view as it was after the reader's last decision. */
  @property({ attribute: false }) known: Json | undefined;
  /** What the log told since shortly before the reader's last decision. */
  @property({ attribute: false }) news: LogLine[] = [];
  @property({ type: Boolean }) busy = false;
  /** What is asked, drawn right in the middle strip. */
  @property({ attribute: false }) question: Question | undefined;
  /** On a phone: the part that is shown. */
  @state() tab = "";

  choices = new Choices([], []);
  #drawn: Json | undefined;
  #asked: Json | undefined;
  /** The view that was drawn before this one: what differs from it has just changed. */
  #before: Json | undefined;
  readonly #flight = new Flight(this);
  readonly #first = new FirstDrawing();

  get view(): V {
    return this.position.view as unknown as V;
  }

  get mine(): number {
    return this.position.seat;
  }

  protected override willUpdate(): void {
    this.choices = Choices.of(this.position);
    if (this.#drawn !== this.position.view) this.#before = this.#drawn;
    this.#drawn = this.position.view;
    this.#flight.takeOff();
  }

  /** What is in the zones of the frame. */
  protected abstract zones(): Zones;

  protected override render(): TemplateResult {
    return layOut(this.zones(), this.question, { open: this.tab, pick: (tab) => (this.tab = tab) }, this.#first);
  }

  protected override firstUpdated(): void {
    this.ariaBusy = "true";
    this.#first.start();
    void this.#first.finished.then(() => {
      this.ariaBusy = null;
      this.requestUpdate();
    });
  }

  protected override updated(): void {
    if (this.#first.over) this.drawn();
  }

  /** All of it is drawn. */
  protected drawn(): void {
    this.#flight.land();
    const elsewhere = countLit(this);
    if (this.#asked !== this.position.view && elsewhere !== undefined) this.tab = elsewhere;
    this.#asked = this.position.view;
    this.dispatchEvent(new Event("drawn", { bubbles: true }));
  }

  seatName(seat: number): string {
    return this.seats.find((s) => s.seat === seat)?.name || `#${seat}`;
  }

  /** A number of the view: marked when it is new, followed by what it would become. */
  num(read: (view: V) => number | string | undefined, preview = this.preview): TemplateResult {
    const now = look(read, this.position.view);
    const fresh = this.known !== undefined && look(read, this.known) !== now;
    const changed = this.#before !== undefined && look(read, this.#before) !== now;
    const would = preview === undefined ? now : look(read, preview);
    return html`${keyed(now, html`<span class=${`num ${fresh ? "fresh" : ""} ${changed ? "changed" : ""}`}>${now ?? "–"}</span>`)}${would !== now && would !== undefined
        ? html`<span class="would"><span class="unseen">→</span>${would}</span>`
        : nothing}`;
  }

  /** Whether this part of the view is new to the reader. */
  isFresh(read: (view: V) => unknown): boolean {
    return this.known !== undefined && JSON.stringify(look(read, this.known)) !== JSON.stringify(look(read, this.position.view));
  }

  /** The choices whose outcome the board would like to show before anybody points at them. */
  wanted(): string[] {
    return [];
  }

  /** What the position says of a component, beyond what is printed on it: a line each. */
  here(_id: string): Here[] {
    return [];
  }

  /** A choice that the player of this device has made once for all, to be made as soon as it may be. */
  unasked(): string | undefined {
    return undefined;
  }

  /**
   * A button for a choice; a refused one can still be reached, and then says why. What it does is said first, then all
   * that is seen on it, so that nobody hears less than others see.
   *
   * @param name what to say first; empty where the body says it already
   */
  choiceButton(choice: Choice | undefined, body: unknown, kind = "", name = choice?.label ?? ""): TemplateResult | typeof nothing {
    if (!choice) return nothing;
    const about = componentsOf(this.components).of(choice.text);
    const title = about !== undefined ? nothing : choice.reason === undefined ? choice.label : `${choice.label}: ${choice.reason}`;
    const said = typeof body === "string" || name === "" ? nothing : html`<span class="unseen">${name}. </span>`;
    return choice.reason === undefined
      ? html`<button type="button" class=${`choice ${kind}`} data-move=${choice.text} data-component=${about ?? nothing} ?disabled=${this.busy} title=${title}>${said}${body}</button>`
      : html`<button type="button" class=${`choice refused ${kind}`} data-refused=${choice.text} data-component=${about ?? nothing} data-why=${choice.reason} aria-disabled="true" title=${title}>${said}${body}</button>`;
  }
}
