import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, newKey } from "../api";
import { PageElement } from "../element";
import { allGames, family } from "../games";
import { cover } from "../icons/covers";
import { orderOf, presets, usualOptions, type Preset } from "../order";
import { go } from "../router";
import { t, tOr } from "../texts";
import type { Game, GameOption, SeatKind, SeatOrder, TableOrder } from "../types";

@customElement("new-screen")
export class NewScreen extends PageElement {
  @property() wanted = "";
  @state() private games: Game[] = [];
  @state() private order: TableOrder | undefined;
  @state() private preset = "first";
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t("new.title")} · Loggia`;
    void this.load();
  }

  protected override settingsChanged(): void {
    void this.load();
  }

  private get game(): Game {
    return this.games.find((game) => game.id === this.order!.game)!;
  }

  private async load(): Promise<void> {
    try {
      this.games = await allGames();
      const first = this.games.find((game) => game.id === this.wanted) ?? this.games[0];
      if (!this.order && first) this.take(first, presets(first)[0]!);
    } catch (e) {
      this.problem = (e as Error).message;
    }
  }

  private take(game: Game, preset: Preset): void {
    this.preset = preset.id;
    this.order = { ...orderOf(game, preset, newKey()), visibility: preset.id === "friends" ? "invite" : "public" };
  }

  private change(part: Partial<TableOrder>): void {
    this.order = { ...this.order!, ...part };
  }

  private resize(count: number): void {
    const seats = this.order!.seats.slice(0, count);
    while (seats.length < count) seats.push({ kind: "bot", level: this.game.levels[0] ?? "apprentice" });
    this.change({ seats, options: { ...usualOptions(this.game, count), ...this.fitting(this.order!.options, count) } });
  }

  private fitting(options: Record<string, string>, seats: number): Record<string, string> {
    return Object.fromEntries(Object.entries(options).filter(([key]) => this.game.options.some((o) => o.key === key && this.fits(o, seats))));
  }

  private fits(option: GameOption, seats = this.order!.seats.length): boolean {
    return seats >= option.leastSeats && seats <= option.mostSeats;
  }

  private seat(index: number, next: SeatOrder): void {
    this.change({ seats: this.order!.seats.map((seat, i) => (i === index ? next : seat)) });
  }

  private async create(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const { id } = await api.create(this.order!);
      go(`/table/${id}`);
    } catch (e) {
      this.problem = (e as Error).message;
    }
  }

  protected override render(): TemplateResult {
    if (!this.order) return html`<section class="page"><h1>${t("new.title")}</h1><p>${this.problem || t("loading")}</p></section>`;
    return html`<section class="page new">
      <h1>${t("new.title")}</h1>
      <form @submit=${(e: Event) => this.create(e)}>
        <fieldset class="pick-game"><legend>${t("new.game")}</legend>${this.games.map((game) => this.gameChoice(game))}</fieldset>
        <div class="chips" role="group" aria-label=${t("new.preset")}>
          ${presets(this.game).map(
            (preset) => html`<button type="button" class="chip" aria-pressed=${this.preset === preset.id} @click=${() => this.take(this.game, preset)}>${t(`new.preset.${preset.id}`)}</button>`,
          )}
        </div>
        ${this.seats()} ${this.options()} ${this.more()}
        <p class="problem" role="alert">${this.problem}</p>
        <button class="main wide" id="create">${t("new.create")}</button>
      </form>
    </section>`;
  }

  private gameChoice(game: Game): TemplateResult {
    const chosen = this.order!.game === game.id;
    return html`<label class=${`game-pick ${family(game.id)} ${chosen ? "chosen" : ""}`}>
      <input type="radio" name="game" value=${game.id} .checked=${chosen} @change=${() => this.take(game, presets(game)[0]!)} />
      ${cover(family(game.id))}<span>${game.title}</span>
    </label>`;
  }

  private seats(): TemplateResult {
    const counts = Array.from({ length: this.game.mostSeats - this.game.leastSeats + 1 }, (_, i) => i + this.game.leastSeats);
    return html`<fieldset><legend>${t("new.seats")}</legend>
      <label class="inline">${t("new.seatsCount")}
        <select id="seat-count" @change=${(e: Event) => this.resize(Number((e.target as HTMLSelectElement).value))}>
          ${counts.map((n) => html`<option value=${n} ?selected=${n === this.order!.seats.length}>${n}</option>`)}
        </select></label>
      <ol class="seat-list">${this.order!.seats.map((seat, i) => this.seatRow(seat, i))}</ol>
    </fieldset>`;
  }

  private seatRow(seat: SeatOrder, i: number): TemplateResult {
    const kinds: SeatKind[] = ["me", "open", "hotseat", "bot"];
    const label = t("new.seat", { n: i + 1 });
    return html`<li>
      <span class="seat-number">${i + 1}</span>
      <select aria-label=${label} data-seat=${i + 1} @change=${(e: Event) => this.seat(i, this.seatOf((e.target as HTMLSelectElement).value as SeatKind))}>
        ${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${t(`new.kind.${kind as "me"}`)}</option>`)}
      </select>
      ${seat.kind === "bot"
        ? html`<select aria-label=${`${label}: ${t("new.level")}`} @change=${(e: Event) => this.seat(i, { kind: "bot", level: (e.target as HTMLSelectElement).value })}>
            ${this.game.levels.map((level) => html`<option value=${level} ?selected=${level === seat.level}>${tOr(`new.level.${level}`, level)}</option>`)}
          </select>`
        : nothing}
      ${seat.kind === "hotseat"
        ? html`<input aria-label=${`${label}: ${t("new.name")}`} placeholder=${t("new.name")} maxlength="24" .value=${seat.name ?? ""} @input=${(e: Event) => this.seat(i, { kind: "hotseat", name: (e.target as HTMLInputElement).value })} />`
        : nothing}
    </li>`;
  }

  private seatOf(kind: SeatKind): SeatOrder {
    return kind === "bot" ? { kind, level: this.game.levels[0] ?? "apprentice" } : { kind };
  }

  private options(): unknown {
    const options = this.game.options.filter((option) => this.fits(option) && option.kind !== "file" && option.values.length > 0);
    if (options.length === 0) return nothing;
    return html`<fieldset><legend>${t("new.options")}</legend>${options.map(
      (option) => html`<label class="inline">${option.label}
        <select data-option=${option.key} @change=${(e: Event) => this.change({ options: { ...this.order!.options, [option.key]: (e.target as HTMLSelectElement).value } })}>
          ${option.values.map((v) => html`<option value=${v.value} ?selected=${v.value === (this.order!.options[option.key] ?? option.usual)}>${v.label}</option>`)}
        </select></label>`,
    )}</fieldset>`;
  }

  private more(): TemplateResult {
    const order = this.order!;
    const value = (e: Event) => (e.target as HTMLInputElement).value;
    const checked = (e: Event) => (e.target as HTMLInputElement).checked;
    const pace = (kind: string) => this.change({ pace: { kind: kind as "relaxed", amount: kind === "relaxed" ? 0 : 5 } });
    return html`<details><summary>${t("new.more")}</summary>
      <label class="inline">${t("new.visibility")}
        <select @change=${(e: Event) => this.change({ visibility: value(e) as "public" })}>
          ${(["public", "invite"] as const).map((v) => html`<option value=${v} ?selected=${order.visibility === v}>${t(`new.visibility.${v}`)}</option>`)}
        </select></label>
      <label class="inline">${t("new.pace")}
        <select @change=${(e: Event) => pace(value(e))}>
          ${(["relaxed", "decision", "player", "days"] as const).map((v) => html`<option value=${v} ?selected=${order.pace.kind === v}>${t(`new.pace.${v}`)}</option>`)}
        </select></label>
      ${order.pace.kind === "relaxed"
        ? nothing
        : html`<label class="inline">${t("new.amount")}<input type="number" min="1" max="99" .value=${String(order.pace.amount)} @input=${(e: Event) => this.change({ pace: { ...order.pace, amount: Number(value(e)) } })} /></label>`}
      <label class="check"><input type="checkbox" .checked=${order.chat} @change=${(e: Event) => this.change({ chat: checked(e) })} /> ${t("new.chat")}</label>
      <label class="check"><input type="checkbox" .checked=${order.spectators} @change=${(e: Event) => this.change({ spectators: checked(e) })} /> ${t("new.spectators")}</label>
      <label class="inline">${t("new.seed")}<input inputmode="numeric" pattern="[0-9]*" @input=${(e: Event) => this.seed(value(e))} /></label>
    </details>`;
  }

  private seed(text: string): void {
    const { seed: _, ...rest } = this.order!;
    this.order = text === "" ? rest : { ...rest, seed: Number(text) };
  }
}
