import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t } from "../texts";
import type { HookKind, ShownHook } from "../types";
import { way } from "./way";

const KINDS: HookKind[] = ["discord", "slack", "json"];

/** Who listens at an address, as far as its name tells. */
function kindOf(url: string): HookKind {
  return /^https:\/\/(\w+\.)?discord(app)?\.com\//.test(url) ? "discord" : url.startsWith("https://hooks.slack.com/") ? "slack" : "json";
}

/** The webhook of a person, or of the table that is named. Nothing is shown where the server calls none. */
@customElement("hook-panel")
export class HookPanel extends PageElement {
  @property() table = "";
  @state() private hook: ShownHook | undefined;
  @state() private kind: HookKind = "json";
  @state() private said = "";
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.run(() => api.hook(this.table));
  }

  private async run(task: () => Promise<ShownHook>, said?: (hook: ShownHook) => string): Promise<void> {
    try {
      this.hook = await task();
      this.problem = "";
      this.said = said?.(this.hook) ?? "";
      if (this.hook.kind) this.kind = this.hook.kind;
    } catch (e) {
      this.problem = told(e);
    }
  }

  private save(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const url = String(new FormData(form).get("url") ?? "").trim();
    void this.run(() => api.saveHook(this.table, { url, kind: this.kind }), () => t("hook.saved")).then(() => this.problem || form.reset());
  }

  private drop(): void {
    void this.run(() => api.saveHook(this.table, { url: "", kind: this.kind }), () => t("hook.removed"));
  }

  private test(): void {
    void this.run(() => api.testHook(this.table), (hook) => (hook.error ? "" : t("hook.worked")));
  }

  protected override updated(): void {
    const select = this.querySelector("select");
    if (select) select.value = this.kind;
  }

  protected override render(): unknown {
    const hook = this.hook;
    if (!hook?.offered) return nothing;
    const address = (e: Event) => (this.kind = kindOf((e.target as HTMLInputElement).value));
    const form = html`<form class="stack" @submit=${(e: SubmitEvent) => this.save(e)}>
      <p class="muted">${t(this.table ? "hook.aboutTable" : "hook.about")}</p>
      <div class="fields">
        <label class="long">${t("hook.url")}<input name="url" type="url" required maxlength="500" placeholder=${hook.host ? `https://${hook.host}/…` : "https://"} autocomplete="off" @input=${address} /></label>
        <label>${t("hook.kind")}<select @change=${(e: Event) => (this.kind = (e.target as HTMLSelectElement).value as HookKind)}>${KINDS.map((k) => html`<option value=${k}>${t(`hook.kind.${k}`)}</option>`)}</select></label>
      </div>
      <div class="row">
        <button>${t("hook.save")}</button>
        ${hook.kind ? html`<button type="button" @click=${() => this.test()}>${t("hook.test")}</button><button type="button" class="quiet" @click=${() => this.drop()}>${t("hook.remove")}</button>` : nothing}
        <span role="status">${this.said}</span>
      </div>
      ${hook.off ? html`<p class="problem">${t("hook.off")}</p>` : nothing}
      <p class="problem" role="alert">${this.problem || (hook.error ?? "")}</p>
    </form>`;
    return way("link", t("hook.title"), hook.off || hook.error ? t("hook.fails") : hook.kind ? t(`hook.kind.${hook.kind}`) : t("way.off"), form);
  }
}
