import { html, type TemplateResult } from "lit";
import { icon, type UiIcon } from "../icons/ui";

/** One way of being told of turns: a line that says how it stands, and opens while the others shut. */
export function way(symbol: UiIcon, title: string, state: string, body: unknown): TemplateResult {
  return html`<details class="way" name="way">
    <summary>${icon(symbol)}<span>${title}</span><small>${state}</small></summary>
    ${body}
  </details>`;
}
