import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { api, ApiError, newKey } from "../api";
import { PageElement } from "../element";
import { allGames, family, seatName } from "../games";
import { cover } from "../icons/covers";
import { icon } from "../icons/ui";
import { quickOrder } from "../order";
import { named } from "../parts/named";
import { go } from "../router";
import { listOf, t, when } from "../texts";
import type { Game, Table } from "../types";
import { mayEnter } from "./seating";

/** Whether this table waits for the reader. */
const isMine = (table: Table): boolean => table.status === "running" && table.seats.some((s) => s.you && table.awaited.includes(s.seat));

@customElement("home-screen")
export class HomeScreen extends PageElement {
  @state() private games: Game[] = [];
  @state() private mine: Table[] | undefined;
  @state() private open: Table[] | undefined;
  @state() private finished: Table[] | undefined;
  @state() private running: Table[] = [];
  @state() private problem = "";
  /** What is wrong with the record file that was chosen last. */
  @state() private unreadable = "";
  #timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = "Loggia";
    void this.load();
    this.#timer = window.setInterval(() => {
      if (!document.hidden) void this.load();
    }, 15_000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override settingsChanged(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.games = await allGames();
      const [mine, open, running, finished] = await Promise.all(["mine", "open", "running", "finished"].map(api.tables));
      const own = new Set(mine!.map((table) => table.id));
      this.mine = mine!;
      this.open = open!.filter((table) => !own.has(table.id));
      this.running = running!.filter((table) => !own.has(table.id) && mayEnter(table));
      this.finished = finished!.filter((table) => !own.has(table.id));
      this.problem = "";
      const waiting = mine!.filter(isMine).length;
      document.title = waiting > 0 ? `(${waiting}) ${t("home.yourTurn")} · Loggia` : "Loggia";
    } catch (e) {
      this.problem = e instanceof ApiError && e.code !== "offline" ? e.message : t("error.offline");
    }
  }

  private async play(game: Game): Promise<void> {
    try {
      const { id } = await api.create(quickOrder(game, newKey()));
      go(`/table/${id}`);
    } catch (e) {
      this.problem = (e as Error).message;
    }
  }

  private async openRecord(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    this.unreadable = "";
    if (!file) return;
    try {
      const { id } = await api.importRecord(await file.text());
      go(`/replay/${id}?at=0`);
    } catch (e) {
      this.unreadable = (e as Error).message;
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="page home">
      <h1>${t("app.tagline")}</h1>
      <p class="lead">${t("app.lead")}</p>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <ul class="games">${this.games.map((game) => this.card(game))}</ul>
      ${this.list("yours", t("home.yours"), this.mine, t("home.yoursNone"))}
      ${this.list("open", t("home.open"), this.open, t("home.openNone"))}
      ${this.running.length > 0 ? this.list("running", t("home.running"), this.running, "") : nothing}
      ${this.list("finished", t("home.finished"), this.finished, t("home.finishedNone"))}
      <section class="import">
        <h2>${t("home.import")}</h2>
        <p>${t("home.importHint")}</p>
        <input type="file" aria-label=${t("home.import")} aria-describedby="unreadable" aria-invalid=${this.unreadable !== ""} accept=".record,.txt,text/plain" @change=${(e: Event) => this.openRecord(e)} />
        ${this.unreadable ? html`<p class="problem" id="unreadable" role="alert">${this.unreadable}</p>` : nothing}
      </section>
    </section>`;
  }

  private card(game: Game): TemplateResult {
    return html`<li class=${`game-card ${family(game.id)}`}>
      ${cover(family(game.id))}
      <div class="about">
        <h2>${game.title}</h2>
        <p class="count">${icon("user")} ${t("home.players", { least: game.leastSeats, most: game.mostSeats })}</p>
        <p>${game.summary}</p>
      </div>
      <div class="acts">
        <button class="main" data-play=${game.id} @click=${() => this.play(game)}>
          ${icon("play")}<span>${t("home.play")}<span class="unseen"> ${game.title}</span></span>
        </button>
        <small>${t("home.playHint")}</small>
        <a href=${`/new?game=${game.id}`}>${t("home.setup")}<span class="unseen"> ${game.title}</span></a>
        ${game.lesson ? html`<a href=${`/learn/${game.id}`}>${t("home.learn")}<span class="unseen"> ${game.title}</span></a>` : nothing}
        <a href=${`/rules/${game.id}`}>${t("home.rules")}<span class="unseen"> ${game.title}</span></a>
      </div>
    </li>`;
  }

  private list(id: string, title: string, tables: Table[] | undefined, none: string): TemplateResult {
    return html`<section class="tables" aria-labelledby=${`list-${id}`}>
      <h2 id=${`list-${id}`}>${title}</h2>
      ${tables === undefined
        ? html`<p class="muted">${t("loading")}</p>`
        : tables.length === 0
          ? html`<p class="muted">${none}</p>`
          : html`<ul>${tables.slice(0, 12).map((table) => this.row(table))}</ul>`}
    </section>`;
  }

  private row(table: Table): TemplateResult {
    const title = this.games.find((game) => game.id === table.game)?.title ?? table.game;
    const mineToDo = isMine(table);
    const verb = table.status === "over" ? t("home.replay") : table.status === "waiting" ? (table.member ? t("home.enter") : t("home.join")) : table.member ? t("home.resume") : t("home.watch");
    const to = table.status === "over" ? `/replay/${table.id}` : `/table/${table.id}`;
    return html`<li class=${`table-row ${family(table.game)}`}>
      <a href=${to}>
        <strong>${title}</strong>
        <span class="people">${table.seats.filter((s) => s.kind !== "open").map((s, i) => html`${i > 0 ? ", " : ""}${named({ name: s.name || s.kind, guest: s.guest && !s.you })}`)}</span>
        ${table.damaged === undefined
          ? html`<span class=${mineToDo ? "state yours" : "state"}>${mineToDo ? t("home.yourTurn") : this.stateOf(table)}</span>`
          : html`<span class="state damaged" title=${table.damaged}>${t("home.damaged")}</span>`}
        <time class="muted">${when(table.updated)}</time>
        <span class="verb">${verb}</span>
      </a>
    </li>`;
  }

  private stateOf(table: Table): string {
    if (table.status === "waiting") return t("home.waitsPlayers");
    if (table.status === "over") return t("home.over");
    return `${t("home.round", { n: table.round })} · ${t("home.waitsFor", { who: listOf(table.awaited.map((seat) => seatName(table.seats, seat))) })}`;
  }
}
