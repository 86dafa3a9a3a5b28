import { html, nothing, type TemplateResult } from "lit";
import { t, tOr } from "../texts";
import type { Game, SeatKind, SeatOrder } from "../types";

export interface SeatForm {
  game: Game;
  seats: SeatOrder[];
  resize(count: number): void;
  change(index: number, seat: SeatOrder): void;
}

const KINDS: SeatKind[] = ["me", "open", "hotseat", "bot", "outside"];
const value = (e: Event) => (e.target as HTMLInputElement).value;

/** How many sit at the table, and who they are. */
export function seatForm(form: SeatForm): TemplateResult {
  const { leastSeats, mostSeats } = form.game;
  const counts = Array.from({ length: mostSeats - leastSeats + 1 }, (_, i) => i + leastSeats);
  return html`<fieldset><legend>${t("new.seats")}</legend>
    <label class="inline">${t("new.seatsCount")}
      <select id="seat-count" @change=${(e: Event) => form.resize(Number(value(e)))}>
        ${counts.map((n) => html`<option value=${n} ?selected=${n === form.seats.length}>${n}</option>`)}
      </select></label>
    <ol class="seat-list">${form.seats.map((seat, i) => row(form, seat, i))}</ol>
    ${form.seats.some((seat) => seat.kind === "open" || seat.kind === "outside") ? html`<p class="about">${t("new.inviteAfter")}</p>` : nothing}
  </fieldset>`;
}

function row(form: SeatForm, seat: SeatOrder, i: number): TemplateResult {
  const label = t("new.seat", { n: i + 1 });
  return html`<li>
    <span class="seat-number">${i + 1}</span>
    <select aria-label=${label} data-seat=${i + 1} @change=${(e: Event) => form.change(i, fresh(form.game, value(e) as SeatKind))}>
      ${KINDS.map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${t(`new.kind.${kind}`)}</option>`)}
    </select>
    ${seat.kind === "bot"
      ? html`<select aria-label=${`${label}: ${t("new.level")}`} @change=${(e: Event) => form.change(i, { kind: "bot", level: value(e) })}>
          ${form.game.levels.map((level) => html`<option value=${level} ?selected=${level === seat.level}>${tOr(`new.level.${level}`, level)}</option>`)}
        </select>`
      : nothing}
    ${seat.kind === "hotseat" || seat.kind === "outside"
      ? html`<input aria-label=${`${label}: ${t("new.name")}`} placeholder=${t("new.name")} maxlength="24" .value=${seat.name ?? ""} @input=${(e: Event) => form.change(i, { kind: seat.kind, name: value(e) })} />`
      : nothing}
    ${seat.kind === "outside" ? html`<p class="about">${t("new.outside.about")}</p>` : nothing}
  </li>`;
}

function fresh(game: Game, kind: SeatKind): SeatOrder {
  return kind === "bot" ? { kind, level: game.levels[0] ?? "apprentice" } : { kind };
}
