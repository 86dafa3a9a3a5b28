import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { componentArt } from "../boards/art";
import type { Board } from "../boards/board";
import { componentsOf, ruleOf } from "../components";
import { PageElement } from "../element";
import { family } from "../games";
import { shortcut } from "../screens/keys";
import { t } from "../texts";
import type { Component, GameDetail } from "../types";

/** How long one points at something before its card opens, and holds it on a screen that is touched. */
const PAUSE = 350;
const HOLD = 450;

/** Written for programs, or told in the sentence already. */
const UNTOLD = new Set(["name", "copies", "copies-en", "copies-it", "editions", "action", "kind", "start", "city", "district", "ability", "mark", "types", "goods", "yields", "land", "counts", "wild", "influence"]);

/**
 * The card of whatever component is pointed at, has the focus, is tapped or held: its picture, what it does, its numbers
 * here and now, its rule. Anything that carries `data-component` opens it. It never lies under the pointer, so it is in no
 * click's way.
 */
@customElement("component-card")
export class ComponentCard extends PageElement {
  @property({ attribute: false }) detail!: GameDetail;
  @state() private shown: Component | undefined;
  /** What is pointed at, and what the card is shown for. */
  #aimed: HTMLElement | undefined;
  #place: HTMLElement | undefined;
  #timer = 0;
  /** A finger has held something: letting it go chooses nothing. */
  #held = false;
  #stop = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = new AbortController();
    const frame = this.closest<HTMLElement>(".frame") ?? document.body;
    const on = <E extends Event>(type: string, listener: (event: E) => void, capture = false) => frame.addEventListener(type, listener as EventListener, { signal: this.#stop.signal, capture });
    // Only a pointer that moves points at something: one that rests where a page appears does not.
    on<PointerEvent>("pointermove", (e) => e.pointerType !== "touch" && this.point(e.target as Element, PAUSE));
    on<PointerEvent>("pointerleave", (e) => e.pointerType !== "touch" && this.hide());
    on<FocusEvent>("focusin", (e) => (e.target as Element).matches(":focus-visible") && this.point(e.target as Element, PAUSE));
    on<FocusEvent>("focusout", () => this.hide());
    on<PointerEvent>("pointerdown", (e) => this.touch(e));
    for (const type of ["pointerup", "pointercancel"]) on(type, () => clearTimeout(this.#timer));
    on<MouseEvent>("click", (e) => this.clicked(e), true);
    on("contextmenu", (e) => this.#held && e.preventDefault());
    on("drawn", () => this.#place?.isConnected === false && this.hide());
    window.addEventListener("keydown", (e) => this.key(e), { signal: this.#stop.signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop.abort();
    clearTimeout(this.#timer);
  }

  private point(from: Element, pause: number): void {
    const place = from.closest<HTMLElement>("[data-component]") ?? undefined;
    if (place === this.#aimed) return;
    this.hide();
    this.#aimed = place;
    if (place) this.#timer = window.setTimeout(() => this.show(place), pause);
  }

  private touch(event: PointerEvent): void {
    this.#held = false;
    const place = (event.target as Element).closest<HTMLElement>("[data-component]");
    if (event.pointerType !== "touch" || !place) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#held = true;
      this.show(place);
    }, HOLD);
  }

  /** A tap chooses where there is a choice; elsewhere it opens the card, and the next one shuts it. */
  private clicked(event: MouseEvent): void {
    clearTimeout(this.#timer);
    if (this.#held) {
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = event.target as Element;
    const place = target.closest<HTMLElement>("[data-component]");
    const acts = target.closest("[data-move], [data-refused], [data-leads]");
    if (place && !acts && place !== this.#place) {
      this.hide();
      this.show(place);
    } else if (place !== this.#place || acts) {
      this.hide();
      this.#aimed = place ?? undefined; // who has chosen it wants its card no more
    }
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape") this.hide();
    const act = document.querySelector("dialog[open]") ? undefined : shortcut(event);
    if (act === "next") this.step(1);
    if (act === "previous") this.step(-1);
  }

  /** To the next thing that has a card, choice or not, in the order of the page. */
  private step(by: 1 | -1): void {
    const all = [...(this.closest(".frame")?.querySelectorAll<HTMLElement>(".the-board [data-component]") ?? [])].filter((one) => one.checkVisibility());
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = all[at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length];
    if (!next) return;
    if (!next.matches("button, [tabindex]")) next.tabIndex = -1;
    next.focus();
    this.hide();
    this.#aimed = next;
    this.show(next);
  }

  private show(place: HTMLElement): void {
    const component = componentsOf(this.detail.components).get(place.dataset["component"]!);
    if (!component || !place.isConnected) return;
    this.#place = place;
    this.shown = component;
    place.setAttribute("aria-describedby", "component-card");
  }

  private hide(): void {
    clearTimeout(this.#timer);
    this.#place?.removeAttribute("aria-describedby");
    this.#aimed = this.#place = undefined;
    this.shown = undefined;
  }

  protected override updated(): void {
    const card = this.querySelector<HTMLElement>("#component-card");
    if (!card || !this.#place) return;
    if (!card.matches(":popover-open")) card.showPopover();
    this.lay(card, this.#place.getBoundingClientRect());
  }

  /** Beside what it is about; where there is no room at either side, above or below it. */
  private lay(card: HTMLElement, place: DOMRect): void {
    const { width, height } = card.getBoundingClientRect();
    const gap = 8;
    const within = (at: number, size: number, all: number) => Math.max(gap, Math.min(at, all - size - gap));
    const right = place.right + gap + width < innerWidth;
    const beside = (right || place.left - gap - width > 0) && !this.#place?.closest(".zone.hand"); // neighbours stay in sight
    const below = place.bottom + gap + height < innerHeight;
    const x = right && beside ? place.right + gap : beside ? place.left - gap - width : within(place.left + place.width / 2 - width / 2, width, innerWidth);
    const y = beside ? within(place.top + place.height / 2 - height / 2, height, innerHeight) : below ? place.bottom + gap : Math.max(gap, place.top - gap - height);
    card.style.setProperty("--x", `${Math.round(x)}px`);
    card.style.setProperty("--y", `${Math.round(y)}px`);
  }

  protected override render(): unknown {
    const component = this.shown;
    if (!component) return nothing;
    const look = family(this.detail.id);
    const rule = ruleOf(look, component, this.detail);
    const facts = component.facts.filter(({ key, value }) => !UNTOLD.has(key) && value !== "" && value !== "0");
    const here = this.closest(".frame")?.querySelector<Board<unknown>>(".the-board")?.here(component.id) ?? [];
    const why = this.#place?.closest<HTMLElement>("[data-refused]")?.dataset["why"];
    return html`<div id="component-card" popover="manual" role="tooltip" class=${`component-card ${look}`}>
      ${componentArt(look, component)}
      <p class="kind">${component.kindName}</p>
      <h3>${component.name}</h3>
      ${component.about ? html`<p>${component.about}</p>` : nothing}
      ${facts.length > 0 ? list(facts.map((fact) => [fact.label, named(fact.value, this.detail)])) : nothing}
      ${here.length > 0 ? html`<p class="kind">${t("card.here")}</p>${list(here)}` : nothing}
      ${why ? html`<p class="why">${why}</p>` : nothing}
      ${rule ? html`<p class="rule"><b>${rule.id}</b> ${rule.text}</p>` : nothing}
    </div>`;
  }
}

function list(pairs: readonly (readonly [string, unknown])[]): TemplateResult {
  return html`<dl>${pairs.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Facts are written with the ids of the data file; names are what people read. */
export function named(value: string, { texts }: GameDetail): string {
  return value.replace(/[a-z][a-z-]*/g, (word) => texts[`name.${word}`] ?? word);
}
