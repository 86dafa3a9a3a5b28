import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { announce } from "../announce";
import { api, ApiError } from "../api";
import { board, onBoard } from "../boards";
import type { Board } from "../boards/board";
import { Coaching } from "../coach/coaching";
import { Choices, FINISH } from "../choices";
import { componentsOf, type Components } from "../components";
import { ChoiceController } from "../delegate";
import { PageElement } from "../element";
import { frameBar } from "../frame/bar";
import { drawer, hidesChoices, type Tab } from "../frame/drawer";
import { question } from "../frame/question";
import type { Question } from "../frame/zones";
import { zoom } from "../frame/zoom";
import { family, seatName, tableGame } from "../games";
import { LiveTable } from "../live";
import { noteEnd } from "../newcomer";
import "../parts/card";
import { courseTitle, type Course } from "../parts/curve";
import { earlierRules } from "../parts/earlierrules";
import { handOver } from "../parts/handover";
import { hint } from "../parts/hint";
import "../parts/legend";
import { pictureOf, share } from "../parts/picture";
import { players } from "../parts/players";
import { recap, since } from "../parts/recap";
import { resultDialog, type ResultActs } from "../parts/result";
import { room } from "../parts/room";
import "../parts/rules";
import { lineMark, status } from "../parts/status";
import { tableMenu } from "../parts/tablemenu";
import { TurnBell } from "../parts/turn";
import { go, route, setQuery } from "../router";
import { hear, hearAll } from "../sound";
import { GameTexts, t } from "../texts";
import type { GameDetail, Me, Position, Table } from "../types";
import { Deciding } from "./deciding";
import { History } from "./history";
import { shortcut } from "./keys";
import { handTo, isMyTurn, ownSeats, seatFor } from "./seating";
import { settled } from "./story";

/** A table as one seat sees it: the board, whom it waits for, the choices, what happened and what was said. */
@customElement("table-screen")
export class TableScreen extends PageElement {
  @property() tableId = "";
  @property({ attribute: false }) me: Me | undefined;
  @state() private detail: GameDetail | undefined;
  @state() private texts = new GameTexts();
  @state() private rule = "";
  @state() private copied = false;
  @state() private missing = "";
  /** The hot-seat player who has said "it is me" and may see the private side. */
  @state() private present = 0;
  /** What the drawer shows; undefined: it is shut. */
  @state() private tab: Tab | undefined;
  /** The final scoring was put away to look at the board. */
  @state() private scored = false;
  @state() private heardChat = 0;

  private live!: LiveTable;
  private readonly bell = new TurnBell();
  private readonly history = new History(this, () => this.live);
  private readonly deciding = new Deciding(this, () => this.live, () => this.history.past);
  private readonly coaching = new Coaching(this, () => this.live, () => this.components);
  #started = "";
  #said = 0;
  /** The game was not over when it was last told of. */
  #running = false;
  #course: Course = [];
  /** The choice made last; empty: none yet. */
  #chosen = "";

  constructor() {
    super();
    new ChoiceController(this, {
      choose: (move, then) => {
        if (this.coaching.practice) return this.coaching.practice.attempt(move);
        this.#chosen = move;
        void this.deciding.choose(move, then);
      },
      refuse: (move) => this.deciding.explain(move),
      peek: (move) => void (this.coaching.practice ? undefined : this.deciding.peek(move)),
    });
    this.addEventListener("drawn", () => this.coaching.mark(this.live.position));
    this.addEventListener("talk", () => this.pick(this.tab ? undefined : "log"));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#key);
    this.history.stop();
    this.coaching.forget();
    this.live?.stop();
    this.#started = "";
  }

  protected override willUpdate(): void {
    if (this.#started !== this.tableId) void this.start();
  }

  protected override settingsChanged(): void {
    this.live?.speak();
    if (this.live?.table) void this.loadTexts();
    this.history.reload();
    this.coaching.reload();
  }

  private async start(): Promise<void> {
    this.#started = this.tableId;
    this.live?.stop();
    this.history.forget();
    this.deciding.forget();
    this.coaching.forget();
    this.present = 0;
    this.missing = "";
    this.#said = 0;
    this.#chosen = "";
    this.#running = false;
    this.#course = [];
    this.scored = false;
    const { query } = route();
    this.live = new LiveTable(this.tableId, query.get("invite") ?? "", 0, (what) => this.heard(what));
    try {
      await Promise.all([this.live.start((table) => seatFor(table, Number(query.get("seat") ?? 0))), this.loadTexts()]);
      const table = this.live.table!;
      const asked = query.get("at");
      if (asked !== null) void this.history.open(Number(asked));
      else if (table.status === "over" && route().screen === "replay") void this.history.open(0);
    } catch (e) {
      this.missing = e instanceof ApiError && e.code !== "offline" ? e.message : t("error.offline");
    }
  }

  private async loadTexts(): Promise<void> {
    this.detail = await tableGame(this.live.id, this.live.invite);
    this.texts = new GameTexts(this.detail.texts);
    void this.lookAhead();
  }

  /** Asks for what the board would like to show before anybody points at it. */
  private async lookAhead(): Promise<void> {
    await this.updateComplete;
    const board = this.querySelector<Board<unknown>>(".the-board");
    await board?.updateComplete;
    this.deciding.ahead.fetch(board?.wanted() ?? []);
  }

  private heard(what: string): void {
    const { table, position } = this.live;
    if (table) noteEnd(table);
    if (table?.status === "over") this.coaching.over();
    if (what === "position" && position?.result && this.#running) hear("end");
    if (what === "position") this.#running = position?.result === undefined;
    if (table && what === "table" && this.live.seat === 0 && ownSeats(table).length > 0) this.live.sitAt(seatFor(table, 0));
    if (what === "position") {
      this.deciding.settled();
      this.requestUpdate();
      void this.lookAhead();
      this.bell.update(isMyTurn(position), this.detail?.title ?? "Loggia");
      this.history.grown();
      void this.deciding.followUp();
      void this.updateComplete.then(() => this.wish());
    }
    if (what === "log" && position) this.sayLatest();
    if (what === "pending" && this.live.problem) {
      this.deciding.failed();
      announce(this.live.problem.message);
    }
    this.requestUpdate();
  }

  /** Makes what the player of this device has chosen once for all. */
  private async wish(): Promise<void> {
    const board = this.querySelector<Board<unknown>>(".the-board");
    await board?.updateComplete;
    // Something new may have come meanwhile, and the board does not know of it before it is drawn.
    while (this.isUpdatePending || board?.isUpdatePending) {
      await this.updateComplete;
      await board?.updateComplete;
    }
    const move = this.live.pending === "" && !this.history.past && this.handing === 0 ? board?.unasked() : undefined;
    if (move !== undefined) await this.live.decide(move);
  }

  private sayLatest(): void {
    const fresh = this.live.log.slice(this.#said);
    if (this.#said > 0) {
      fresh.slice(-4).forEach((line) => announce(line.text));
      hearAll(fresh.map((line) => line.kind));
    }
    this.#said = this.live.log.length;
  }

  private takeOver(seat: number): void {
    this.present = seat;
    if (seat !== this.live.seat) this.live.sitAt(seat);
    this.#said = 0;
    this.requestUpdate();
  }

  private async act(verb: string, body: unknown = {}): Promise<void> {
    if (verb === "rewind/answer") this.live.rewind = undefined;
    try {
      this.live.problem = undefined;
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
    const position = this.live?.position;
    if (!position) return;
    switch (shortcut(event)) {
      case "undo":
        if (position.mayUndo) void this.deciding.choose("undo");
        break;
      case "end": {
        const finish = FINISH.find((move) => Choices.of(position).allowed(move));
        if (finish) void this.deciding.choose(finish);
        break;
      }
      case "choices":
        this.focusOn(".choices");
        break;
      case "board":
        this.focusOn(".board");
        break;
      case "log":
        this.pick("log");
        void this.updateComplete.then(() => this.focusOn(".log"));
        break;
      case "chat":
        if (!this.live.table?.chat) break;
        this.pick("chat");
        void this.updateComplete.then(() => this.focusOn("#chat-input"));
        event.preventDefault();
        break;
      case "now":
        this.history.leave();
        break;
      case "back":
        void this.history.step(-1);
        break;
      case "forward":
        void this.history.step(1);
        break;
      case "smaller":
        zoom(-1);
        break;
      case "usual":
        zoom(0);
        break;
      case "larger":
        zoom(1);
        break;
      case "symbols": // the legend's
      case "next": // the components' card's
      case "previous":
      case "help":
      case undefined:
    }
  };

  private focusOn(selector: string): void {
    this.querySelector<HTMLElement>(selector)?.focus();
  }

  private pick(tab: Tab | undefined): void {
    this.tab = tab;
    this.heardChat = this.live.chat.length;
  }

  protected override updated(): void {
    const log = this.querySelector<HTMLElement>(".log");
    if (log && !log.matches(":hover, :focus-within")) log.scrollTop = log.scrollHeight;
    void this.querySelector<Board<unknown>>(".the-board")?.updateComplete.then(() => {
      this.coaching.mark(this.live.position);
      this.makeRoom();
      this.keepFocus();
    });
  }

  /** The button of a choice goes away with it: whoever uses the keyboard goes on at the same choice, else at the question. */
  private keepFocus(): void {
    if (this.#chosen === "" || this.live.pending !== "" || (document.activeElement ?? document.body) !== document.body) return;
    const again = this.querySelector<HTMLElement>(`.the-board [data-move="${CSS.escape(this.#chosen)}"]:not(:disabled)`);
    (again?.checkVisibility() ? again : this.querySelector<HTMLElement>(".choices"))?.focus({ preventScroll: true });
  }

  /** A drawer never lies over what can be chosen now: it shuts when that lights up, except under who types or reads in it. */
  private makeRoom(): void {
    const inUse = this.querySelector(".drawer:hover, .drawer:focus-within") !== null;
    if (this.tab && !inUse && isMyTurn(this.live.position) && hidesChoices(this)) this.tab = undefined;
  }

  protected override render(): TemplateResult {
    const table = this.live?.table;
    if (this.missing) return html`<section class="page"><h1>${t("table.notFound")}</h1><p>${this.missing}</p><a href="/">${t("nav.home")}</a></section>`;
    if (!table || !this.detail) return html`<div class="frame"><p class="loading">${t("loading")}</p></div>`;
    return html`<div class=${`frame ${family(table.game)}`}>
      ${this.bar(table)}
      ${table.status === "waiting" ? html`<div class="frame-page">${room(table, { act: (v, b) => void this.act(v, b), copied: this.copied, copy: (x) => void this.copy(x), problem: this.live.problem?.message ?? "" })}</div>` : this.play(table)}
      <component-card .detail=${this.detail}></component-card>
      <legend-dialog .detail=${this.detail}></legend-dialog>
      ${this.rule ? html`<rule-dialog .detail=${this.detail} .rule=${this.rule} @closed=${() => (this.rule = "")}></rule-dialog>` : nothing}
    </div>`;
  }

  private bar(table: Table): TemplateResult {
    const { line, position } = this.live;
    const { past } = this.history;
    const waiting = table.status === "waiting";
    const handing = this.handing > 0;
    return frameBar({
      title: this.detail!.title,
      round: waiting ? undefined : (this.shown?.round ?? table.round),
      status: waiting ? nothing : status(table, position, isMyTurn(position)),
      hint: position && !past && !handing && !waiting ? hint(this.texts, position) : "",
      last: handing ? "" : recap(settled(this.live.log), this.live.seenNumber, this.live.seat),
      openLog: () => this.pick("log"),
      since: handing || past || since(settled(this.live.log), this.live.seenNumber, this.live.seat).length < 2 ? undefined : () => this.history.playFrom(this.live.seenNumber),
      history: waiting || handing ? nothing : this.history.bar(table, this.coaching.marks()),
      past,
      line: lineMark(line),
      menu: tableMenu(this.me, table, this.live.seat, { act: (v, b) => void this.act(v, b), notify: () => void this.bell.ask().then(() => this.requestUpdate()), notifying: this.bell.on, rules: () => (this.rule = this.detail!.chapters[0]?.rules[0]?.id ?? ""), copy: (x) => void this.copy(x), copied: this.copied }),
    });
  }

  private get handing(): number {
    return handTo(this.live.table, this.live.position, this.live.seat, this.present);
  }

  private get components(): Components {
    return componentsOf(this.detail!.components);
  }

  private get shown(): Position | undefined {
    return this.history.position ?? this.live.position;
  }

  private play(table: Table): TemplateResult {
    const seat = this.handing;
    if (seat > 0) return html`<div class="frame-page">${handOver(seatName(table.seats, seat), () => this.takeOver(seat))}</div>`;
    const exercise = this.exercise(table);
    if (exercise) return exercise;
    const position = this.shown;
    if (!position) return html`<p class="loading">${t("loading")}</p>`;
    const result = position.result ?? (this.history.past ? undefined : table.result);
    return html`<section class="board" tabindex="-1" aria-label=${this.detail!.title}>
        ${this.board(table, position)} ${result && !this.scored ? resultDialog(result, table.seats, this.next(table)) : nothing}
      </section>
      ${this.drawer(table, position)}`;
  }

  /** A decision that is made once more. */
  private exercise(table: Table): TemplateResult | undefined {
    const { practice } = this.coaching;
    if (!practice?.position) return undefined;
    const board = practice.over ? nothing : html`<section class="board" tabindex="-1" aria-label=${this.detail!.title}>${this.board(table, { ...practice.position, mayUndo: false }, true)}</section>`;
    return html`${practice.teacher()}${board}`;
  }

  /** Opens the drawer of the coach, and asks for what is not there yet. */
  private analyse(): void {
    this.scored = true;
    this.pick("coach");
    if (this.coaching.coached?.state === "none" || this.coaching.coached?.state === "failed") this.coaching.ask();
    void this.updateComplete.then(() => this.focusOn(".coach"));
  }

  /** What can be done after the end. */
  private next(table: Table): ResultActs {
    return {
      rematch: table.member ? () => void this.act("rematch") : undefined,
      replay: () => void this.history.open(0),
      analyse: () => this.analyse(),
      putAway: () => (this.scored = true),
      curve: html`<score-curve .table=${table} .seat=${this.live.seat} .invite=${this.live.invite} @course=${(e: CustomEvent<Course>) => (this.#course = e.detail)}></score-curve>`,
      share: (title) => void this.share(table, title),
    };
  }

  private async share(table: Table, title: string): Promise<void> {
    const game = this.detail!.title;
    const picture = table.result && (await pictureOf({ game, title, result: table.result, seats: table.seats, course: this.#course, counted: courseTitle(table.game) }));
    if (picture) await share(picture, `${table.game}-${table.id}.png`, `${game}: ${title}`);
  }

  /** @param exercise whether a decision is made once more */
  private board(table: Table, position: Position, exercise = false): TemplateResult {
    const past = this.history.past && !exercise;
    const { guess, preview, ahead } = this.deciding;
    const guessed = !past && !exercise && guess !== undefined;
    return board({
      detail: this.detail!,
      position: guessed ? { ...position, view: guess, moves: [], intents: [] } : position,
      seats: table.seats,
      preview,
      previews: past || guessed || exercise ? new Map() : ahead.views,
      known: past || exercise ? undefined : this.live.known,
      news: past ? this.live.log.filter((line) => line.number === this.history.at - 1) : this.live.log.filter((line) => line.number >= this.live.seenNumber - 1),
      busy: this.live.pending !== "" || past,
      question: this.question(exercise ? { ...table, status: "running" } : table, exercise, past ? { ...position, moves: [], intents: [], mayUndo: false } : position),
    });
  }

  private question(table: Table, exercise: boolean, position: Position): Question {
    return (ask) =>
      question(
        {
          table,
          position,
          texts: this.texts,
          pending: this.live.pending,
          refusal: this.deciding.refusal,
          problem: this.live.problem,
          rewind: this.live.rewind,
          onBoard: (text) => onBoard(table.game, text, position),
          about: (move) => this.components.of(move),
          openRule: (rule) => (this.rule = rule),
          act: (verb, body) => void this.act(verb, body),
          replay: () => void this.history.open(0),
          scoring: () => (this.scored = false),
          analyse: () => this.analyse(),
          note: exercise ? undefined : this.coaching.note(table, position, this.history.past),
          advise: exercise ? nothing : this.coaching.button(table, position, this.history.past),
        },
        ask,
      );
  }

  private drawer(table: Table, position: Position): TemplateResult {
    const { past, at } = this.history;
    const { chat, seenNumber } = this.live;
    const log = settled(this.live.log);
    return drawer({
      open: this.tab,
      pick: (tab) => this.pick(tab),
      lines: past ? log.filter((line) => line.number <= at) : log,
      seen: past ? 0 : seenNumber,
      moment: (n) => void this.history.open(n),
      chat: table.chat ? chat : undefined,
      unheard: this.tab === "chat" ? 0 : Math.max(0, chat.length - this.heardChat),
      member: table.member,
      say: (text) => void this.act("chat", { text }),
      components: this.components,
      players: html`${players(table.seats, position.awaited, position.clock)}${earlierRules(table)}`,
      coach: table.status === "over" ? () => this.coaching.panel(table.seats, position.number, (n) => void this.history.open(n)) : undefined,
    });
  }

  /** For the history: the address says which moment is shown. */
  note(at: number | undefined): void {
    setQuery({ at });
    this.requestUpdate();
  }
}
