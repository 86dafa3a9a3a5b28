import { html, nothing, type TemplateResult } from "lit";
import { mark } from "../icons/ui";
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
          ${bar.last ? html`<button type="button" class="last" title=${bar.last} @click=${() => bar.openLog?.()}>${bar.last}</button>` : nothing}
        </div>`}
    ${bar.line} ${bar.history} ${bar.menu}
  </header>`;
}
