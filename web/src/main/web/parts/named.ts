import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";

/** A person's name; a guest's is marked, for anybody can take any name as a guest. */
export function named({ name, guest }: { name: string; guest: boolean }): TemplateResult {
  return html`${name}${guest ? html`<span class="guest" title=${t("guest.about")}>${t("guest")}</span>` : nothing}`;
}
