import { html, nothing, type TemplateResult } from "lit";
import { xiiGlyph } from "../../icons/xii";
import { t } from "../../texts";
import type { XiiBoard } from "./board";
import type { TownView } from "./model";
import { townscape } from "./townscape";

type Glance = [icon: string, word: string, read: (town: TownView) => number | undefined];

const GLANCE: Glance[] = [
  ["crown", "score", (town) => town.score],
  ["sword", "power", (town) => town.powAtHome],
  ["reputation", "reputation", (town) => town.reputation],
  ...["population", "food", "supply"].map((id): Glance => [id, id, (town) => town.assets.find((a) => a.id === id)?.amount]),
];

/** The neighbours' towns, one glance away; a click lays their sheet in front. */
export function towns(board: XiiBoard, shown: number): unknown {
  const { view, texts } = board;
  if (view.towns.length < 2) return nothing;
  return html`<div class="xii-towns" role="group" aria-label=${texts.ui("towns")}>
    ${view.towns.map(
      (town, i) => html`<button type="button" aria-pressed=${i === shown} class=${view.active === town.seat ? "active" : ""} @click=${() => board.look(town.seat)}>
        ${townscape(town)}
        <span class="seat-number">${town.seat}</span><strong>${board.seatName(town.seat)}${town.seat === view.first ? html` <span class="tag">${texts.ui("first")}</span>` : nothing}</strong>
        <span class="glance">${GLANCE.map(([icon, word, read]) => html`<span title=${texts.ui(word)}>${xiiGlyph(icon)}<span class="unseen">${texts.ui(word)}</span>${board.num((v) => read(v.towns[i]!))}</span>`)}</span>
      </button>`,
    )}
  </div>`;
}

/** The century: ten decades, and what each of them brings. */
export function events(board: XiiBoard): TemplateResult {
  const { view, texts } = board;
  return html`<ol class="xii-events" aria-label=${texts.ui("events")}>
    ${view.track.map((event, i) => {
      const round = i + 1;
      const state = round < view.round ? "past" : round === view.round ? "now" : "";
      return html`<li class=${`${state} ${event ? "eventful" : ""}`} aria-current=${state === "now" ? "step" : "false"} title=${event ? `${texts.name(event)}: ${texts.about(event)}` : ""}>
        <b>${round}</b>${event ? html`${xiiGlyph(event)}<span class="name">${texts.name(event)}</span>` : nothing}
      </li>`;
    })}
  </ol>`;
}

/** After the war: who supported the king and who stayed at home, all letters opened at once. */
export function revealed(board: XiiBoard): unknown {
  const told = board.news.filter((line) => line.kind === "event.supported" || line.kind === "event.nobody-supported");
  if (board.view.phase === "war" || told.length === 0) return nothing;
  const { texts, view } = board;
  // A line's seat is who decided last; the town is named in its text.
  const support = (seat: number) => told.find((line) => line.kind === "event.supported" && line.text.startsWith(`${board.seatName(seat)} `));
  return html`<section class="xii-war revealed" aria-label=${texts.ui("war")}>
    <h2>${xiiGlyph("crown")} ${texts.ui("war")}</h2>
    <ul class="letters">${view.towns.map((town) => {
      const line = support(town.seat);
      return html`<li class=${line ? "sealed" : ""}>${xiiGlyph(line ? "sword" : "houses")} ${line?.text ?? t("xii.stayed", { who: board.seatName(town.seat) })}</li>`;
    })}</ul>
  </section>`;
}

/** The king's war: a choice in secret. Who has chosen is seen, what they chose is not. */
export function war(board: XiiBoard): unknown {
  const { view, texts } = board;
  if (view.phase !== "war") return nothing;
  const choice = (id: string, icon: string) => {
    const move = board.choices.get(id);
    return board.choiceButton(move, html`${xiiGlyph(icon)} ${move?.label ?? id}`, view.yourWar === id ? "chosen" : "", "");
  };
  return html`<section class="xii-war" aria-label=${texts.ui("war")}>
    <h2>${xiiGlyph("crown")} ${texts.ui("war")}</h2>
    <p>${texts.ui("war-secret")}</p>
    <div class="row">${choice("support", "sword")}${choice("avoid", "houses")}</div>
    ${view.yourWar ? html`<p role="status">✓ ${texts.ui(`war-${view.yourWar}`)}</p>` : nothing}
    <ul class="letters">${view.towns.map((town) => html`<li class=${view.undecided.includes(town.seat) ? "" : "sealed"}>${board.seatName(town.seat)}: ${view.undecided.includes(town.seat) ? "…" : "✉ ✓"}</li>`)}</ul>
  </section>`;
}
