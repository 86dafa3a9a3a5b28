import { html, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { Choices } from "../choices";
import { PageElement } from "../element";
import { GameTexts } from "../texts";
import type { Choice, Json, Position, Seat } from "../types";
import { Flight } from "./flight";
import { at } from "./paths";

/** What every game's board shares: a view to draw, choices to offer, and what is new or would change. */
export abstract class Board<V> extends PageElement {
  @property({ attribute: false }) position!: Position;
  @property({ attribute: false }) seats: Seat[] = [];
  @property({ attribute: false }) texts = new GameTexts();
  /** The view that the choice under the pointer would lead to. */
  @property({ attribute: false }) preview: Json | undefined;
  /** The view as it was after the reader's last decision. */
  @property({ attribute: false }) known: Json | undefined;
  @property({ type: Boolean }) busy = false;

  protected choices = new Choices([], []);
  readonly #flight = new Flight(this);

  protected get view(): V {
    return this.position.view as unknown as V;
  }

  protected get mine(): number {
    return this.position.seat;
  }

  protected override willUpdate(): void {
    this.choices = Choices.of(this.position);
    this.#flight.takeOff();
  }

  protected override updated(): void {
    this.#flight.land();
  }

  protected seatName(seat: number): string {
    return this.seats.find((s) => s.seat === seat)?.name || `#${seat}`;
  }

  /** A number of the view: marked when it is new, followed by what it would become. */
  protected num(...path: (string | number)[]): TemplateResult {
    const now = at(this.position.view, path);
    const fresh = this.known !== undefined && at(this.known, path) !== now;
    const would = this.preview === undefined ? now : at(this.preview, path);
    return html`<span class=${fresh ? "num fresh" : "num"}>${now ?? "–"}</span>${would !== now && typeof would !== "object"
        ? html`<span class="would"><span class="unseen">→</span>${would}</span>`
        : nothing}`;
  }

  protected isFresh(...path: (string | number)[]): boolean {
    return this.known !== undefined && JSON.stringify(at(this.known, path)) !== JSON.stringify(at(this.position.view, path));
  }

  protected wouldChange(...path: (string | number)[]): boolean {
    return this.preview !== undefined && JSON.stringify(at(this.preview, path)) !== JSON.stringify(at(this.position.view, path));
  }

  /** A button for a choice; a refused one can still be reached, and then says why. */
  protected choiceButton(choice: Choice | undefined, label: unknown, kind = "", name?: string): TemplateResult | typeof nothing {
    if (!choice) return nothing;
    const title = choice.reason === undefined ? choice.label : `${choice.label}: ${choice.reason}`;
    return choice.reason === undefined
      ? html`<button type="button" class=${`choice ${kind}`} data-move=${choice.text} ?disabled=${this.busy} title=${title} aria-label=${name ?? title}>${label}</button>`
      : html`<button type="button" class=${`choice refused ${kind}`} data-refused=${choice.text} aria-disabled="true" title=${title} aria-label=${name ?? title}>${label}</button>`;
  }
}
