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

/** The face of a whole card: its picture, its Culture by colour and sign, its name, what it does, what protects it. */
export function face(card: Face, texts: GameTexts): TemplateResult {
  const about = texts.about(card.id);
  const shields = shieldsOf(card, texts);
  return html`<span class=${`face-top ${card.culture || card.kind}`}>
      ${cardArt(card.id, card.culture, card.kind)}
      <span class="sign">${ironGlyph(card.culture || card.kind)}</span>
      ${card.culture ? html`<span class="unseen">${texts.name(card.culture)}</span>` : nothing}
      ${card.kind === "character" || !card.culture ? nothing : html`<span class="kind">${ironGlyph(card.kind)}</span>`}
      ${(card.count ?? 1) > 1 ? html`<span class="count">×${card.count}</span>` : nothing}
    </span>
    <span class="face-name">${texts.name(card.id)}</span>
    <span class="face-kind">${kindName(card, texts)}</span>
    ${about ? html`<span class="face-about">${about}</span>` : nothing}
    ${card.object ? html`<span class="bears">${ironGlyph("object")} ${texts.name(card.object)}</span>` : nothing}
    ${shields ? html`<span class="guard">${ironGlyph("shield")}<span>${shields}</span></span>` : nothing}`;
}

export function shieldsOf(card: Face, texts: GameTexts): string {
  return (card.protectedBy ?? []).map((s) => texts.ui(`protected-${s}`)).join(", ");
}

export function kindName(card: Face, texts: GameTexts): string {
  return texts.find(`kind.${card.kind}`) ?? card.kind;
}
