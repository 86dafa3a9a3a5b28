import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../element";
import { t } from "../texts";
import type { GameDetail } from "../types";
import { dialog } from "./dialog";

/** One rule in a dialog, with its chapter around it: where a refused choice leads. */
@customElement("rule-dialog")
export class RuleDialog extends PageElement {
  @property({ attribute: false }) detail!: GameDetail;
  @property() rule = "";

  protected override updated(): void {
    this.querySelector(".wanted")?.scrollIntoView({ block: "center" });
  }

  protected override render(): unknown {
    const chapter = this.detail.chapters.find((c) => c.rules.some((r) => r.id === this.rule)) ?? this.detail.chapters[0];
    const body = html`<div class="rules-body" tabindex="0" role="region" aria-label=${t("rules.rules")}>
        ${chapter
          ? html`<h3>${chapter.title}</h3>
              ${chapter.rules.map((r) => html`<p class=${r.id === this.rule ? "rule wanted" : "rule"}><span class="rule-id">${r.id}</span> ${r.text}</p>`)}`
          : nothing}
      </div>
      <p><a href=${`/rules/${this.detail.id}#${this.rule}`} target="_blank">${t("rules.open")}</a></p>`;
    return dialog(t("table.rules"), body, () => this.dispatchEvent(new CustomEvent("closed")), "wide");
  }
}
