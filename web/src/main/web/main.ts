import "./styles/index.css";
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { api } from "./api";
import { PageElement } from "./element";
import { applyZoom } from "./frame/zoom";
import { mark } from "./icons/ui";
import { follow } from "./push";
import { go, route, startRouter, type Route } from "./router";
import { siteSettings } from "./parts/sitesettings";
import { applySettings } from "./settings";
import { t } from "./texts";
import type { Me } from "./types";
import "./parts/account";
import "./parts/help";
import "./screens/home";

applySettings();
applyZoom();
/** Only where the browser allows it: over HTTPS, or on this machine. It keeps the client for later, so what is opened now comes first. */
function keepForLater(): void {
  if (navigator.onLine) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}
window.addEventListener("load", () => setTimeout(keepForLater, 3000));

const pages = () => import("./screens/pages");
const tables = () => import("./screens/tables");

/** What is fetched when it is first gone to: few files, since each is a way to the server and back. */
const SCREENS: Record<string, () => Promise<unknown>> = { api: pages, mail: pages, new: pages, password: pages, people: pages, rules: pages, learn: tables, replay: tables, table: tables };

/** The frame of the client: the bar on top, and the screen that the address names. */
@customElement("loggia-app")
export class LoggiaApp extends PageElement {
  @state() private route: Route = route();
  @state() private me: Me | undefined;
  @state() private accountOpen = false;
  /** The server could not be asked who this is. */
  @state() private away = false;
  /** A part of the client could not be fetched, since the server is away or was renewed. */
  @state() private unfetched = false;

  override connectedCallback(): void {
    super.connectedCallback();
    startRouter(() => {
      this.route = route();
      this.fetchScreen();
    });
    this.fetchScreen();
    void this.loadMe();
    this.addEventListener("account", () => (this.accountOpen = true));
    this.addEventListener("me-changed", () => void this.loadMe());
  }

  private fetchScreen(): void {
    SCREENS[this.route.screen]?.().catch(() => (this.unfetched = true));
  }

  private async loadMe(): Promise<void> {
    try {
      this.me = await api.me();
      void follow(this.me.id).catch(() => undefined);
      this.away = false;
    } catch {
      this.away = true;
      if (!this.me) setTimeout(() => void this.loadMe(), 5000);
    }
  }

  protected override updated(): void {
    document.body.dataset["screen"] = this.route.screen || "home";
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href="#main">${t("app.skip")}</a>
      ${this.framed ? nothing : this.bar()}
      <main id="main" tabindex="-1">${this.unfetched ? html`<p class="loading problem" role="alert">${t("error.reload")}</p>` : this.route.screen === "rules" ? this.screen() : this.me ? keyed(this.me.id, this.screen()) : this.away ? html`<p class="loading problem" role="alert">${t("error.offline")}</p>` : html`<p class="loading">${t("loading")}</p>`}</main>
      <help-dialog></help-dialog>
      ${this.accountOpen && this.me
        ? html`<account-dialog .me=${this.me} @closed=${() => (this.accountOpen = false)}></account-dialog>`
        : nothing}
    `;
  }

  /** A table and a lesson fill the window and have a bar of their own. */
  private get framed(): boolean {
    const { screen, arg } = this.route;
    return screen === "table" || screen === "replay" || (screen === "learn" && arg !== "");
  }

  private bar(): TemplateResult {
    const link = (to: string, screen: string, label: string) =>
      html`<a href=${to} aria-current=${this.route.screen === screen ? "page" : "false"}>${label}</a>`;
    return html`<header class="bar">
      <a class="brand" href="/" aria-label="Loggia">${mark()}<span>Loggia</span></a>
      <nav aria-label=${t("nav.main")}>${link("/new", "new", t("nav.new"))}${link("/rules", "rules", t("nav.rules"))}${link("/learn", "learn", t("nav.learn"))}</nav>
      ${siteSettings(this.me)}
    </header>`;
  }

  /** Drawn anew for another person: whoever signs in or out sees nothing of the one before. */
  private screen(): TemplateResult {
    const { screen, arg, query } = this.route;
    switch (screen) {
      case "":
        return html`<home-screen></home-screen>`;
      case "new":
        return html`<new-screen .wanted=${arg || (query.get("game") ?? "")}></new-screen>`;
      case "table":
      case "replay":
        return html`<table-screen .tableId=${arg} .me=${this.me}></table-screen>`;
      case "rules":
        return html`<rules-screen .game=${arg}></rules-screen>`;
      case "learn":
        return html`<learn-screen .game=${arg} .which=${Number(query.get("part") ?? 1)} .me=${this.me}></learn-screen>`;
      case "mail":
        return html`<mail-screen .what=${arg} .token=${query.get("token") ?? ""}></mail-screen>`;
      case "people":
        return html`<people-screen .who=${arg || this.me?.id || ""}></people-screen>`;
      case "password":
        return html`<password-screen .token=${query.get("token") ?? ""} .done=${query.has("set")}></password-screen>`;
      case "api":
        return html`<api-screen></api-screen>`;
      default:
        return html`<section class="page"><h1>${t("notFound")}</h1><button @click=${() => go("/")}>${t("nav.home")}</button></section>`;
    }
  }
}
