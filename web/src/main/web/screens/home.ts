import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { api, ApiError, newKey, told } from "../api";
import { PageElement } from "../element";
import { allGames, family, seatName, titleOf } from "../games";
import { cover } from "../icons/covers";
import { icon } from "../icons/ui";
import { quickOrder } from "../order";
import { named } from "../parts/named";
import { go } from "../router";
import { listOf, t, when } from "../texts";
import type { Game, InvitedTo, Result, Table } from "../types";
import { clear, isCleared } from "./cleared";
import { mayEnter } from "./seating";

/** Whether this table waits for the reader. */
const isMine = (table: Table): boolean => table.status === "running" && table.seats.some((s) => s.you && table.awaited.includes(s.seat));

interface Lists {
  mine: Table[];
  /** One's own games that are over. */
  played: Table[];
  open: Table[];
  running: Table[];
  finished: Table[];
  invited: InvitedTo[];
}

/** So many of a list are shown. */
const MOST = 12;

@customElement("home-screen")
export class HomeScreen extends PageElement {
  @state() private games: Game[] = [];
  /** All lists at once, so that none pushes another down; undefined: not loaded yet. */
  @state() private lists: Lists | undefined;
  /** How one's own finished games ended, by table. */
  @state() private results: ReadonlyMap<string, Result> = new Map();
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
      const [[mine, open, running, finished], invited] = await Promise.all([Promise.all(["mine", "open", "running", "finished"].map(api.tables)), api.invitations()]);
      const own = new Set(mine!.map((table) => table.id));
      const others = (tables: Table[]) => tables.filter((table) => !own.has(table.id));
      const kept = mine!.filter((table) => !isCleared(table));
      this.lists = {
        mine: kept.filter((table) => table.status !== "over").slice(0, MOST),
        played: kept.filter((table) => table.status === "over").slice(0, MOST),
        open: others(open!).slice(0, MOST),
        running: others(running!).filter(mayEnter).slice(0, MOST),
        finished: others(finished!).slice(0, MOST),
        invited: invited.slice(0, MOST),
      };
      void this.loadResults(this.lists.played);
      this.problem = "";
      const waiting = mine!.filter(isMine).length;
      document.title = waiting > 0 ? `(${waiting}) ${t("home.yourTurn")} · Loggia` : "Loggia";
    } catch (e) {
      this.problem = e instanceof ApiError && e.code !== "offline" ? e.message : t("error.offline");
    }
  }

  /** A list does not tell results; they are asked for one by one, once. */
  private async loadResults(tables: Table[]): Promise<void> {
    for (const { id } of tables) {
      if (this.results.has(id)) continue;
      const { result } = await api.table(id).catch(() => ({ result: undefined }));
      if (result) this.results = new Map(this.results).set(id, result);
    }
  }

  private clear(...tables: Table[]): void {
    tables.forEach(clear);
    void this.load();
  }

  private async play(game: Game): Promise<void> {
    try {
      const { id } = await api.create(quickOrder(game, newKey()));
      go(`/table/${id}`);
    } catch (e) {
      this.problem = told(e);
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
      this.unreadable = told(e);
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="page home">
      <h1>${t("app.tagline")}</h1>
      <p class="lead">${t("app.lead")}</p>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <ul class="games">${this.games.map((game) => this.card(game))}</ul>
      ${this.lists ? this.tables(this.lists) : nothing}
    </section>`;
  }

  private tables({ mine, played, open, running, finished, invited }: Lists): TemplateResult {
    return html`${invited.length > 0 ? this.invitations(invited) : nothing}
      ${this.list("yours", t("home.yours"), mine, t("home.yoursNone"))}
      ${played.length > 0 ? this.list("played", t("home.played"), played, "", html`<button class="quiet" id="clear" @click=${() => this.clear(...played)}>${t("home.clearAll")}</button>`) : nothing}
      ${this.list("open", t("home.open"), open, t("home.openNone"))}
      ${running.length > 0 ? this.list("running", t("home.running"), running, "") : nothing}
      ${this.list("finished", t("home.finished"), finished, t("home.finishedNone"))}
      <section class="import">
        <h2>${t("home.import")}</h2>
        <p>${t("home.importHint")}</p>
        <input type="file" aria-label=${t("home.import")} aria-describedby="unreadable" aria-invalid=${this.unreadable !== ""} accept=".record,.txt,text/plain" @change=${(e: Event) => this.openRecord(e)} />
        ${this.unreadable ? html`<p class="problem" id="unreadable" role="alert">${this.unreadable}</p>` : nothing}
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
        ${game.lessons > 0 ? html`<a href=${`/learn/${game.id}`}>${t("home.learn")}<span class="unseen"> ${game.title}</span></a>` : nothing}
        <a href=${`/rules/${game.id}`}>${t("home.rules")}<span class="unseen"> ${game.title}</span></a>
      </div>
    </li>`;
  }

  private list(id: string, title: string, tables: Table[], none: string, act: unknown = nothing): TemplateResult {
    return html`<section class="tables" id=${id} aria-labelledby=${`list-${id}`}>
      <header><h2 id=${`list-${id}`}>${title}</h2>${act}</header>
      ${tables.length === 0 ? html`<p class="muted">${none}</p>` : html`<ul>${tables.map((table) => this.row(table))}</ul>`}
    </section>`;
  }

  private invitations(invited: InvitedTo[]): TemplateResult {
    const decline = async (id: string) => {
      await api.decline(id);
      await this.load();
    };
    return html`<section class="tables" id="invited" aria-labelledby="list-invited">
      <header><h2 id="list-invited">${t("tie.invitations")}</h2></header>
      <ul>${invited.map(({ table, invite, by }) => {
        const title = titleOf(this.games, table.game);
        return html`<li class=${`table-row ${family(table.game)}`}>
          <a href=${`/table/${table.id}?invite=${invite}`}><strong>${title}</strong><span class="people">${t("tie.invitedBy", { who: by })}</span><span class="state yours">${t("home.waitsPlayers")}</span><time class="muted">${when(table.updated)}</time><span class="verb">${t("home.enter")}</span></a>
          <button class="quiet round" title=${t("tie.decline")} aria-label=${`${t("tie.decline")}: ${title}, ${by}`} @click=${() => void decline(table.id)}>${icon("close")}</button>
        </li>`;
      })}</ul>
    </section>`;
  }

  private row(table: Table): TemplateResult {
    const title = titleOf(this.games, table.game);
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
      ${table.member ? html`<button class="quiet round" title=${t("home.clear")} aria-label=${`${t("home.clear")}: ${title}, ${when(table.updated)}`} @click=${() => this.clear(table)}>${icon("close")}</button>` : nothing}
    </li>`;
  }

  /** One's own place, or who won, and the scores; as long as that is not known, that it is over. */
  private ending(table: Table): string {
    const result = this.results.get(table.id);
    if (!result) return t("home.over");
    const ranked = [...result.standings].sort((a, b) => a.rank - b.rank);
    const mine = ranked.find((standing) => table.seats.some((s) => s.you && s.seat === standing.seat));
    const scores = ranked.map((standing) => standing.score).join(" : ");
    const won = ranked.filter((standing) => standing.rank === 1).map((standing) => seatName(table.seats, standing.seat));
    if (ranked.length === 1) return scores;
    return `${mine?.rank === 1 ? t("home.won") : t("result.won", { who: listOf(won) })} · ${scores}`;
  }

  private stateOf(table: Table): string {
    if (table.status === "waiting") return t("home.waitsPlayers");
    if (table.status === "over") return this.ending(table);
    return `${t("home.round", { n: table.round })} · ${t("home.waitsFor", { who: listOf(table.awaited.map((seat) => seatName(table.seats, seat))) })}`;
  }
}
