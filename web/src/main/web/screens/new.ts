import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, newKey, told } from "../api";
import { PageElement } from "../element";
import { allGames, family } from "../games";
import { cover } from "../icons/covers";
import { isNewcomer } from "../newcomer";
import { attach, orderOf, presets, resize, type Preset } from "../order";
import { optionForm } from "../parts/optionform";
import { seatForm } from "../parts/seatform";
import { termsForm } from "../parts/termsform";
import { go } from "../router";
import { t } from "../texts";
import type { Game, TableOrder } from "../types";

@customElement("new-screen")
export class NewScreen extends PageElement {
  @property() wanted = "";
  @state() private games: Game[] = [];
  @state() private order: TableOrder | undefined;
  @state() private preset = "first";
  /** The names of the files attached, by option. */
  @state() private files: Record<string, string> = {};
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
      this.problem = told(e);
    }
  }

  private take(game: Game, preset: Preset): void {
    this.preset = preset.id;
    this.files = {};
    this.order = { ...orderOf(game, preset, newKey()), visibility: preset.id === "friends" ? "invite" : "public" };
  }

  private change(part: Partial<TableOrder>): void {
    this.order = { ...this.order!, ...part };
  }

  private async attach(key: string, file: File | undefined): Promise<void> {
    const option = this.game.options.find((o) => o.key === key)!;
    const text = file ? await file.text() : undefined;
    const { [key]: old, ...others } = this.files;
    this.order = attach(this.order!, option, old, file && text !== undefined ? { name: file.name, text } : undefined);
    this.files = file ? { ...others, [key]: file.name } : others;
  }

  private seed(text: string): void {
    const { seed: _, ...rest } = this.order!;
    this.order = text === "" ? rest : { ...rest, seed: Number(text) };
  }

  private async create(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const { id } = await api.create(this.order!);
      go(`/table/${id}`);
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult {
    if (!this.order) return html`<section class="page"><h1>${t("new.title")}</h1><p>${this.problem || t("loading")}</p></section>`;
    const { order, game } = this;
    const all = presets(game, isNewcomer(game.id));
    return html`<section class="page new">
      <h1>${t("new.title")}</h1>
      <form @submit=${(e: Event) => this.create(e)}>
        <fieldset class="pick-game"><legend>${t("new.game")}</legend>${this.games.map((g) => this.gameChoice(g))}</fieldset>
        <div class="chips" role="group" aria-label=${t("new.preset")}>
          ${all.map((preset) => html`<button type="button" class="chip" aria-pressed=${this.preset === preset.id} @click=${() => this.take(game, preset)}>${t(`new.preset.${preset.id}`)}</button>`)}
        </div>
        <p class="about preset-about">${t(`new.preset.${(all.find((p) => p.id === this.preset) ?? all[0]!).id}.about`)}</p>
        ${seatForm({ game, seats: order.seats, resize: (n) => (this.order = resize(game, order, n)), change: (i, seat) => this.change({ seats: order.seats.map((old, k) => (k === i ? seat : old)) }) })}
        ${optionForm({ game, family: family(game.id), seats: order.seats.length, options: order.options, files: this.files, change: (key, v) => this.change({ options: { ...order.options, [key]: v } }), attach: (key, file) => void this.attach(key, file) })}
        ${termsForm(order, (part) => this.change(part), (text) => this.seed(text))}
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
}
