import { html, nothing, type TemplateResult } from "lit";
import { api, ApiError } from "../api";
import type { LiveTable } from "../live";
import { scrubber } from "../parts/scrubber";
import { go } from "../router";
import { t } from "../texts";
import type { Position, SeatOrder, Table } from "../types";

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

  async step(by: number): Promise<void> {
    const from = this.past ? this.at : this.#latest;
    const to = from + by;
    if (to < 0) return;
    if (to >= this.#latest && this.live().table?.status !== "over") this.leave();
    else if (to <= this.#latest) await this.open(to);
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
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  play(): void {
    if (this.playing) this.stop();
    else {
      if (!this.past || this.at >= this.#latest) void this.open(0);
      this.#timer = window.setInterval(() => {
        if (this.at >= this.#latest) this.stop();
        else void this.open(this.at + 1);
        this.screen.requestUpdate();
      }, 900);
    }
    this.screen.requestUpdate();
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

  private rounds(): { round: number; at: number }[] {
    return [];
  }

  bar(table: Table): TemplateResult {
    const latest = Math.max(this.#latest, this.live().position?.latest ?? 0);
    const bar = scrubber({
      at: this.past ? this.at : latest,
      latest,
      past: this.past && table.status !== "over",
      playing: this.playing,
      rounds: this.rounds(),
      go: (at) => void (at >= latest && table.status !== "over" ? this.leave() : this.open(at)),
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
