import { html, nothing, type TemplateResult } from "lit";
import { cardArt } from "../../icons/cardart";
import { ironGlyph } from "../../icons/iron";
import type { GameTexts } from "../../texts";

export interface Face {
  id: string;
  kind: string;
  culture: string;
  count?: number;
  object?: string;
  protectedBy?: string[];
}

/** The face of a card: its picture, its Culture by colour and sign, its name, what it does, what protects it. */
export function face(card: Face, texts: GameTexts, full = false): TemplateResult {
  const about = full ? texts.about(card.id) : "";
  const shields = (card.protectedBy ?? []).map((s) => texts.ui(`protected-${s}`)).join(", ");
  return html`<span class=${`face-top ${card.culture || card.kind}`}>
      ${cardArt(card.id, card.culture, card.kind)}
      <span class="sign" title=${card.culture ? texts.name(card.culture) : kindName(card, texts)}>${ironGlyph(card.culture || card.kind)}</span>
      ${card.culture ? html`<span class="unseen">${texts.name(card.culture)}</span>` : nothing}
      ${card.kind === "character" || !card.culture ? nothing : html`<span class="kind">${ironGlyph(card.kind)}</span>`}
      ${(card.count ?? 1) > 1 ? html`<span class="count">×${card.count}</span>` : nothing}
    </span>
    <span class="face-name">${texts.name(card.id)}</span>
    <span class="face-kind">${kindName(card, texts)}</span>
    ${about ? html`<span class="face-about">${about}</span>` : nothing}
    ${card.object ? html`<span class="bears">${ironGlyph("object")} ${texts.name(card.object)}</span>` : nothing}
    ${shields ? html`<span class="guard" title=${shields}>${ironGlyph("shield")}<span>${shields}</span></span>` : nothing}`;
}

function kindName(card: Face, texts: GameTexts): string {
  return texts.find(`kind.${card.kind}`) ?? card.kind;
}
