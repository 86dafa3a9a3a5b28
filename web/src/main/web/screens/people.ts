import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { allGames, family, titleOf } from "../games";
import { named } from "../parts/named";
import { ratingCurve } from "../parts/ratingcurve";
import "../parts/ties";
import { t, when } from "../texts";
import type { Game, GameFigures, PlayedGame, Profile } from "../types";

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Somebody's page: how they play, and their last games. One's own has all games, with a search. */
@customElement("people-screen")
export class PeopleScreen extends PageElement {
  @property() who = "";
  @state() private profile: Profile | undefined;
  @state() private games: Game[] = [];
  /** What was found among one's own games; undefined: nothing was looked for. */
  @state() private found: PlayedGame[] | undefined;
  @state() private problem = "";
  #of = "";

  protected override willUpdate(): void {
    if (this.#of === this.who) return;
    this.#of = this.who;
    void this.load();
  }

  protected override settingsChanged(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    this.found = undefined;
    await this.run(async () => {
      [this.games, this.profile] = await Promise.all([allGames(), api.profile(this.who)]);
      document.title = `${this.profile.name} · Loggia`;
    });
  }

  private async run(task: () => Promise<void>): Promise<void> {
    try {
      this.problem = "";
      await task();
    } catch (e) {
      this.problem = told(e);
    }
  }

  private search(event: Event): void {
    event.preventDefault();
    const data = new FormData((event.currentTarget as HTMLElement).closest("form")!);
    const word = (name: string) => String(data.get(name) ?? "").trim();
    void this.run(async () => {
      this.found = await api.history(word("game"), word("q"), word("result"));
    });
  }

  private share(event: Event): void {
    const everybody = (event.target as HTMLInputElement).checked;
    void this.run(async () => {
      await api.share(everybody);
      this.profile = await api.profile(this.who);
    });
  }

  protected override render(): TemplateResult {
    const p = this.profile;
    return html`<section class="page people">
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${p ? this.page(p) : this.problem ? nothing : html`<p class="loading">${t("loading")}</p>`}
    </section>`;
  }

  private page(p: Profile): TemplateResult {
    return html`<h1>${named({ name: p.name, guest: p.guest })}</h1>
      ${p.since === undefined ? nothing : html`<p class="muted">${t("people.since", { when: when(p.since) })}</p>`}
      ${p.tie ? html`<tie-buttons .tie=${p.tie}></tie-buttons>` : nothing}
      ${p.you ? html`<tie-list></tie-list>` : nothing}
      ${p.you ? html`<label class="check"><input type="checkbox" .checked=${p.shared} @change=${(e: Event) => this.share(e)} />${t("people.share")}</label><p class="muted">${t("people.shareAbout")}</p>` : nothing}
      ${!p.you && !p.shared ? html`<p>${t("people.unshared")}</p>` : p.games.length === 0 ? html`<p>${t("people.none")}</p>` : html`<ul class="figures">${p.games.map((figures) => this.figures(figures))}</ul>`}
      ${p.you ? this.history(p) : p.last.length > 0 ? html`<section class="tables"><h2>${t("people.last")}</h2>${this.list(p.last)}</section>` : nothing}`;
  }

  private figures(f: GameFigures): TemplateResult {
    const fact = (label: string, value: unknown) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
    return html`<li class=${`component ${family(f.game)}`}>
      <h2>${titleOf(this.games, f.game)}</h2>
      <dl>
        ${f.played > 0 ? fact(t("people.played"), t("people.wonOf", { won: f.won, n: f.played })) : nothing}
        ${f.botsPlayed > 0 ? fact(t("people.bots"), t("people.wonOf", { won: f.botsWon, n: f.botsPlayed })) : nothing}
        ${f.rating === undefined ? nothing : fact(t("people.rating"), f.rating)}
        ${f.share === undefined || f.adjusted === undefined ? nothing : fact(t("people.adjusted", { n: f.analysed }), `${percent(f.share)} → ${percent(f.adjusted)}`)}
        ${f.favourite ? fact(t("people.favourite"), `${f.favourite.name} (${f.favourite.times})`) : nothing}
      </dl>
      ${ratingCurve(f.curve)}
    </li>`;
  }

  private history(p: Profile): TemplateResult {
    const shown = this.found ?? p.last;
    return html`<section class="tables">
      <h2>${t("people.history")}</h2>
      <form class="row" role="search" @submit=${(e: Event) => this.search(e)} @change=${(e: Event) => this.search(e)}>
        <label>${t("new.game")}<select name="game"><option value="">${t("people.any")}</option>${this.games.map((game) => html`<option value=${game.id}>${game.title}</option>`)}</select></label>
        <label>${t("people.with")}<input name="q" maxlength="60" /></label>
        <label>${t("people.result")}<select name="result"><option value="">${t("people.any")}</option><option value="won">${t("people.won")}</option><option value="lost">${t("people.lost")}</option></select></label>
        <button>${t("people.search")}</button>
      </form>
      <p class="muted" role="status">${this.found ? t("rules.found", { n: this.found.length }) : ""}</p>
      ${this.list(shown)}
    </section>`;
  }

  private list(games: PlayedGame[]): TemplateResult {
    return html`<ul>${games.map((game) => {
      const others = game.table.seats.filter((seat) => seat.seat !== game.seat);
      return html`<li class=${`table-row ${family(game.table.game)}`}><a href=${`/replay/${game.table.id}`}>
        <strong>${titleOf(this.games, game.table.game)}</strong>
        <span class="people">${others.map((seat, i) => html`${i > 0 ? ", " : ""}${named({ name: seat.name || seat.kind, guest: seat.guest })}`)}</span>
        <span class="state">${game.won ? t("people.won") : t("people.place", { n: game.place, of: game.table.seats.length })} · ${game.score}${game.role ? ` · ${game.role}` : ""}</span>
        <time class="muted">${when(game.at)}</time>
        <span class="verb">${t("home.replay")}</span>
      </a></li>`;
    })}</ul>`;
  }
}
