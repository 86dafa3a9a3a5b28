import { html, nothing, type TemplateResult } from "lit";
import { api } from "../api";
import { zoom } from "../frame/zoom";
import { icon } from "../icons/ui";
import { isSounding, setSounding } from "../sound";
import { t } from "../texts";
import type { Me, Table } from "../types";
import { earlierRules } from "./earlierrules";
import "./hookpanel";
import { siteSettings } from "./sitesettings";

export interface MenuActs {
  act(verb: string, body?: unknown): void;
  notify(): void;
  notifying: boolean;
  rules(): void;
  copy(text: string): void;
  copied: boolean;
}

/** A menu that opens under the bar and shuts as soon as one turns to something else. */
export function frameMenu(me: Me | undefined, items: unknown): TemplateResult {
  const shut = (event: FocusEvent) => {
    const menu = event.currentTarget as HTMLDetailsElement;
    const to = event.relatedTarget as Node | null;
    if (to && !menu.contains(to)) menu.open = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    const menu = event.currentTarget as HTMLDetailsElement;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  return html`<details class="table-menu" @focusout=${shut} @keydown=${escape}>
    <summary aria-label=${t("table.menu")}>${icon("menu")}<span>${t("table.menu")}</span></summary>
    <div class="stack" tabindex="-1">
      ${items}
      <label class="inline"><input type="checkbox" id="sound" .checked=${isSounding()} @change=${(e: Event) => setSounding((e.target as HTMLInputElement).checked)} /> ${t("table.sound")}</label>
      <div class="row zoom" role="group" aria-label=${t("help.zoom")}>
        <button aria-label=${t("help.smaller")} @click=${() => zoom(-1)}>−</button><button aria-label=${t("help.usual")} @click=${() => zoom(0)}>100%</button><button aria-label=${t("help.larger")} @click=${() => zoom(1)}>+</button>
      </div>
      ${siteSettings(me)}
    </div>
  </details>`;
}

/** What can be done with the table itself, as opposed to in the game. */
export function tableMenu(me: Me | undefined, table: Table, seat: number, acts: MenuActs): TemplateResult {
  const mine = table.seats.find((s) => s.seat === seat && s.you);
  const running = table.status === "running";
  const sure = () => confirm(t("table.resignSure")) && acts.act("resign", { seat });
  return frameMenu(
    me,
    html`<button @click=${() => acts.rules()}>${icon("book")} ${t("table.rules")}</button>
      <button @click=${() => window.dispatchEvent(new Event("loggia:help"))}>? ${t("help.title")}</button>
      <button @click=${() => window.dispatchEvent(new Event("loggia:legend"))}>${icon("eye")} ${t("legend.title")}</button>
      <button aria-pressed=${acts.notifying} @click=${() => acts.notify()}>${icon("bell")} ${acts.notifying ? t("table.notifyOn") : t("table.notify")}</button>
      ${table.invite
        ? html`<button @click=${() => acts.copy(`${location.origin}/table/${table.id}?invite=${table.invite}`)}>${icon("link")} ${t("room.invite")}: ${acts.copied ? t("room.copied") : t("room.copy")}</button>`
        : nothing}
      ${running && mine
        ? mine.takenOver
          ? html`<button @click=${() => acts.act("retake", { seat })}>${icon("user")} ${t("table.retake")}</button>`
          : html`<button @click=${() => acts.act("takeover", { seat, level: "journeyman" })}>${icon("gear")} ${t("table.takeover")}</button>`
        : nothing}
      ${running && mine && !mine.resigned ? html`<button class="danger" @click=${sure}>${icon("flag")} ${t("table.resign")}</button>` : nothing}
      ${table.status === "over"
        ? html`<a class="button" href=${api.recordAddress(table.id)} download=${`${table.game}-${table.id}.record`}>${t("table.record")}</a>
            ${table.member ? html`<button @click=${() => acts.act("rematch")}>${t("table.rematch")}</button>` : nothing}`
        : nothing}
      ${running && table.owner && table.seats.some((s) => !s.you && s.kind === "person") ? html`<hook-panel table=${table.id}></hook-panel>` : nothing}
      ${earlierRules(table)}
      ${table.seed !== undefined ? html`<p class="muted">${t("table.seed")}: ${table.seed}</p>` : nothing}`,
  );
}
