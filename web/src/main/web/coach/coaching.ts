import { html, nothing } from "lit";
import { announce } from "../announce";
import { api, told } from "../api";
import type { Components } from "../components";
import type { LiveTable } from "../live";
import { mentions } from "../parts/mention";
import { t } from "../texts";
import type { Position, Seat, Table } from "../types";
import { isMarked, marked, points, type Coached, type Mark, type Valued } from "./model";
import { panel, verdict } from "./panel";
import { Practice } from "./practice";

interface Screen extends HTMLElement {
  requestUpdate(): void;
}

const BEAT = 1000;

/** The coach at a table: the analysis of a finished game, practice from it, and advice while one plays among bots. */
export class Coaching {
  coached: Coached | undefined;
  practice: Practice | undefined;
  #advice: { number: number; choices: Valued[] } | undefined;
  #thinking = false;
  #problem = "";
  #seat = 0;
  #timer = 0;
  #loaded = "";

  constructor(
    private readonly screen: Screen,
    private readonly live: () => LiveTable,
    private readonly components: () => Components,
  ) {}

  /** Another table. */
  forget(): void {
    clearTimeout(this.#timer);
    this.coached = this.practice = this.#advice = undefined;
    this.#problem = this.#loaded = "";
    this.#seat = 0;
  }

  /** Looks once whether a finished game was analysed already. */
  over(): void {
    const { id } = this.live();
    if (this.#loaded === id) return;
    this.#loaded = id;
    void this.load();
  }

  /** The language has changed. */
  reload(): void {
    this.#advice = undefined;
    if (this.#loaded !== "") void this.load();
    if (this.practice) void this.practice.set(this.practice.index);
  }

  private load(): Promise<void> {
    return this.call(({ id, invite }) => api.analysis(id, invite));
  }

  ask(): void {
    void this.call(({ id, invite }) => api.analyse(id, invite));
  }

  private cancel(): void {
    void this.call(({ id, invite }) => api.cancelAnalysis(id, invite));
  }

  private async call(request: (live: LiveTable) => Promise<Coached>): Promise<void> {
    const live = this.live();
    clearTimeout(this.#timer);
    try {
      const before = this.coached?.state;
      const coached = await request(live);
      if (this.live() !== live) return;
      this.coached = coached;
      this.#problem = "";
      if (coached.state === "done" && before !== undefined && before !== "done") announce(t("coach.ready"));
    } catch (e) {
      this.#problem = told(e);
    }
    const { state } = this.coached ?? { state: "none" };
    if (state === "waiting" || state === "running") this.#timer = window.setTimeout(() => void this.load(), BEAT);
    this.screen.requestUpdate();
  }

  panel(seats: Seat[], at: number, go: (number: number) => void): unknown {
    const seat = this.#seat || seats.find((s) => s.you)?.seat || 1;
    return panel({
      coached: this.coached,
      problem: this.#problem,
      seats,
      components: this.components(),
      seat,
      at,
      pick: (other) => {
        this.#seat = other;
        this.screen.requestUpdate();
      },
      ask: () => this.ask(),
      cancel: () => this.cancel(),
      go,
      practise: () => this.practise(seat),
    });
  }

  private practise(seat: number): void {
    const { id, invite } = this.live();
    this.practice = new Practice(this.screen, { id, invite }, marked(this.coached!.analysis!, seat), this.components(), () => {
      this.practice = undefined;
      this.screen.requestUpdate();
    });
    this.screen.requestUpdate();
  }

  /** For the bar of the history. */
  marks(): { number: number; mark: Mark }[] {
    return (this.coached?.analysis?.moments ?? []).filter(isMarked).map(({ number, judgement }) => ({ number, mark: judgement.mark }));
  }

  /** What the coach says of the decision that the table shows, or of the choices that there are now. */
  note(table: Table, position: Position, past: boolean): unknown {
    if (table.status === "over") {
      const moment = this.coached?.analysis?.moments.find(({ number }) => number === position.number);
      return moment && isMarked(moment) ? html`<div class=${`coach-note ${moment.judgement.mark}`}><b>${t(`coach.mark.${moment.judgement.mark}`)}.</b> ${verdict(moment, this.components())}</div>` : undefined;
    }
    const choices = past ? [] : this.advised(position);
    return choices.length === 0 ? undefined : html`<ol class="advice" aria-label=${t("coach.advice")}>${choices.map(({ label, value }) => html`<li>${mentions(label, this.components())} <b>${points(value)}</b></li>`)}</ol>`;
  }

  private advised(position: Position): Valued[] {
    return this.#advice?.number === position.number ? this.#advice.choices : [];
  }

  /** The button that asks for advice, where one may. */
  button(table: Table, position: Position, past: boolean): unknown {
    const mine = !past && table.advice && table.status === "running" && position.awaited.includes(position.seat) && position.moves.length > 1;
    if (!mine || this.advised(position).length > 0) return nothing;
    return html`<button type="button" class="quiet advise" ?disabled=${this.#thinking} @click=${() => void this.advise(position)}>${this.#thinking ? t("coach.thinking") : t("coach.advice")}</button>`;
  }

  private async advise({ seat, number }: Position): Promise<void> {
    const live = this.live();
    this.#thinking = true;
    this.screen.requestUpdate();
    try {
      const advice = await api.advice(live.id, seat, number, live.invite);
      if (this.live() === live) this.#advice = advice;
      announce(advice.choices.map(({ label, value }) => `${label}: ${points(value)}`).join(". "));
    } catch (e) {
      announce(told(e));
    }
    this.#thinking = false;
    this.screen.requestUpdate();
  }

  /** Highlights on the board what is advised, or the answer of an exercise. */
  mark(position: Position | undefined): void {
    const best = this.practice ? [this.practice.shown] : position ? this.advised(position).map(({ text }) => text) : [];
    this.screen.querySelectorAll<HTMLElement>("[data-advised]").forEach((old) => delete old.dataset["advised"]);
    best.forEach((move, i) => {
      if (move === undefined) return;
      const offered = [...this.screen.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(move)}"]`)];
      const ways = offered.length > 0 ? offered : [...this.screen.querySelectorAll<HTMLElement>("[data-leads]")].filter((way) => `${move} `.startsWith(`${way.dataset["leads"]} `));
      ways.forEach((way) => (way.dataset["advised"] ??= String(i + 1)));
    });
  }
}
