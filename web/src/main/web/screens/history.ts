import { html, nothing, type TemplateResult } from "lit";
import { api, ApiError } from "../api";
import type { LiveTable } from "../live";
import { scrubber } from "../parts/scrubber";
import { go } from "../router";
import { t } from "../texts";
import type { Position, RoundMark, SeatOrder, Table } from "../types";
import { moments } from "./story";

interface Screen {
  note(at: number | undefined): void;
  requestUpdate(): void;
}

/** Looking back: any moment of the game by its number, step by step or by itself, and playing on from it. */
export class History {
  /** The moment shown, or undefined for the present. */
  position: Position | undefined;
  at = 0;
  #timer = 0;
  #latest = 0;
  #problem = "";
  #rounds: RoundMark[] = [];
  /** The round at which the marks were asked for last; -1: never. */
  #asked = -1;

  constructor(
    private readonly screen: Screen,
    private readonly live: () => LiveTable,
  ) {}

  get past(): boolean {
    return this.position !== undefined;
  }

  get playing(): boolean {
    return this.#timer !== 0;
  }

  grown(): void {
    this.#latest = this.live().position?.latest ?? this.#latest;
  }

  async open(at: number): Promise<void> {
    const live = this.live();
    this.#problem = "";
    this.at = Math.max(0, at);
    try {
      const position = await api.position(live.id, live.seat || undefined, this.at, live.invite);
      if (position.number !== this.at && position.number !== undefined) this.at = position.number;
      this.#latest = Math.max(position.latest, this.#latest);
      this.position = position;
      this.screen.note(this.at);
    } catch {
      this.leave();
    }
  }

  reload(): void {
    if (this.past) void this.open(this.at);
  }

  /** What was taken back is no step of its own. */
  async step(by: -1 | 1): Promise<void> {
    const from = this.past ? this.at : this.#latest;
    const steps = this.moments();
    const to = by < 0 ? steps.findLast((n) => n < from) : steps.find((n) => n > from);
    if (to === undefined) return;
    if (to >= this.#latest && this.live().table?.status !== "over") this.leave();
    else await this.open(to);
  }

  private moments(): number[] {
    return moments(Math.max(this.#latest, this.live().position?.latest ?? 0), this.live().log);
  }

  leave(): void {
    this.stop();
    this.position = undefined;
    this.screen.note(undefined);
  }

  /** Another table: nothing of the old one is kept. */
  forget(): void {
    this.stop();
    this.position = undefined;
    this.at = 0;
    this.#latest = 0;
    this.#rounds = [];
    this.#asked = -1;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  play(): void {
    if (this.playing) this.stop();
    else this.playFrom(!this.past || this.at >= this.#latest ? 0 : this.at);
    this.screen.requestUpdate();
  }

  /** Step by step from this moment to now, and there to what is asked. */
  playFrom(at: number): void {
    this.stop();
    void this.open(at);
    this.#timer = window.setInterval(() => {
      const next = this.moments().find((n) => n > this.at);
      if (next !== undefined && (next < this.#latest || this.live().table?.status === "over")) void this.open(next);
      else if (this.live().table?.status === "over") this.stop();
      else this.leave();
      this.screen.requestUpdate();
    }, 900);
  }

  private async branch(table: Table, seat: number): Promise<void> {
    const seats: SeatOrder[] = table.seats.map((s) => (s.seat === seat ? { kind: "me" } : { kind: "bot", level: "journeyman" }));
    await this.attempt(async () => {
      const { id } = await api.act(table.id, "branch", { at: this.at, seats });
      if (id) go(`/table/${id}`);
    });
  }

  /** Whoever asks goes back to now, where the answer will be seen. */
  private async rewind(table: Table): Promise<void> {
    await this.attempt(async () => {
      await api.act(table.id, "rewind", { to: this.at });
      this.leave();
    });
  }

  private async attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (e) {
      this.#problem = e instanceof ApiError && e.code !== "offline" ? e.message : t("error.offline");
      this.screen.requestUpdate();
    }
  }

  /** Where rounds begin is asked anew when a round has begun. */
  private async fetchRounds(round: number): Promise<void> {
    if (this.#asked === round) return;
    this.#asked = round;
    const { id, invite } = this.live();
    const marks = await api.rounds(id, invite).catch(() => []);
    if (this.live().id !== id) return;
    this.#rounds = marks;
    this.screen.requestUpdate();
  }

  /** @param marks what the coach has marked */
  bar(table: Table, marks: { number: number; mark: string }[] = []): TemplateResult {
    const steps = this.moments();
    const latest = steps.length - 1;
    const index = (n: number) => Math.max(0, steps.findLastIndex((step) => step <= n));
    void this.fetchRounds(this.live().position?.round ?? table.round);
    const bar = scrubber({
      at: this.past ? index(this.at) : latest,
      latest,
      past: this.past && table.status !== "over",
      playing: this.playing,
      rounds: this.#rounds.map(({ number, round }) => ({ round, at: index(number) })),
      mistakes: marks.map(({ number, mark }) => ({ mark, at: index(number) })),
      go: (at) => void (at >= latest && table.status !== "over" ? this.leave() : this.open(steps[at] ?? 0)),
      play: () => this.play(),
      now: () => this.leave(),
    });
    return html`<div class="history">${bar}${this.past ? this.fromHere(table) : nothing}${this.asked(table)}</div>`;
  }

  /** A wish to go back that still waits for the others' answers. */
  private asked({ rewind }: Table): unknown {
    const waits = rewind && !this.live().rewind;
    return html`<p class="muted asked" role="status">${waits ? t("table.rewindAsked", { n: rewind.to }) : nothing}</p>`;
  }

  private fromHere(table: Table): TemplateResult {
    const pick = (event: SubmitEvent) => {
      event.preventDefault();
      void this.branch(table, Number(new FormData(event.target as HTMLFormElement).get("seat")));
    };
    return html`<div class="row past-note">
      ${table.status === "over" ? nothing : html`<p>${t("history.past")}</p>`}
      <p class="problem" role="alert">${this.#problem}</p>
      ${table.status === "running" && table.member ? html`<button @click=${() => void this.rewind(table)}>${t("table.rewind")}</button>` : nothing}
      ${table.status === "over"
        ? html`<form class="row" @submit=${pick}>
            <label class="inline">${t("history.branchAs")}
              <select name="seat">${table.seats.map((s) => html`<option value=${s.seat} ?selected=${s.you}>${s.name || s.seat}</option>`)}</select></label>
            <button id="branch">${t("history.branch")}</button></form>`
        : nothing}
    </div>`;
  }
}
