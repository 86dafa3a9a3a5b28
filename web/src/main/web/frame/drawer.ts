import { html, nothing, type TemplateResult } from "lit";
import type { Components } from "../components";
import { icon } from "../icons/ui";
import { chatBox } from "../parts/chat";
import { logList } from "../parts/log";
import { t } from "../texts";
import type { ChatLine, LogLine } from "../types";

export type Tab = "log" | "chat" | "players" | "coach";

export interface Drawer {
  /** Undefined: it is shut. */
  open: Tab | undefined;
  pick(tab: Tab | undefined): void;
  lines: LogLine[];
  /** The first number that is new to the reader; 0: nothing is marked. */
  seen: number;
  moment(number: number): void;
  /** Undefined at a table without chat. */
  chat: ChatLine[] | undefined;
  /** How many words were said since the chat was last open. */
  unheard: number;
  member: boolean;
  say(text: string): void;
  players: TemplateResult;
  /** Undefined while the game is not over. */
  coach: (() => unknown) | undefined;
  components: Components;
}

/** What happened, what was said and who sits here, in a drawer on the right edge. */
export function drawer(d: Drawer): TemplateResult {
  const fresh = d.seen > 0 ? d.lines.filter((line) => line.number >= d.seen).length : 0;
  const tab = (id: Tab, label: string, count: number) =>
    html`<button type="button" id=${`tab-${id}`} aria-expanded=${d.open === id} aria-controls="talk" @click=${() => d.pick(d.open === id ? undefined : id)}>
      <span>${label}</span>${count > 0 ? html`<b>${count}</b>` : nothing}
    </button>`;
  return html`<aside class=${d.open ? "drawer open" : "drawer"} aria-label=${t("table.talk")}>
    <div class="handles">
      ${tab("log", t("table.log"), fresh)}${d.chat ? tab("chat", t("table.chat"), d.unheard) : nothing}${tab("players", t("table.players"), 0)}${d.coach ? tab("coach", t("coach.tab"), 0) : nothing}
      <button type="button" class="shut quiet round" aria-label=${t("close")} @click=${() => d.pick(undefined)}>${icon("close")}</button>
    </div>
    <div id="talk" class="talk" ?hidden=${!d.open}>${content(d)}</div>
  </aside>`;
}

function content(d: Drawer): unknown {
  switch (d.open) {
    case "log":
      return logList(d.lines, d.seen, d.moment, d.components);
    case "chat":
      return chatBox(d.chat ?? [], d.member, d.say);
    case "players":
      return d.players;
    case "coach":
      return d.coach?.() ?? nothing;
    case undefined:
      return nothing;
  }
}

/** Whether the open drawer lies over something that can be chosen. */
export function hidesChoices(root: HTMLElement): boolean {
  const box = root.querySelector(".drawer.open #talk")?.getBoundingClientRect();
  if (!box || box.width === 0) return false;
  return [...root.querySelectorAll(".the-board [data-move]")].some((choice) => {
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    return right > left && right > box.left + 1 && left < box.right && bottom > box.top + 1 && top < box.bottom;
  });
}
