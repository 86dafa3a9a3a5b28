import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { announce } from "../announce";
import { api, newKey, told } from "../api";
import { board, onBoard } from "../boards";
import type { Board } from "../boards/board";
import { componentsOf } from "../components";
import { ChoiceController } from "../delegate";
import { PageElement } from "../element";
import { frameBar } from "../frame/bar";
import type { Question } from "../frame/zones";
import { allGames, family, gameDetail } from "../games";
import { cover } from "../icons/covers";
import "../parts/card";
import "../parts/legend";
import { mentions } from "../parts/mention";
import { menu } from "../parts/menu";
import { frameMenu } from "../parts/tablemenu";
import { quickOrder } from "../order";
import { go } from "../router";
import { recall, remember } from "../settings";
import { GameTexts, t } from "../texts";
import type { Game, GameDetail, Lesson, LessonStep, Me, Seat } from "../types";

/** A lesson: prepared positions, one move to make on each, and a sentence why. */
@customElement("learn-screen")
export class LearnScreen extends PageElement {
  @property() game = "";
  /** 1 is the guided first game; further lessons begin later in a game. */
  @property({ type: Number }) which = 1;
  @property({ attribute: false }) me: Me | undefined;
  @state() private games: Game[] = [];
  @state() private detail: GameDetail | undefined;
  @state() private lesson: Lesson | undefined;
  @state() private step = 0;
  @state() private hint = "";
  @state() private problem = "";
  #shown: string | undefined;

  constructor() {
    super();
    this.addEventListener("drawn", () => this.mark());
    new ChoiceController(this, { choose: (move) => this.choose(move), refuse: (move) => this.explain(move), peek: () => undefined });
  }

  protected override willUpdate(): void {
    if (this.#shown === this.note) return;
    this.#shown = this.note;
    this.problem = this.hint = "";
    this.lesson = undefined;
    void this.load();
  }

  protected override settingsChanged(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.games = (await allGames()).filter((game) => game.lessons > 0);
      document.title = `${t("nav.learn")} · Loggia`;
      if (!this.game) return;
      this.detail = await gameDetail(this.game);
      this.lesson = await api.lesson(this.game, this.which);
      this.step = Math.min(Number(recall(this.note) ?? 0), this.lesson.steps.length);
    } catch (e) {
      this.problem = told(e);
    }
  }

  /** Under what this browser remembers how far one is. */
  private get note(): string {
    return `lesson${this.which > 1 ? `-${this.which}` : ""}.${this.game}`;
  }

  private goTo(step: number): void {
    this.step = step;
    this.hint = "";
    remember(this.note, String(step));
    announce(this.lesson?.steps[step]?.text ?? this.lesson?.end ?? "");
  }

  /** The choice the lesson waits for is marked wherever it is offered, whenever the board is drawn anew: a card was picked up, and its targets are lit. */
  private mark(): void {
    const expect = this.lesson?.steps[this.step]?.expect;
    this.querySelectorAll(".expected").forEach((old) => old.classList.remove("expected"));
    if (expect === undefined) return;
    this.querySelectorAll(`[data-move="${expect}"]`).forEach((choice) => choice.classList.add("expected"));
    const offered = [...this.querySelectorAll(".expected")].some((choice) => !choice.closest(".all-choices"));
    if (!offered) this.querySelectorAll<HTMLElement>("[data-leads]").forEach((way) => way.classList.toggle("expected", `${expect} `.startsWith(`${way.dataset["leads"]} `)));
    this.show();
  }

  /** Brings what is expected into view: its tab is opened, its zone scrolled; what is only in the list opens the list. */
  private show(): void {
    const all = [...this.querySelectorAll<HTMLElement>(".expected")];
    const onBoard = all.find((choice) => !choice.closest(".all-choices"));
    const tab = onBoard?.closest<HTMLElement>(".part")?.dataset["tab"];
    const board = this.querySelector<Board<unknown>>(".the-board");
    if (tab && board) board.tab = tab;
    const list = all[0]?.closest<HTMLDetailsElement>(".all-choices");
    if (!onBoard && list) list.open = true;
    (onBoard ?? all[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private choose(move: string): void {
    const step = this.lesson?.steps[this.step];
    if (!step) return;
    if (move === step.expect) this.goTo(this.step + 1);
    else this.say(t("learn.other", { move: this.expected(step) }));
  }

  private explain(move: string): void {
    const intent = this.lesson?.steps[this.step]?.position.intents.find((i) => i.text === move);
    if (intent?.reason) this.say(intent.reason);
  }

  private say(text: string): void {
    this.hint = text;
    announce(text);
  }

  private expected(step: LessonStep): string {
    return step.position.moves.find((m) => m.text === step.expect)?.label ?? step.expect;
  }

  protected override render(): TemplateResult {
    if (!this.game) return this.choice();
    if (this.problem) return html`<section class="page"><h1>${t("learn.none")}</h1><p>${this.problem}</p><a href="/learn">${t("nav.learn")}</a></section>`;
    if (!this.lesson || !this.detail) return html`<div class="frame"><p class="loading">${t("loading")}</p></div>`;
    const step = this.lesson.steps[this.step];
    return html`<div class=${`frame lesson ${family(this.game)}`}>
      ${frameBar({ title: t("learn.title", { game: this.detail.title }), round: step?.position.round, menu: frameMenu(this.me, nothing) })}
      ${step ? this.page(step) : this.end()}
      <component-card .detail=${this.detail}></component-card>
      <legend-dialog .detail=${this.detail}></legend-dialog>
    </div>`;
  }

  private choice(): TemplateResult {
    return html`<section class="page"><h1>${t("learn.choose")}</h1>
      <ul class="games small">${this.games.map((game) => html`<li class=${`game-card ${family(game.id)}`}>${cover(family(game.id))}<div class="about"><h2><a href=${`/learn/${game.id}`}>${game.title}</a></h2><p>${game.summary}</p>${Array.from({ length: game.lessons - 1 }, (_, i) => html`<p><a href=${`/learn/${game.id}?part=${i + 2}`}>${t("learn.part", { n: i + 2 })}<span class="unseen"> ${game.title}</span></a></p>`)}</div></li>`)}</ul>
    </section>`;
  }

  private page(step: LessonStep): TemplateResult {
    const all = this.lesson!.steps.length;
    const texts = new GameTexts(this.detail!.texts);
    const components = componentsOf(this.detail!.components);
    const seats: Seat[] = [1, 2, 3, 4, 5].map((seat) => ({ seat, kind: "person", name: seat === step.seat ? t("table.you") : t("new.seat", { n: seat }), guest: false, you: seat === step.seat, present: true, resigned: false, takenOver: false, advised: 0 }));
    const question: Question = (ask) => html`<section class="choices" tabindex="-1" aria-label=${t("table.choices")}>
      ${ask.picture ?? nothing}
      <div class="asked" tabindex="0"><h2>${ask.title ?? t("table.choices")}</h2><div class="about">${ask.text ?? nothing}</div></div>
      <div class="acts">${ask.acts ?? nothing}${menu(step.position, texts, false, (text) => onBoard(this.game, text, step.position), (move) => components.of(move))}</div>
    </section>`;
    return html`<section class="teacher" aria-live="polite">
        <p class="step muted"><progress max=${all} value=${this.step} aria-label=${t("learn.step", { n: this.step + 1, all })}></progress> ${t("learn.step", { n: this.step + 1, all })}</p>
        <p class="say" tabindex="0">${mentions(step.text, components)}</p>
        <div class="task">
          <p class="now" data-expect=${step.expect}><strong>${t("learn.try")}:</strong> ${this.expected(step)}</p>
          ${this.hint ? html`<p class="problem" role="status">${this.hint}</p>` : nothing}
        </div>
        <div class="row">
          <button class="main" id="show-me" @click=${() => this.goTo(this.step + 1)}>${t("learn.show")}</button>
          <button ?disabled=${this.step === 0} @click=${() => this.goTo(this.step - 1)}>${t("learn.back")}</button>
          <button class="quiet" ?disabled=${this.step === 0} @click=${() => this.goTo(0)}>${t("learn.restart")}</button>
        </div>
      </section>
      <section class="board" tabindex="-1" aria-label=${this.detail!.title}>
        ${board({ detail: this.detail!, position: step.position, seats, preview: undefined, previews: new Map(), known: undefined, news: [], busy: false, question })}
      </section>`;
  }

  private end(): TemplateResult {
    const play = async () => {
      const { id } = await api.create(quickOrder(this.detail!, newKey()));
      go(`/table/${id}`);
    };
    return html`<section class="frame-page teacher-end teacher"><p class="say">${this.lesson!.end}</p><h2>${t("learn.done")}</h2>
      <div class="row"><button class="main" @click=${() => void play()}>${t("home.play")}</button>
        ${this.which < this.detail!.lessons ? html`<a class="button" id="next-lesson" href=${`/learn/${this.game}?part=${this.which + 1}`}>${t("learn.part", { n: this.which + 1 })}</a>` : nothing}<button @click=${() => this.goTo(0)}>${t("learn.restart")}</button></div></section>`;
  }
}
