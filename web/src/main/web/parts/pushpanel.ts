import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, ApiError } from "../api";
import { PageElement } from "../element";
import { icon } from "../icons/ui";
import { canPush, subscription, switchOff, switchOn } from "../push";
import { t } from "../texts";
import type { ShownPush } from "../types";

/** One tap, and this browser tells of turns while no page is open. Nothing is shown where that cannot be. */
@customElement("push-panel")
export class PushPanel extends PageElement {
  @property() person = "";
  @state() private push: ShownPush | undefined;
  @state() private on = false;
  @state() private busy = false;
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    if (!canPush()) return;
    void Promise.all([api.pushKey(), subscription()]).then(([push, known]) => {
      this.push = push;
      this.on = known !== null;
    }, () => undefined);
  }

  private async change(event: Event): Promise<void> {
    const box = event.target as HTMLInputElement;
    this.busy = true;
    this.problem = "";
    try {
      if (!box.checked) await switchOff();
      else if (!(await switchOn(this.person, this.push!.key))) this.problem = t("push.denied");
    } catch (e) {
      this.problem = e instanceof ApiError ? e.message : t("push.failed");
    }
    this.on = (await subscription()) !== null && box.checked && !this.problem;
    box.checked = this.on;
    this.busy = false;
  }

  protected override render(): unknown {
    if (!this.push?.offered) return nothing;
    return html`<div class="way">
      <label class="switch">${icon("bell")}<span>${t("push.title")}</span><input type="checkbox" role="switch" .checked=${this.on} ?disabled=${this.busy} @change=${(e: Event) => void this.change(e)} /></label>
      <p class="problem" role="alert">${this.problem}</p>
    </div>`;
  }
}
