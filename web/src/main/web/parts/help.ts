import { html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { PageElement } from "../element";
import { SHORTCUTS, typing } from "../screens/keys";
import { t } from "../texts";
import { dialog } from "./dialog";
import { reading } from "./legend";

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
    const row = ({ shown, what }: (typeof SHORTCUTS)[number]) => html`<tr><th scope="row"><kbd>${shown}</kbd></th><td>${t(what)}</td></tr>`;
    const body = html`<table class="keys"><tbody>${SHORTCUTS.map(row)}</tbody></table>
      <h3>${t("help.reading")}</h3>
      ${reading()}`;
    return dialog(t("help.title"), body, () => (this.open = false));
  }
}
