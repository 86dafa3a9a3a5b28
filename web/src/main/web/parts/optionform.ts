import { html, nothing, type TemplateResult } from "lit";
import { fits } from "../order";
import { t, tOr } from "../texts";
import type { Game, GameOption, OptionValue } from "../types";

export interface OptionForm {
  game: Game;
  family: string;
  seats: number;
  options: Record<string, string>;
  /** The names of files given in place of the standard ones, by option. */
  files: Record<string, string>;
  change(key: string, value: string): void;
  attach(key: string, file: File | undefined): void;
}

/** The options of a game, a sentence each; files of one's own are folded away. */
export function optionForm(form: OptionForm): unknown {
  const options = form.game.options.filter((option) => fits(option, form.seats));
  const files = options.filter((option) => option.kind === "file");
  const plain = options.filter((option) => option.kind !== "file" && option.values.length > 0);
  return html`${plain.length > 0 ? html`<fieldset><legend>${t("new.options")}</legend>${plain.map((option) => choice(form, option))}</fieldset>` : nothing}
    ${files.length > 0 ? html`<details ?open=${Object.keys(form.files).length > 0}><summary>${t("new.files")}</summary><p class="about">${t("new.files.about")}</p>${files.map((option) => file(form, option))}</details>` : nothing}`;
}

/** A seat option can be any seat of the table besides what the server names. */
export function valuesOf(option: GameOption, seats: number): OptionValue[] {
  if (option.kind !== "seat") return option.values;
  return [...option.values, ...Array.from({ length: seats }, (_, i) => ({ value: String(i + 1), label: t("new.seat", { n: i + 1 }) }))];
}

function choice(form: OptionForm, option: GameOption): TemplateResult {
  const chosen = form.options[option.key] ?? option.usual;
  const about = tOr(`option.${form.family}.${option.key}`, "");
  return html`<label class="inline"><span>${option.label}${about ? html`<small class="about">${about}</small>` : nothing}</span>
    <select data-option=${option.key} @change=${(e: Event) => form.change(option.key, (e.target as HTMLSelectElement).value)}>
      ${valuesOf(option, form.seats).map((v) => html`<option value=${v.value} ?selected=${v.value === chosen}>${v.label}</option>`)}
    </select></label>`;
}

function file(form: OptionForm, option: GameOption): TemplateResult {
  const given = form.files[option.key];
  return html`<label class="inline"><span>${option.label}: <b>${given ?? option.values[0]?.label ?? option.usual}</b></span>
    <input type="file" data-file=${option.key} accept=".json,application/json" @change=${(e: Event) => form.attach(option.key, (e.target as HTMLInputElement).files?.[0])} /></label>`;
}
