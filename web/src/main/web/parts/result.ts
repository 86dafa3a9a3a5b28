import { html, nothing, type TemplateResult } from "lit";
import { seatName } from "../games";
import { icon } from "../icons/ui";
import { listOf, t } from "../texts";
import type { Result, Seat } from "../types";
import { close, dialog } from "./dialog";

export interface ResultActs {
  /** Undefined: this reader did not play. */
  rematch: (() => void) | undefined;
  replay(): void;
  analyse(): void;
  putAway(): void;
  /** The score over time, drawn; a game without points has none. */
  curve: unknown;
  /** @param title who won */
  share(title: string): void;
}

/** With more lines than this they are set smaller, so that the total is seen without scrolling. */
const LONG = 15;

/** The end of a game: who won, the final scoring line by line with one column a player, and what to do next. */
export function resultDialog(result: Result, seats: Seat[], acts: ResultActs): TemplateResult {
  const ranked = [...result.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const first = ranked.filter((s) => s.rank === 1).map((s) => seatName(seats, s.seat));
  const keys = unique(ranked.flatMap((s) => s.lines));
  const ties = unique(ranked.flatMap((s) => s.tieBreaks ?? []));
  const cell = (lines: { key: string; points: number }[], key: string) => lines.find((l) => l.key === key)?.points ?? "–";
  const title = first.length === 0 || ranked.length === 1 ? t("result.title") : t(first.length > 1 ? "result.shared" : "result.won", { who: listOf(first) });
  const then = (act: () => void) => (event: Event) => {
    close(event);
    act();
  };
  const body = html`
    <p>${result.endingText}</p>
    <ol class="podium">${ranked.map((s) => html`<li class=${`rank-${s.rank}`}><span class="medal">${s.rank}</span><strong>${seatName(seats, s.seat)}</strong><span class="points">${s.score}</span></li>`)}</ol>
    <div class="tally"><div class="scroll" tabindex="0" role="region" aria-label=${t("result.title")}>
      <table class=${keys.length > LONG ? "long" : ""}>
        <caption class="unseen">${t("result.title")}</caption>
        <thead><tr><td></td>${ranked.map((s) => html`<th scope="col">${seatName(seats, s.seat)}</th>`)}</tr></thead>
        <tbody>
          <tr><th scope="row">${t("result.rank")}</th>${ranked.map((s) => html`<td>${s.rank}</td>`)}</tr>
          ${keys.map(([key, label]) => html`<tr data-component=${key}><th scope="row">${label}</th>${ranked.map((s) => html`<td>${cell(s.lines, key)}</td>`)}</tr>`)}
          <tr class="total"><th scope="row">${t("result.total")}</th>${ranked.map((s) => html`<td>${s.score}</td>`)}</tr>
          ${ties.length > 0 ? html`<tr class="head"><th scope="row">${t("result.ties")}</th>${ranked.map(() => html`<td></td>`)}</tr>` : nothing}
          ${ties.map(([key, label]) => html`<tr><th scope="row">${label}</th>${ranked.map((s) => html`<td>${cell(s.tieBreaks ?? [], key)}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>${acts.curve}</div>
    <div class="row">
      ${acts.rematch ? html`<button class="main" autofocus @click=${then(acts.rematch)}>${t("table.rematch")}</button>` : nothing}
      <button ?autofocus=${!acts.rematch} @click=${then(acts.replay)}>${t("home.replay")}</button>
      <button class="analyse" @click=${then(acts.analyse)}>${t("coach.analyse")}</button>
      <button id="share" @click=${() => acts.share(title)}>${icon("share")} ${t("result.share")}</button>
      <button @click=${close}>${t("result.board")}</button>
    </div>`;
  return dialog(title, body, acts.putAway, "result");
}

function unique(lines: { key: string; label: string }[]): [string, string][] {
  return [...new Map(lines.map((line) => [line.key, line.label]))];
}
