import { html, type TemplateResult } from "lit";
import { icon } from "../icons/ui";
import { currentTheme, language, setLanguage, setTheme, type Lang, type Theme } from "../settings";
import { t } from "../texts";
import type { Me } from "../types";

/** Language, theme and who one is: in the bar of the site, and in the menu of a table. */
export function siteSettings(me: Me | undefined): TemplateResult {
  const account = (event: Event) => (event.target as Element).dispatchEvent(new CustomEvent("account", { bubbles: true }));
  return html`<div class="settings" role="group" aria-label=${t("nav.settings")}>
    <select aria-label=${t("lang.label")} @change=${(e: Event) => setLanguage((e.target as HTMLSelectElement).value as Lang)}>
      <option value="en" lang="en" ?selected=${language() === "en"}>EN</option>
      <option value="it" lang="it" ?selected=${language() === "it"}>IT</option>
    </select>
    <select aria-label=${t("theme.label")} @change=${(e: Event) => setTheme((e.target as HTMLSelectElement).value as Theme)}>
      ${(["auto", "light", "dark"] as const).map((theme) => html`<option value=${theme} ?selected=${currentTheme() === theme}>${t(`theme.${theme}`)}</option>`)}
    </select>
    <button class="quiet who" aria-label=${`${t("me.name")}: ${me?.name ?? ""}`} @click=${account}>${icon("user")}<span>${me?.name ?? "…"}</span></button>
  </div>`;
}
