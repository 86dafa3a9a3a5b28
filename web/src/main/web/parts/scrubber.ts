import { html, nothing, type TemplateResult } from "lit";
import { icon, type UiIcon } from "../icons/ui";
import { t, type Word } from "../texts";
import { vars } from "./vars";

export interface Scrubber {
  at: number;
  latest: number;
  past: boolean;
  playing: boolean;
  /** Where each round began: the number of its first decision. */
  rounds: readonly { round: number; at: number }[];
  /** What the coach has marked. */
  mistakes: readonly { at: number; mark: string }[];
  go(at: number): void;
  play(): void;
  now(): void;
}

/** The whole game as a slider, with steps and autoplay. */
export function scrubber(s: Scrubber): TemplateResult {
  const step = (name: UiIcon, word: Word, to: number, far = "") =>
    html`<button type="button" class=${`quiet round ${far}`} aria-label=${t(word)} title=${t(word)} ?disabled=${to === s.at || to < 0 || to > s.latest} @click=${() => s.go(to)}>${icon(name)}</button>`;
  return html`<div class=${s.past ? "scrubber past" : "scrubber"} role="group" aria-label=${t("history.title")}>
    ${step("first", "history.first", 0, "far")} ${step("back", "history.back", s.at - 1)}
    <div class="rail-of-time">
      <input type="range" min="0" max=${s.latest} .value=${String(s.at)} aria-label=${t("history.point")} aria-valuetext=${t("history.at", { n: s.at, all: s.latest })} @input=${(e: Event) => s.go(Number((e.target as HTMLInputElement).value))} />
      ${marks(s)}${mistakes(s)}
    </div>
    ${step("forward", "history.forward", s.at + 1)} ${step("last", "history.last", s.latest, "far")}
    <button type="button" class="quiet round" aria-pressed=${s.playing} aria-label=${s.playing ? t("history.stop") : t("history.play")} title=${s.playing ? t("history.stop") : t("history.play")} @click=${() => s.play()}>${icon(s.playing ? "pause" : "play")}</button>
    <output>${s.at}/${s.latest}</output>
    ${s.past ? html`<button type="button" @click=${() => s.now()}>${t("history.now")}</button>` : nothing}
  </div>`;
}

/** As much of the slider as a figure of a round's number takes. */
const ROOM = 0.06;

/** The rounds under the slider; at most as many as can be told apart. */
function marks({ rounds, latest, at }: Scrubber): unknown {
  if (latest === 0 || rounds.length < 2) return nothing;
  const every = Math.ceil(rounds.length / 12);
  const told: { round: number; at: number }[] = [];
  for (const [i, round] of rounds.entries()) {
    const last = told.at(-1);
    if (i % every === 0 && (!last || (round.at - last.at) / latest >= ROOM * String(round.round).length)) told.push(round);
  }
  const now = rounds.filter((r) => r.at <= at).at(-1);
  return html`<div class="marks" aria-hidden="true">${told.map((r) => html`<span class=${r === now ? "now" : ""} ${vars({ "--at": `${(100 * r.at) / latest}%` })}>${r.round}</span>`)}</div>`;
}

/** What the coach has marked, above the slider. */
function mistakes({ mistakes, latest }: Scrubber): unknown {
  if (latest === 0 || mistakes.length === 0) return nothing;
  return html`<div class="mistakes" aria-hidden="true">${mistakes.map(({ at, mark }) => html`<i class=${mark} ${vars({ "--at": `${(100 * at) / latest}%` })}></i>`)}</div>`;
}
