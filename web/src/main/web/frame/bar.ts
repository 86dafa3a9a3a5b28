import { html, nothing, type TemplateResult } from "lit";
import { icon, mark } from "../icons/ui";
import { t } from "../texts";

export interface Bar {
  title: string;
  round: number | undefined;
  status?: unknown;
  /** What can be done next, in one sentence. */
  hint?: string;
  /** What happened last; a click leads to the log. */
  last?: string;
  openLog?(): void;
  /** Shows step by step what happened since the reader's last turn; undefined: nothing did. */
  since?: (() => void) | undefined;
  history?: unknown;
  /** The past is shown: the history takes the place of what is said about now. */
  past?: boolean;
  line?: unknown;
  menu?: unknown;
}

/** The one bar of a table: game, round, status, hint, history, menu. Its height never changes. */
export function frameBar(bar: Bar): TemplateResult {
  return html`<header class=${`frame-bar ${bar.past ? "past" : ""}`}>
    <a class="brand" href="/" aria-label="Loggia" title=${t("nav.home")}>${mark()}</a>
    <h1>${bar.title}</h1>
    ${bar.round ? html`<span class="round-mark">${t("table.round", { n: bar.round })}</span>` : nothing}
    ${bar.past ? nothing : bar.status}
    ${bar.past
      ? nothing
      : html`<div class="say-now">
          <p class="hint">${bar.hint ?? nothing}</p>
          <div class="news">
            ${bar.since ? html`<button type="button" class="since" aria-label=${t("history.since")} title=${t("history.since")} @click=${bar.since}>${icon("play")}</button>` : nothing}
            ${bar.last ? html`<button type="button" class="last" title=${bar.last} @click=${() => bar.openLog?.()}>${bar.last}</button>` : nothing}
          </div>
        </div>`}
    ${bar.line} ${bar.history} ${bar.menu}
  </header>`;
}
