import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { PageElement } from "../element";
import { allGames, family, gameDetail } from "../games";
import { componentArt } from "../boards/art";
import { cover } from "../icons/covers";
import { named } from "../parts/card";
import { t, tOr } from "../texts";
import type { Component, Game, GameDetail } from "../types";

/** How many components are drawn between two frames: a long page that is drawn at once cannot be used for that long. */
const AT_ONCE = 5;

@customElement("rules-screen")
export class RulesScreen extends PageElement {
  @property() game = "";
  @state() private games: Game[] = [];
  @state() private detail: GameDetail | undefined;
  @state() private search = "";
  /** How many components are drawn by now. */
  @state() private drawn = 0;
  #shown: string | undefined;

  protected override willUpdate(): void {
    if (this.#shown !== this.game) {
      this.#shown = this.game;
      this.drawn = location.hash ? Number.MAX_SAFE_INTEGER : 0;
      void this.load();
    }
  }

  protected override updated(): void {
    if (this.detail && this.drawn < this.detail.components.length) requestAnimationFrame(() => (this.drawn += AT_ONCE));
  }

  protected override settingsChanged(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    this.games = await allGames();
    this.detail = this.game ? await gameDetail(this.game) : undefined;
    document.title = `${this.detail?.title ?? t("nav.rules")} · Loggia`;
    await this.updateComplete;
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }

  private hit(text: string): boolean {
    return this.search === "" || text.toLowerCase().includes(this.search.toLowerCase());
  }

  protected override render(): TemplateResult {
    return html`<section class="page rules-page">
      <h1>${this.detail ? `${this.detail.title}: ${t("rules.title").toLowerCase()}` : t("rules.title")}</h1>
      <nav class="chips" aria-label=${t("new.game")}>
        ${this.games.map((game) => html`<a class=${`chip ${family(game.id)}`} href=${`/rules/${game.id}`} aria-current=${game.id === this.game ? "page" : "false"}>${game.title}</a>`)}
      </nav>
      ${this.detail ? this.reference(this.detail) : html`<ul class="games small">${this.games.map((game) => html`<li class=${`game-card ${family(game.id)}`}>${cover(family(game.id))}<div class="about"><h2><a href=${`/rules/${game.id}`}>${game.title}</a></h2><p>${game.summary}</p></div></li>`)}</ul>`}
    </section>`;
  }

  private reference(detail: GameDetail): TemplateResult {
    const chapters = detail.chapters
      .map((c) => ({ ...c, rules: c.rules.filter((r) => this.hit(`${r.id} ${r.text} ${c.title}`)) }))
      .filter((c) => c.rules.length > 0);
    const components = detail.components.filter((c) => this.hit(`${c.name} ${c.about} ${c.kindName} ${c.facts.map((f) => f.value).join(" ")}`));
    const found = chapters.reduce((sum, c) => sum + c.rules.length, components.length);
    return html`
      <label class="search">${t("rules.search")}<input type="search" .value=${this.search} @input=${(e: Event) => (this.search = (e.target as HTMLInputElement).value)} /></label>
      <p class="muted" role="status">${this.search ? t("rules.found", { n: found }) : ""}</p>
      <div class="reference ${family(detail.id)}">
        <section aria-labelledby="the-rules"><h2 id="the-rules">${t("rules.rules")}</h2>
          ${chapters.map((c) => html`<article class="chapter"><h3>${c.title}</h3>${c.rules.map((r) => html`<p class="rule" id=${r.id}><a class="rule-id" href=${`#${r.id}`}>${r.id}</a> ${r.text}</p>`)}</article>`)}
        </section>
        <section aria-labelledby="the-components"><h2 id="the-components">${t("rules.components")}</h2>${this.components(components.slice(0, this.drawn))}</section>
      </div>`;
  }

  private components(all: Component[]): unknown {
    const kinds = [...new Set(all.map((c) => c.kind))];
    if (kinds.length === 0 && this.drawn > 0) return html`<p class="muted">${t("rules.none")}</p>`;
    return kinds.map((kind) => {
      const some = all.filter((c) => c.kind === kind);
      return html`<h3>${some[0]!.kindName}</h3><ul class="components">${some.map((c) => guard([c], () => this.component(c)))}</ul>`;
    });
  }

  private component(c: Component): TemplateResult {
    return html`<li class="component" id=${`${c.kind}-${c.id}`}>
      ${this.detail ? componentArt(family(this.detail.id), c) : nothing}
      <h4>${c.name}</h4>
      ${c.about ? html`<p>${c.about}</p>` : nothing}
      ${c.facts.length > 0 ? html`<dl>${c.facts.map((f) => html`<div><dt>${f.label}</dt><dd>${named(f.value, this.detail!)}</dd></div>`)}</dl>` : nothing}
      <small class="muted">${tOr(`rules.source.${c.source}`, c.source)}</small>
    </li>`;
  }
}
