import { html, nothing, type TemplateResult } from "lit";
import { vars } from "../../parts/vars";
import type { IronBoard } from "./board";
import { face, type Face } from "./card";
import { citizens } from "./model";

const PAUSE = 250;

/** The whole card of whatever small one is pointed at, held or tapped: anything that carries `data-lens`. It is never in the way of a click. */
export class Lens {
  #id = "";
  #at = { x: 0, y: 0 };
  #timer = 0;

  constructor(private readonly board: IronBoard) {
    board.addEventListener("pointerover", (event) => this.look(event.target as Element, PAUSE));
    board.addEventListener("focusin", (event) => this.look(event.target as Element, PAUSE));
    board.addEventListener("click", (event) => this.look(event.target as Element, 0));
    board.addEventListener("pointerleave", () => this.show("", undefined));
  }

  private look(from: Element, pause: number): void {
    clearTimeout(this.#timer);
    const place = from.closest<HTMLElement>("[data-lens]");
    if (!place) this.show("", undefined);
    else this.#timer = window.setTimeout(() => this.show(place.dataset["lens"]!, place), pause);
  }

  private show(id: string, place: HTMLElement | undefined): void {
    if (this.#id === id) return;
    this.#id = id;
    if (place) {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      this.#at = { x: right < innerWidth * 0.75 ? right + 6 : left - 6, y: (top + bottom) / 2 };
    }
    this.board.requestUpdate();
  }

  draw(): TemplateResult | typeof nothing {
    const card = this.#id === "" ? undefined : this.find(this.#id);
    if (!card) return nothing;
    const left = this.#at.x < innerWidth * 0.75;
    return html`<div class=${`iron-lens ${left ? "" : "left"} ${this.#at.y > innerHeight / 2 ? "up" : ""}`} aria-hidden="true" ${vars({ "--x": `${this.#at.x}px`, "--y": `${this.#at.y}px` })}><span class=${`iron-card ${card.culture || card.kind}`}>${face(card, this.board.texts)}</span></div>`;
  }

  private find(id: string): Face | undefined {
    const { cities, pile, shown, chain } = this.board.view;
    for (const city of cities) {
      const person = citizens(city).find((c) => c.id === id);
      if (person) return { ...person, kind: city.protagonist.includes(person) ? "protagonist" : "character" };
      const other = [...city.bastions, ...city.known].find((card) => card.id === id);
      if (other) return { ...other, count: 1 };
    }
    const laid = [...pile, ...shown].find((card) => card.id === id);
    if (laid) return { ...laid, count: 1 };
    const link = chain.find((one) => one.card === id);
    return link ? { id, kind: link.what === "power" ? "object" : link.what, culture: "" } : undefined;
  }
}
