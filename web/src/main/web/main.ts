import { LitElement, html } from "lit";
import { customElement } from "lit/decorators.js";

/** The frame of the client; it draws into the page itself so that one style sheet serves all. */
@customElement("loggia-app")
export class LoggiaApp extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    return html`<main><h1>Loggia</h1></main>`;
  }
}
