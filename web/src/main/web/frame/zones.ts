import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";
import { inTurn, type FirstDrawing } from "./first";

/**
 * What a game's board puts into the frame. A board says what is in a zone; how high a zone is, the style sheet of the
 * game says (`--around`, `--strip`, `--own`, `--hand`), and the page as a whole is never higher than the window.
 */
export interface Zones {
  /** What everybody sees: opponents, public state. */
  around: Part[];
  /** Left in the middle strip: what is announced, the dice, the action under way. The question stands right of it. */
  strip?: unknown;
  /** One's own City or sheet. */
  own: Part[];
  /** One's hand, docked at the bottom. */
  hand?: () => unknown;
  ask?: Ask;
}

/** A piece of a zone. On a phone one tab is open at a time; parts of the same tab are shown together. */
export interface Part {
  tab: string;
  /** What the tab is called; of several parts of one tab the first says it. */
  name: string;
  body: () => unknown;
}

/** What the board knows of the question better than the list of moves does; all of it may be left out. */
export interface Ask {
  picture?: unknown;
  title?: string | undefined;
  text?: unknown;
  /** Answers, before those of the list. */
  acts?: unknown;
}

/** Draws the question for what the board asks: a table's choices, or a lesson's. */
export type Question = (ask: Ask) => TemplateResult;

export interface Tabs {
  open: string;
  pick(tab: string): void;
}

/** The zones, always in the same order; styles place them. At first the question is drawn, then part after part. */
export function layOut(zones: Zones, question: Question | undefined, tabs: Tabs, first: FirstDrawing): TemplateResult {
  const parts = [...zones.own, ...zones.around];
  const names = new Map([...parts].reverse().map((part) => [part.tab, part.name]));
  const open = names.has(tabs.open) ? tabs.open : (parts[0]?.tab ?? "");
  const named = (some: Part[]) => [...new Set(some.map((part) => names.get(part.tab)))].join(", ");
  const part = ({ tab, body }: Part) => html`<div class=${`part ${tab === open ? "open" : ""}`} data-tab=${tab}>${inTurn(first, body)}</div>`;
  return html`<div class="zone tabs">${tabBar([...names].reverse(), open, tabs)}</div>
    <div class="zone around" role="group" tabindex="0" aria-label=${named(zones.around)}>${zones.around.map(part)}</div>
    <div class="zone strip">${zones.strip === undefined || zones.strip === nothing ? nothing : html`<div class="stack">${zones.strip}</div>`}${question?.(zones.ask ?? {})}</div>
    <div class="zone own" role="group" tabindex="0" aria-label=${named(zones.own)}>${zones.own.map(part)}</div>
    <div class="zone hand" role="group" tabindex="0" aria-label=${t("table.hand")}>${inTurn(first, zones.hand ?? (() => nothing))}</div>`;
}

/** Phones only: the names of the parts, how much is lit in each, and the way to log and chat. */
function tabBar(names: [string, string][], open: string, tabs: Tabs): TemplateResult {
  const talk = (event: Event) => (event.target as Element).dispatchEvent(new CustomEvent("talk", { bubbles: true }));
  return html`${names.map(
    ([tab, name]) => html`<button type="button" aria-pressed=${tab === open} data-for=${tab} @click=${() => tabs.pick(tab)}>${name}<b class="lit-count"></b></button>`,
  )}<button type="button" aria-pressed="false" @click=${talk}>${t("table.log")}</button>`;
}

/** Writes how many choices wait in each tab, and says which one to open when only others have any. */
export function countLit(root: HTMLElement): string | undefined {
  let first: string | undefined;
  let seen = root.querySelector(".zone:is(.strip, .hand) [data-move]:not([data-move=undo])") !== null;
  for (const button of root.querySelectorAll<HTMLElement>(".zone.tabs [data-for]")) {
    const tab = button.dataset["for"]!;
    const lit = root.querySelectorAll(`.part[data-tab="${tab}"] [data-move]`).length;
    button.querySelector(".lit-count")!.textContent = lit > 0 ? String(lit) : "";
    if (lit === 0) continue;
    first ??= tab;
    if (button.getAttribute("aria-pressed") === "true") seen = true;
  }
  return seen ? undefined : first;
}
