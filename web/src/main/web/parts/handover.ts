import { html, type TemplateResult } from "lit";
import { mark } from "../icons/ui";
import { t } from "../texts";

/** Between two people at one device: whose turn it is, and nothing private. */
export function handOver(who: string, take: () => void): TemplateResult {
  return html`<section class="hand-over">
    ${mark()}
    <h2>${t("hand.title")}</h2>
    <p>${t("hand.to", { who })}</p>
    <button class="main big" id="hand-over" @click=${take}>${t("hand.ready", { who })}</button>
  </section>`;
}
