import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PageElement } from "../element";
import { family, type Family } from "../games";
import { cityGlyph } from "../icons/city";
import { ironGlyph } from "../icons/iron";
import { xiiGlyph } from "../icons/xii";
import { shortcut } from "../screens/keys";
import { GameTexts, t } from "../texts";
import type { GameDetail } from "../types";
import { dialog } from "./dialog";

/** The symbols that stand for something without its name beside it, by what they stand for in the message files. */
const SYMBOLS: Record<Family, [draw: (id: string) => TemplateResult, words: Record<string, string>]> = {
  xii: [xiiGlyph, words("population food supply farms men knights ale houses monks mercenaries masons bread reputation", { crown: "vp", sword: "power" }, "grassland farmland quarry forest fire plague famine civil-war outlaws water-storm")],
  iron: [ironGlyph, words("catholics reformed scientists demonic pirates protagonist character bastion object attack special", { shield: "protected-bastion", eye: "known", hand: "hand", deck: "deck" })],
  city: [cityGlyph, words("turnips srikas moss ore tentacles salt demons parts silk crystals grass forest mountain coast desert jungle flying-island work distance ship airship attack defence", { coin: "coins", science: "science", vp: "vp", income: "income", citizen: "citizen", military: "military", card: "hand", store: "store", town: "towns" })],
  other: [ironGlyph, {}],
};

/** Most symbols are called as what they stand for. */
function words(ids: string, others: Record<string, string> = {}, more = ""): Record<string, string> {
  return { ...Object.fromEntries(`${ids} ${more}`.trim().split(" ").map((id) => [id, id])), ...others };
}

/** What the symbols of a game mean, one key away. */
@customElement("legend-dialog")
export class LegendDialog extends PageElement {
  @property({ attribute: false }) detail!: GameDetail;
  @state() private open = false;

  #key = (event: KeyboardEvent): void => {
    if (shortcut(event) === "symbols" && !document.querySelector("dialog[open]")) this.open = true;
  };

  #show = (): void => {
    this.open = true;
  };

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#key);
    window.addEventListener("loggia:legend", this.#show);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#key);
    window.removeEventListener("loggia:legend", this.#show);
  }

  protected override render(): unknown {
    if (!this.open) return nothing;
    const look = family(this.detail.id);
    const texts = new GameTexts(this.detail.texts);
    const [draw, named] = SYMBOLS[look];
    const body = html`<ul class=${`symbols ${look}`}>${Object.entries(named).map(([id, word]) => html`<li data-component=${id}>${draw(id)} ${texts.find(`kind.${word}`) ?? texts.ui(word)}</li>`)}</ul>
      <h3>${t("help.reading")}</h3>
      ${reading()}`;
    return dialog(t("legend.title"), body, () => (this.open = false), "wide");
  }
}

/** What colours and lines mean at every table. */
export function reading(): TemplateResult {
  return html`<ul class="legend">
    <li><span class="swatch lit"></span> ${t("help.lit")}</li>
    <li><span class="swatch dashed"></span> ${t("help.dashed")}</li>
    <li><span class="would">3</span> ${t("help.would")}</li>
    <li><span class="fresh">3</span> ${t("help.fresh")}</li>
  </ul>`;
}
