import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { PageElement } from "../element";
import { t } from "../texts";
import { dialog } from "./dialog";

/** True where a key is being typed rather than pressed as a shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement;
  return target.matches?.("input:not([type=range]), textarea, select, [contenteditable]") ?? false;
}

@customElement("help-dialog")
export class HelpDialog extends PageElement {
  @state() private open = false;

  #key = (event: KeyboardEvent): void => {
    if (event.key === "?" && !typing(event)) this.open = true;
  };

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#key);
    window.addEventListener("loggia:help", this.#show);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#key);
    window.removeEventListener("loggia:help", this.#show);
  }

  #show = (): void => {
    this.open = true;
  };

  protected override render(): unknown {
    if (!this.open) return nothing;
    const rows: [string, string][] = [
      ["?", t("help.help")],
      ["U", t("help.undo")],
      ["C", t("help.choices")],
      ["B", t("help.board")],
      ["L", t("help.log")],
      ["T", t("help.chat")],
      ["← →", t("help.history")],
      ["N", t("help.now")],
    ];
    const body = html`<table class="keys">
      <tbody>
        ${rows.map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}
      </tbody>
    </table>`;
    return dialog(t("help.title"), body, () => (this.open = false));
  }
}
