import { LitElement } from "lit";
import { onSettings } from "./settings";

/** An element that draws into the page itself, so that one style sheet serves all, and follows the language. */
export class PageElement extends LitElement {
  #stop: (() => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onSettings(() => {
      this.requestUpdate();
      this.settingsChanged();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  /** Language or theme changed: screens fetch their texts anew. */
  protected settingsChanged(): void {}
}
