import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t } from "../texts";
import type { Me } from "../types";
import { dialog } from "./dialog";
import "./datapanel";
import "./hookpanel";
import "./mailpanel";
import "./passwordpanel";
import "./pushpanel";
import "./vacationpanel";

@customElement("account-dialog")
export class AccountDialog extends PageElement {
  @property({ attribute: false }) me!: Me;
  @state() private problem = "";

  private async run(task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
      this.dispatchEvent(new CustomEvent("me-changed", { bubbles: true }));
      this.querySelector("dialog")?.close();
    } catch (e) {
      this.problem = told(e);
    }
  }

  private form(event: SubmitEvent): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const name = String(data.get("name") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const act = (event.submitter as HTMLButtonElement).value;
    const task = {
      save: () => api.rename(name),
      register: () => api.account(name, password),
      login: () => api.login(name, password),
      logout: () => api.logout(false),
      everywhere: () => api.logout(true),
    }[act];
    if (task) void this.run(task);
  }

  protected override render(): unknown {
    const body = html`<form class="stack" @submit=${(e: SubmitEvent) => this.form(e)}>
      <label>${t("me.name")}<input name="name" .value=${this.me.name} maxlength="32" autocomplete="nickname" /></label>
      <button value="save" class="main">${t("me.save")}</button>
      <p>${this.me.account ? t("me.account") : t("me.guest")} <a href=${`/people/${this.me.id}`} @click=${() => this.querySelector("dialog")?.close()}>${t("people.mine")}</a></p>
      ${this.me.account
        ? html`<div class="row"><button value="logout">${t("me.logout")}</button><button value="everywhere">${t("me.logoutAll")}</button></div>`
        : html`<label>${t("me.password")}<input name="password" type="password" autocomplete="current-password" /></label>
            <div class="row"><button value="register">${t("me.register")}</button><button value="login">${t("me.login")}</button></div>
            <p><a href="/password" @click=${() => this.querySelector("dialog")?.close()}>${t("me.forgot")}</a></p>`}
      <p class="problem" role="alert">${this.problem}</p>
    </form>
    ${this.me.account ? html`<password-panel></password-panel>` : nothing}
    <section class="ways"><h3>${t("way.title")}</h3><push-panel person=${this.me.id}></push-panel>${this.me.account ? html`<mail-panel></mail-panel><hook-panel></hook-panel>` : nothing}</section>
    <vacation-panel></vacation-panel><data-panel .account=${this.me.account} @deleted=${() => this.querySelector("dialog")?.close()}></data-panel>`;
    return dialog(t("me.name"), body, () => this.dispatchEvent(new CustomEvent("closed")));
  }
}
