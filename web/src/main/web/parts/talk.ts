import { html, nothing, type TemplateResult } from "lit";
import { t } from "../texts";
import type { ChatLine, LogLine } from "../types";
import { chatBox } from "./chat";
import { logList } from "./log";

export type Tab = "log" | "chat";

export interface Talk {
  tab: Tab;
  pick(tab: Tab): void;
  lines: LogLine[];
  /** The first number that is new to the reader; 0: nothing is marked. */
  seen: number;
  open(number: number): void;
  /** Undefined at a table without chat. */
  chat: ChatLine[] | undefined;
  member: boolean;
  say(text: string): void;
}

/** What happened and what was said. */
export function talk(talk: Talk): TemplateResult {
  const tab = (id: Tab, label: string) =>
    html`<button type="button" role="tab" id=${`tab-${id}`} aria-selected=${talk.tab === id} aria-controls="talk" @click=${() => talk.pick(id)}>${label}</button>`;
  const said = talk.chat?.length ? ` (${talk.chat.length})` : "";
  return html`<section class="talk">
    <div role="tablist" aria-label=${t("table.log")}>${tab("log", t("table.log"))}${talk.chat ? tab("chat", `${t("table.chat")}${said}`) : nothing}</div>
    <div id="talk" role="tabpanel" aria-labelledby=${`tab-${talk.tab}`}>
      ${talk.tab === "log" ? logList(talk.lines, talk.seen, talk.open) : chatBox(talk.chat ?? [], talk.member, talk.say)}
    </div>
  </section>`;
}
