import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { announce } from "../announce";
import { api, ApiError } from "../api";
import { board, onBoard } from "../boards";
import type { Board } from "../boards/board";
import { Choices } from "../choices";
import { ChoiceController } from "../delegate";
import { PageElement } from "../element";
import { family, gameDetail, seatName } from "../games";
import { icon } from "../icons/ui";
import { LiveTable } from "../live";
import { chatBox } from "../parts/chat";
import { typing } from "../parts/help";
import { logList } from "../parts/log";
import { menu } from "../parts/menu";
import { players } from "../parts/players";
import { resultTable } from "../parts/result";
import { room } from "../parts/room";
import "../parts/rules";
import { tableMenu } from "../parts/tablemenu";
import { TurnBell } from "../parts/turn";
import { go, route, setQuery } from "../router";
import { GameTexts, listOf, t } from "../texts";
import type { Choice, GameDetail, Json, Position, Table } from "../types";
import { Ahead } from "./ahead";
import { History } from "./history";

@customElement("table-screen")
export class TableScreen extends PageElement {
  @property() tableId = "";
  @state() private detail: GameDetail | undefined;
  @state() private texts = new GameTexts();
  @state() private refusal: Choice | undefined;
  @state() private preview: Json | undefined;
  @state() private rule = "";
  @state() private copied = false;
  @state() private missing = "";
  /** The hot-seat player who has said "it is me" and may see the private side. */
  @state() private present = 0;
  @state() private tab: "log" | "chat" = "log";

  private live!: LiveTable;
  private readonly bell = new TurnBell();
  private readonly history = new History(this, () => this.live);
  private readonly ahead = new Ahead(() => this.live, () => this.requestUpdate());
  #started = "";

  constructor() {
    super();
    new ChoiceController(this, {
      choose: (move, then) => void this.choose(move, then),
      refuse: (move) => this.explain(move),
      peek: (move) => void this.peek(move),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#key);
    this.history.stop();
    this.live?.stop();
    this.#started = "";
  }

  protected override willUpdate(): void {
    if (this.#started !== this.tableId) void this.start();
  }

  protected override settingsChanged(): void {
    this.live?.speak();
    if (this.live?.table) void this.loadTexts(this.live.table.game);
    this.history.reload();
  }

  private async start(): Promise<void> {
    this.#started = this.tableId;
    this.live?.stop();
    this.history.forget();
    this.ahead.clear();
    this.present = 0;
    this.missing = "";
    this.#said = 0;
    const { query } = route();
    this.live = new LiveTable(this.tableId, query.get("invite") ?? "", 0, (what) => this.heard(what));
    try {
      await this.live.start((table) => this.seatFor(table, Number(query.get("seat") ?? 0)));
      const table = this.live.table!;
      await this.loadTexts(table.game);
      const asked = query.get("at");
      if (asked !== null) void this.history.open(Number(asked));
      else if (table.status === "over" && route().screen === "replay") void this.history.open(0);
    } catch (e) {
      this.missing = e instanceof ApiError && e.code !== "offline" ? e.message : t("error.offline");
    }
  }

  private async loadTexts(game: string): Promise<void> {
    this.detail = await gameDetail(game);
    this.texts = new GameTexts(this.detail.texts);
  }

  /** One's own seat; of several at one device the one that is awaited. */
  private seatFor(table: Table, wanted: number): number {
    const own = table.seats.filter((s) => s.you).map((s) => s.seat);
    if (own.includes(wanted)) return wanted;
    return own.find((seat) => table.awaited.includes(seat)) ?? own[0] ?? 0;
  }

  private get ownSeats(): number[] {
    return this.live.table?.seats.filter((s) => s.you && !s.resigned).map((s) => s.seat) ?? [];
  }

  private heard(what: string): void {
    const { table, position } = this.live;
    if (table && what === "table" && this.live.seat === 0 && this.ownSeats.length > 0) this.live.sitAt(this.seatFor(table, 0));
    if (what === "position") {
      this.preview = undefined;
      this.ahead.clear();
      this.requestUpdate();
      void this.updateComplete.then(() => this.ahead.fetch(this.querySelector<Board<unknown>>(".the-board")?.wanted() ?? []));
      this.refusal = undefined;
      this.bell.update(this.myTurn, this.detail?.title ?? "Loggia");
      this.history.grown();
      void this.followUp();
    }
    if (what === "log" && position) this.sayLatest();
    if (what === "pending" && this.live.problem) announce(this.live.problem.message);
    this.requestUpdate();
  }

  #said = 0;
  private sayLatest(): void {
    const fresh = this.live.log.slice(this.#said);
    if (this.#said > 0) fresh.slice(-4).forEach((line) => announce(line.text));
    this.#said = this.live.log.length;
  }

  private get myTurn(): boolean {
    const { position } = this.live;
    return !!position && position.seat > 0 && position.awaited.includes(position.seat);
  }

  /** The other person at this device whose turn it is, if the screen has to be handed over. */
  private get handTo(): number {
    const { table, position, seat } = this.live;
    const own = this.ownSeats;
    if (!table || table.status !== "running" || own.length < 2) return 0;
    const awaited = position?.awaited ?? table.awaited;
    if (awaited.includes(seat)) return this.present === seat ? 0 : seat;
    return own.find((s) => awaited.includes(s)) ?? 0;
  }

  private takeOver(seat: number): void {
    this.present = seat;
    if (seat !== this.live.seat) this.live.sitAt(seat);
    this.#said = 0;
    this.requestUpdate();
  }

  private async choose(move: string, then = ""): Promise<void> {
    if (this.history.past || this.live.pending) return;
    this.refusal = undefined;
    this.#then = then;
    this.#now = move;
    await this.live.decide(move);
    await this.followUp();
  }

  /** What was to follow a choice: made as soon as it is offered; asked the same again before that, the same is answered. */
  #then = "";
  #now = "";
  private async followUp(): Promise<void> {
    const moves = Choices.of(this.live.position);
    if (this.#then === "" || this.live.pending !== "") return;
    if (moves.allowed(this.#then)) {
      const move = this.#then;
      this.#then = "";
      await this.live.decide(move);
    } else if (!this.myTurn) {
      return;
    } else if (moves.allowed(this.#now)) {
      await this.live.decide(this.#now);
    } else {
      this.#then = "";
    }
  }

  private explain(move: string): void {
    this.refusal = Choices.of(this.live.position).get(move);
    if (this.refusal?.reason) announce(this.refusal.reason);
  }

  private async peek(move: string | undefined): Promise<void> {
    const idle = move === undefined || this.history.past || this.live.pending !== "" || move === "undo";
    this.preview = idle ? undefined : await this.ahead.look(move);
  }

  private async act(verb: string, body: unknown = {}): Promise<void> {
    try {
      const invite = this.live.invite || undefined;
      const answer = await api.act(this.live.id, verb, verb === "join" ? { ...(body as object), ...(invite ? { invite } : {}) } : body);
      if (verb === "rematch" && answer.id) go(`/table/${answer.id}`);
      else if (verb === "leave") go("/");
      else this.live.table = await api.table(this.live.id, this.live.invite);
      if (verb === "join") this.heard("table");
    } catch (e) {
      this.live.problem = e as ApiError;
    }
    this.requestUpdate();
  }

  private async copy(text: string): Promise<void> {
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    this.copied = true;
    setTimeout(() => (this.copied = false), 2500);
  }

  #key = (event: KeyboardEvent): void => {
    if (typing(event) || !this.live?.position) return;
    const focus = (selector: string) => this.querySelector<HTMLElement>(selector)?.focus();
    const onRange = (event.target as HTMLElement).matches?.("input");
    switch (event.key.toLowerCase()) {
      case "u":
        if (this.live.position.mayUndo) void this.choose("undo");
        break;
      case "c":
        focus(".choices");
        break;
      case "b":
        focus(".board");
        break;
      case "l":
        this.tab = "log";
        void this.updateComplete.then(() => focus(".log"));
        break;
      case "t":
        this.tab = "chat";
        void this.updateComplete.then(() => focus("#chat-input"));
        event.preventDefault();
        break;
      case "n":
        this.history.leave();
        break;
      case "arrowleft":
        if (!onRange) void this.history.step(-1);
        break;
      case "arrowright":
        if (!onRange) void this.history.step(1);
        break;
      default:
    }
  };

  protected override updated(): void {
    const log = this.querySelector<HTMLElement>(".log");
    if (log && !log.matches(":hover, :focus-within")) log.scrollTop = log.scrollHeight;
  }

  protected override render(): TemplateResult {
    const table = this.live?.table;
    if (this.missing) return html`<section class="page"><h1>${t("table.notFound")}</h1><p>${this.missing}</p><a href="/">${t("nav.home")}</a></section>`;
    if (!table || !this.detail) return html`<p class="loading">${t("loading")}</p>`;
    return html`<div class=${`table ${family(table.game)}`}>
      ${this.head(table)}
      ${table.status === "waiting" ? room(table, { act: (v, b) => void this.act(v, b), copied: this.copied, copy: (x) => void this.copy(x) }) : this.play(table)}
      ${this.rule ? html`<rule-dialog .game=${table.game} .rule=${this.rule} @closed=${() => (this.rule = "")}></rule-dialog>` : nothing}
    </div>`;
  }

  private head(table: Table): TemplateResult {
    const { line } = this.live;
    return html`<header class="table-head">
      <h1>${this.detail!.title}</h1>
      ${table.status === "waiting" ? nothing : html`<span class="round-mark">${t("table.round", { n: this.shown?.round ?? table.round })}</span>`}
      ${table.status === "waiting" ? nothing : this.status(table)}
      ${line === "online" ? nothing : html`<span class=${`line ${line}`} role="status">${t(line === "offline" ? "table.offline" : "table.connecting")}</span>`}
    </header>`;
  }

  private status(table: Table): TemplateResult {
    const position = this.live.position;
    const awaited = position?.awaited ?? table.awaited;
    if (table.status === "over") return html`<p class="status over">${t("table.over")}</p>`;
    if (this.myTurn) return html`<p class="status yours">${t("table.yourTurn")}</p>`;
    return html`<p class="status">${t("table.waiting", { who: listOf(awaited.map((seat) => seatName(table.seats, seat))) })}</p>`;
  }

  private get shown(): Position | undefined {
    return this.history.position ?? this.live.position;
  }

  private play(table: Table): TemplateResult {
    const handTo = this.handTo;
    if (handTo > 0) return this.handOver(table, handTo);
    const position = this.shown;
    if (!position) return html`<p class="loading">${t("loading")}</p>`;
    const result = position.result ?? (this.history.past ? undefined : table.result);
    return html`
      ${this.history.bar(table)}
      <div class="table-grid">
        <section class="board" tabindex="-1" aria-label=${this.detail!.title}>
          ${result ? resultTable(result, table.seats) : nothing}
          ${board({ detail: this.detail!, position, seats: table.seats, preview: this.preview, previews: this.history.past ? new Map() : this.ahead.views, known: this.history.past ? undefined : this.live.known, busy: this.live.pending !== "" || this.history.past })}
        </section>
        <aside class="side">
          ${players(table.seats, position.awaited, position.clock)}
          ${this.history.past ? nothing : this.choicesPanel(table, position)}
          ${this.talk(table)}
          ${tableMenu(table, this.live.seat, { act: (v, b) => void this.act(v, b), notify: () => void this.bell.ask().then(() => this.requestUpdate()), notifying: this.bell.on, rules: () => (this.rule = this.detail!.chapters[0]?.rules[0]?.id ?? ""), copy: (x) => void this.copy(x), copied: this.copied })}
        </aside>
      </div>`;
  }

  private handOver(table: Table, seat: number): TemplateResult {
    const who = seatName(table.seats, seat);
    return html`<section class="hand-over">
      <h2>${t("hand.title")}</h2>
      <p>${t("hand.to", { who })}</p>
      <button class="main big" id="hand-over" @click=${() => this.takeOver(seat)}>${t("hand.ready", { who })}</button>
    </section>`;
  }

  private choicesPanel(table: Table, position: Position): TemplateResult {
    const busy = this.live.pending !== "";
    const problem = this.live.problem;
    return html`<section class="choices" tabindex="-1" aria-labelledby="choices-title">
      <h2 id="choices-title">${position.moves.length > 0 ? t("table.choices") : position.seat === 0 ? t("home.watch") : this.statusText(table)}</h2>
      ${position.seat === 0 ? html`<p class="muted">${t("table.spectator")}</p>` : nothing}
      <div class="refusal" role="status">${this.refusal ? this.reason(this.refusal.label, this.refusal.reason ?? "", this.refusal.rule) : problem ? this.reason(t("error.title"), problem.code === "offline" ? t("error.offline") : problem.code === "conflict" ? t("error.conflict") : problem.message, problem.rule) : nothing}</div>
      ${this.standing(position)}
      ${menu(position, this.texts, busy, (text) => onBoard(table.game, text, position))}
      <div class="row">
        ${position.mayUndo ? html`<button type="button" class="undo" data-move="undo" ?disabled=${busy}>${icon("undo")} ${t("table.undo")}</button>` : nothing}
        ${busy ? html`<span class="muted" role="status">${t("table.sending")}</span>` : nothing}
      </div>
      ${table.status === "over" ? html`<div class="row">${table.member ? html`<button class="main" @click=${() => void this.act("rematch")}>${t("table.rematch")}</button>` : nothing}<button @click=${() => void this.history.open(0)}>${t("home.replay")}</button></div>` : nothing}
      ${this.rewindAsk(table)}
    </section>`;
  }

  private statusText(table: Table): string {
    if (table.status === "over") return t("table.over");
    const awaited = this.live.position?.awaited ?? table.awaited;
    return t("table.waiting", { who: listOf(awaited.map((seat) => seatName(table.seats, seat))) });
  }

  private reason(what: string, why: string, rule: string | undefined): TemplateResult {
    return html`<p><strong>${what}</strong><br />${why} ${rule ? html`<button type="button" class="rule-link" @click=${() => (this.rule = rule)}>${icon("book")} ${rule}</button>` : nothing}</p>`;
  }

  private standing(position: Position): unknown {
    if (!position.standing) return nothing;
    const label = position.moves.find((m) => m.text === position.standing)?.label ?? this.texts.find(`ui.board.standing.${position.standing}`) ?? position.standing;
    return html`<p class="standing">${icon("check")} <strong>${t("table.standing")}:</strong> ${label}</p>`;
  }

  private rewindAsk(table: Table): unknown {
    const { rewind } = this.live;
    if (!rewind || !table.member) return nothing;
    const who = typeof rewind.by === "number" ? seatName(table.seats, rewind.by) : rewind.by;
    const answer = (yes: boolean) => {
      this.live.rewind = undefined;
      void this.act("rewind/answer", { yes });
    };
    return html`<div class="rewind" role="alert"><p>${t("table.rewindAsk", { who, n: rewind.to })}</p>
      <div class="row"><button @click=${() => answer(true)}>${t("table.agree")}</button><button @click=${() => answer(false)}>${t("table.refuse")}</button></div></div>`;
  }

  private talk(table: Table): TemplateResult {
    const tab = (id: "log" | "chat", label: string) =>
      html`<button type="button" role="tab" id=${`tab-${id}`} aria-selected=${this.tab === id} aria-controls="talk" @click=${() => (this.tab = id)}>${label}</button>`;
    const lines = this.history.past ? this.live.log.filter((line) => line.number <= this.history.at) : this.live.log;
    return html`<section class="talk">
      <div role="tablist" aria-label=${t("table.log")}>${tab("log", t("table.log"))}${table.chat ? tab("chat", `${t("table.chat")}${this.live.chat.length ? ` (${this.live.chat.length})` : ""}`) : nothing}</div>
      <div id="talk" role="tabpanel" aria-labelledby=${`tab-${this.tab}`}>
        ${this.tab === "log" ? logList(lines, this.history.past ? 0 : this.live.seenNumber, (n) => void this.history.open(n)) : chatBox(this.live.chat, table.member, (text) => void this.act("chat", { text }))}
      </div>
    </section>`;
  }

  /** For the history: the address says which moment is shown. */
  note(at: number | undefined): void {
    setQuery({ at });
    this.requestUpdate();
  }
}
