import { html, nothing, type TemplateResult } from "lit";
import type { Components } from "../components";
import { icon } from "../icons/ui";
import { t } from "../texts";
import type { LogLine } from "../types";
import { mentions } from "./mention";

/** The log, newest below; lines since the reader's own last decision are marked, and each leads to its moment. */
export function logList(lines: LogLine[], seen: number, open: (number: number) => void, components: Components): TemplateResult {
  return html`<ol class="log" tabindex="0" aria-label=${t("table.log")}>
    ${lines.map(
      (line) => html`<li class=${`${line.number >= seen && seen > 0 ? "new" : ""} ${line.kind.replace(/\W/g, "-")}`} data-seat=${line.seat ?? 0}>
        <button type="button" class="moment" aria-label=${t("history.at", { n: line.number, all: lines.at(-1)?.number ?? 0 })} @click=${() => open(line.number)}>${line.number}</button>
        <span>${mentions(line.text, components)}</span>
        ${line.secret ? html`<span class="secret">${icon("lock")}<span class="unseen">${t("table.secret")}</span></span>` : nothing}
        ${line.number >= seen && seen > 0 ? html`<span class="unseen">${t("table.new")}</span>` : nothing}
      </li>`,
    )}
  </ol>`;
}
