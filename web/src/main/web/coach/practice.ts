import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce";
import { api, told } from "../api";
import type { Components } from "../components";
import { mentions } from "../parts/mention";
import { t } from "../texts";
import type { Position } from "../types";
import { isRight, points, type Marked } from "./model";
import { why } from "./panel";

interface Screen {
  requestUpdate(): void;
}

/** One's own marked decisions once more: each is set up as it was, and anything near the best is right. */
export class Practice {
  index = 0;
  /** The decision as it was to be made. */
  position: Position | undefined;
  answered: "no" | "wrong" | "right" | "shown" = "no";
  /** Decisions that were found without looking at the answer. */
  found = 0;
  #said = "";
  #problem = "";

  constructor(
    private readonly screen: Screen,
    private readonly table: { id: string; invite: string },
    private readonly moments: Marked[],
    private readonly components: Components,
    private readonly close: () => void,
  ) {
    void this.set(0);
  }

  get over(): boolean {
    return this.index >= this.moments.length;
  }

  get #moment(): Marked {
    return this.moments[this.index]!;
  }

  /** What the board shall highlight: the answer, once it is known. */
  get shown(): string | undefined {
    return this.answered === "right" || this.answered === "shown" ? this.#moment.judgement.best[0]?.text : undefined;
  }

  /** Also when the language has changed. */
  async set(index: number): Promise<void> {
    this.index = index;
    this.answered = "no";
    this.#said = this.#problem = "";
    if (!this.over) {
      const { number, seat } = this.#moment;
      try {
        this.position = await api.practice(this.table.id, seat, number, this.table.invite);
      } catch (e) {
        this.#problem = told(e);
      }
    }
    this.screen.requestUpdate();
  }

  attempt(move: string): void {
    if (this.over || this.shown !== undefined) return;
    const { judgement, move: played } = this.#moment;
    const first = this.answered === "no";
    this.answered = isRight(judgement, move) ? "right" : "wrong";
    if (this.answered === "right" && first) this.found++;
    this.say(this.answered === "right" ? t("coach.right") : move === played ? t("coach.playedThat", { points: points(judgement.loss) }) : t("coach.tryAgain"));
  }

  private answer(): void {
    this.answered = "shown";
    this.say("");
  }

  private say(text: string): void {
    this.#said = text;
    announce(text);
    this.screen.requestUpdate();
  }

  /** The bar above the board. */
  teacher(): TemplateResult {
    const all = this.moments.length;
    if (this.over) {
      return html`<section class="teacher practice"><p class="step">${t("coach.practiceDone", { n: this.found, all })}</p><p></p><p></p><div class="row"><button class="main" @click=${() => void this.restart()}>${t("learn.restart")}</button><button @click=${this.close}>${t("close")}</button></div></section>`;
    }
    const { judgement, round, number } = this.#moment;
    const best = judgement.best[0];
    const ask = t("coach.practiceAsk", { mark: t(`coach.mark.${judgement.mark}`), move: this.#moment.label, points: points(judgement.loss) });
    return html`<section class="teacher practice" aria-live="polite">
      <p class="step"><strong>${t("coach.count", { n: this.index + 1, all })}</strong> <span class="muted">${t("coach.place", { n: number, round })}</span></p>
      <p class="say" tabindex="0">${this.shown === undefined ? mentions(ask, this.components) : html`<strong>${mentions(t("coach.answer", { move: best?.label ?? "" }), this.components)}</strong> ${why(judgement)}`}</p>
      <p class=${this.answered === "wrong" ? "task problem" : "task good"} role="status">${this.#problem || this.#said}</p>
      <div class="row">
        ${this.shown === undefined ? html`<button id="show-answer" @click=${() => this.answer()}>${t("coach.showAnswer")}</button>` : nothing}
        <button class=${this.shown === undefined ? "" : "main"} id="next-practice" @click=${() => void this.set(this.index + 1)}>${t("coach.next")}</button>
        <button class="quiet" @click=${this.close}>${t("close")}</button>
      </div>
    </section>`;
  }

  private async restart(): Promise<void> {
    this.found = 0;
    await this.set(0);
  }
}
