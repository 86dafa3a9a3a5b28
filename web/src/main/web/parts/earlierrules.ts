import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";
import type { Table } from "../types";

/** Says so where a table is played under rules that are no longer today's. */
export function earlierRules(table: Table): TemplateResult | typeof nothing {
  return table.earlierRules ? html`<p class="muted">${t("table.earlierRules", { n: table.rules })}</p>` : nothing;
}
