import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons/ui";
import { t, tOr, when } from "../texts";
import type { Seat } from "../types";
import "./clock";
import { named } from "./named";

/** Who sits at the table, whom it waits for, who is away. */
export function players(seats: Seat[], awaited: number[], clock: Record<string, number> | null): TemplateResult {
  return html`<ul class="players" aria-label=${t("table.players")}>
    ${seats.map((seat) => {
      const turn = awaited.includes(seat.seat);
      const left = clock?.[String(seat.seat)];
      return html`<li class=${`player seat-${seat.seat} ${turn ? "turn" : ""}`} aria-current=${turn ? "true" : "false"}>
        <span class="seat-number">${seat.seat}</span>
        <span class="name">${seat.person ? html`<a href=${`/people/${seat.person}`}>${named(seat)}</a>` : named(seat)}</span>
        ${seat.you ? html`<span class="tag">${t("table.you")}</span>` : nothing}
        ${seat.kind === "bot" ? html`<span class="tag">${tOr(`new.level.${seat.level}`, t("table.bot"))}</span>` : nothing}
        ${seat.kind !== "bot" && seat.kind !== "hotseat" && seat.kind !== "former" && !seat.you && !seat.present ? html`<span class="tag away">${t("table.away")}</span>` : nothing}
        ${seat.resigned ? html`<span class="tag">${t("table.resigned")}</span>` : seat.takenOver ? html`<span class="tag">${t("table.botPlays")}</span>` : nothing}
        ${seat.away === undefined ? nothing : html`<span class="tag away">${t("vacation.tag", { when: when(seat.away) })}</span>`}
        ${seat.advised > 0 ? html`<span class="tag">${t("coach.advised", { n: seat.advised })}</span>` : nothing}
        ${left !== undefined ? html`<time-left .ms=${left} .since=${clock}></time-left>` : nothing}
        ${turn ? html`<span class="waits">${icon("hourglass")}</span>` : nothing}
      </li>`;
    })}
  </ul>`;
}
