import { html, type TemplateResult } from "lit";
import { t, when } from "../texts";
import type { ChatLine } from "../types";
import { named } from "./named";

export function chatBox(lines: ChatLine[], mayTalk: boolean, say: (text: string) => void): TemplateResult {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    if (input.value.trim()) say(input.value.trim());
    input.value = "";
  };
  return html`<div class="chat">
    ${lines.length === 0 ? html`<p class="muted">${t("chat.none")}</p>` : html`<ol aria-live="polite">${lines.map((line) => html`<li title=${when(line.at)}><strong><a href=${`/people/${line.person}`}>${named({ name: line.from, guest: line.guest })}</a></strong> ${line.text}</li>`)}</ol>`}
    ${mayTalk
      ? html`<form class="row" @submit=${send}><input name="text" id="chat-input" maxlength="500" autocomplete="off" aria-label=${t("chat.say")} placeholder=${t("chat.say")} /><button>${t("chat.send")}</button></form>`
      : ""}
  </div>`;
}
