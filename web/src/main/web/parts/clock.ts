import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PageElement } from "../element";
import { t } from "../texts";

/** The time that is left, counting down by itself. */
@customElement("time-left")
export class TimeLeft extends PageElement {
  /** Milliseconds that were left when [since] was told. */
  @property({ attribute: false }) ms = 0;
  @property({ attribute: false }) since: unknown;
  @state() private now = 0;
  #told = 0;
  #timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = window.setInterval(() => (this.now = performance.now()), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("ms") || changed.has("since")) this.#told = this.now = performance.now();
  }

  protected override render(): unknown {
    const left = this.ms - (this.now - this.#told);
    return html`<span class=${left < 30_000 ? "tag clock short" : "tag clock"} role="timer" aria-label=${t("table.clock")}>${clockText(left)}</span>`;
  }
}

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} d ${Math.floor((seconds % 86400) / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
