import { html, type TemplateResult } from "lit";
import { icon } from "../icons/ui";
import { t } from "../texts";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { noChange } from "lit";

/** Opens the dialog as soon as it stands in the page. */
class Modal extends Directive {
  override render(): unknown {
    return noChange;
  }

  override update(part: ElementPart): unknown {
    const dialog = part.element as HTMLDialogElement;
    queueMicrotask(() => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    });
    return noChange;
  }
}

const modal = directive(Modal);

/** A modal dialog with a title; the browser keeps the focus in it and gives it back afterwards. */
export function dialog(title: string, body: unknown, closed: () => void, kind = ""): TemplateResult {
  return html`<dialog class=${kind} aria-labelledby="dialog-title" @close=${closed} ${modal()}>
    <header>
      <h2 id="dialog-title">${title}</h2>
      <button class="quiet round" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
    </header>
    ${body}
  </dialog>`;
}

export function close(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}
