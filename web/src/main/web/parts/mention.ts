import { html, type TemplateResult } from "lit";
import type { Components } from "../components";

/** A text in which every component that it names opens its card. */
export function mentions(text: string, components: Components): TemplateResult {
  return html`${components.split(text).map((piece) => (piece.id === undefined ? piece.text : html`<button type="button" class="mention" data-component=${piece.id}>${piece.text}</button>`))}`;
}
