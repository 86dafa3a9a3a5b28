import { html, nothing, type TemplateResult } from "lit";
import type { Components } from "../components";
import { seatName } from "../games";
import { mentions } from "../parts/mention";
import { listOf, t } from "../texts";
import type { Seat } from "../types";
import { curve } from "./curve";
import { lucky, marked, points, signed, unforeseen, type Analysis, type Coached, type Figures, type Judged, type Judgement, type Marked, type Moment } from "./model";

export interface Panel {
  coached: Coached | undefined;
  problem: string;
  seats: Seat[];
  /** The game's, whose cards open wherever the report names them. */
  components: Components;
  /** Whose decisions are told. */
  seat: number;
  at: number;
  pick(seat: number): void;
  ask(): void;
  cancel(): void;
  go(number: number): void;
  practise(): void;
}

/** The coach's page in the drawer: how far it is, the curve, the figures, marked decisions, luck, and hindsight apart. */
export function panel(p: Panel): TemplateResult {
  const analysis = p.coached?.analysis;
  return html`<section class="coach" tabindex="0" aria-label=${t("coach.title")}>
    <h2>${t("coach.title")}</h2>
    ${p.problem ? html`<p class="problem" role="alert">${p.problem}</p>` : nothing}
    ${progress(p)} ${analysis ? report(p, analysis, p.coached?.state === "done") : nothing}
  </section>`;
}

function progress({ coached, ask, cancel }: Panel): unknown {
  const stop = coached?.yours ? html`<button type="button" @click=${cancel}>${t("cancel")}</button>` : nothing;
  switch (coached?.state) {
    case undefined:
      return html`<p class="loading">${t("loading")}</p>`;
    case "none":
      return html`<p>${t("coach.offer")}</p><button type="button" class="main" @click=${ask}>${t("coach.analyse")}</button>`;
    case "failed":
      return html`<p role="status">${t("coach.failed")}</p><button type="button" @click=${ask}>${t("coach.again")}</button>`;
    case "waiting":
      return html`<div class="row"><p role="status">${t("coach.waiting", { n: coached.ahead })}</p>${stop}</div>`;
    case "running":
      return html`<div class="row"><label class="inline">${t("coach.running", { n: coached.done, all: coached.total })}<progress max=${Math.max(1, coached.total)} value=${coached.done}></progress></label>${stop}</div>`;
    case "done":
      return nothing;
  }
}

function report(p: Panel, analysis: Analysis, done: boolean): TemplateResult {
  const { seat, seats } = p;
  const own = marked(analysis, seat);
  return html`<div class="row who" role="group" aria-label=${t("coach.whose")}>
      ${analysis.seats.map((s) => html`<button type="button" class=${`seat-${s.seat}`} aria-pressed=${s.seat === seat} @click=${() => p.pick(s.seat)}>${seatName(seats, s.seat)}</button>`)}
    </div>
    ${curve({ analysis, seats, seat, at: p.at, go: p.go })}
    <p class="legend"><span class="chances">${t("coach.chances")}</span> <span class="by-luck">${t("coach.luckAlone")}</span> <span class="by-choice">${t("coach.choicesAlone")}</span></p>
    ${figures(p, analysis, done)}
    ${done
      ? html`<h3>${t("coach.marked")}</h3>
          ${own.length === 0 ? html`<p>${t("coach.noMarks")}</p>` : html`<ol class="marked">${own.map((moment) => decision(p, moment))}</ol><button type="button" class="main" @click=${p.practise}>${t("coach.practise", { n: own.length })}</button>`}`
      : nothing}
    ${luck(p, lucky(analysis, seat))} ${done ? hindsight(p, unforeseen(analysis, seat)) : nothing}
    <p class="muted">${t("coach.limits", { worlds: analysis.worlds, futures: analysis.futures })}</p>`;
}

function figures(p: Panel, analysis: Analysis, done: boolean): TemplateResult {
  const link = (number: number | undefined) => (number === undefined ? "–" : html`<button type="button" class="to" aria-label=${t("coach.goTo", { n: number })} @click=${() => p.go(number)}>${number}</button>`);
  const row = (word: string, cell: (f: Figures) => unknown) => html`<tr><th scope="row">${word}</th>${analysis.seats.map((f) => html`<td>${cell(f)}</td>`)}</tr>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("coach.figures")}><table>
    <caption class="unseen">${t("coach.figures")}</caption>
    <thead><tr><td></td>${analysis.seats.map((f) => html`<th scope="col">${seatName(p.seats, f.seat)}</th>`)}</tr></thead>
    <tbody>
      ${row(t("coach.result"), (f) => points(f.share))} ${row(t("coach.luck"), (f) => points(f.luck, true))} ${row(t("coach.adjusted"), (f) => points(f.adjusted))}
      ${done ? html`${row(t("coach.accuracy"), (f) => `${Math.round(100 * f.accuracy)}%`)} ${row(t("coach.errorRate"), (f) => points(f.errorRate))} ${row(t("coach.best"), (f) => link(f.best))} ${row(t("coach.worst"), (f) => link(f.worst))}` : nothing}
      ${row(t("coach.turning"), (f) => link(f.turning))}
    </tbody>
  </table></div>`;
}

const place = (moment: Moment): string => t("coach.place", { n: moment.number, round: moment.round });

function decision(p: Panel, moment: Marked): TemplateResult {
  return html`<li class=${moment.judgement.mark} aria-current=${p.at === moment.number}>
    <button type="button" class="to" @click=${() => p.go(moment.number)}><b>${t(`coach.mark.${moment.judgement.mark}`)}</b> ${points(-moment.judgement.loss, true)} <span class="muted">${place(moment)}</span></button>
    ${verdict(moment, p.components)}
  </li>`;
}

/** What was chosen, what would have been better and by how much, and why. */
export function verdict({ label, judgement }: Marked, components: Components): TemplateResult {
  const best = judgement.best[0];
  const better = best && t("coach.better", { move: best.label, points: points(judgement.loss, true), error: points(2 * judgement.error) });
  return html`<p>${mentions(t("coach.chosen", { move: label }), components)} ${better ? html`<strong>${mentions(better, components)}</strong>` : nothing} ${why(judgement)}</p>`;
}

/** The one sentence why; empty where the ends of both lines score alike. */
export function why({ why }: Judgement): string {
  return why.length === 0 ? "" : t("coach.why", { list: listOf(why.map(({ label, points }) => `${signed(points)} ${label}`)) });
}

function luck(p: Panel, moments: Moment[]): TemplateResult {
  return html`<h3>${t("coach.luckHeading")}</h3>
    ${moments.length === 0
      ? html`<p>${t("coach.noLuck")}</p>`
      : html`<ol class="luck-list">${moments.map((moment) => html`<li><button type="button" class="to" @click=${() => p.go(moment.number)}><b class=${(moment.luck[p.seat - 1] ?? 0) > 0 ? "good" : "bad"}>${points(moment.luck[p.seat - 1] ?? 0, true)}</b> <span class="muted">${place(moment)}</span></button> ${seatName(p.seats, moment.seat)}: ${mentions(moment.label, p.components)}</li>`)}</ol>`}`;
}

function hindsight(p: Panel, moments: Judged[]): unknown {
  if (moments.length === 0) return nothing;
  return html`<details><summary>${t("coach.hindsight", { n: moments.length })}</summary><p>${t("coach.hindsightAbout")}</p>
    <ol>${moments.map((moment) => html`<li><button type="button" class="to" @click=${() => p.go(moment.number)}>${points(-moment.judgement.hindsight, true)} <span class="muted">${place(moment)}</span></button> ${mentions(moment.label, p.components)}</li>`)}</ol></details>`;
}
