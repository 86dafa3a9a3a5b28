import { html, nothing } from "lit";
import { cardArt } from "../icons/cardart";
import { cityGlyph } from "../icons/city";
import { xiiGlyph, XII_PATHS } from "../icons/xii";
import type { Component } from "../types";
import { art, landArt } from "./city/art";
import { Facts } from "./city/facts";

/** The picture of a component, as its game's board draws it. */
export function componentArt(family: string, component: Component): unknown {
  const { id, kind, facts } = component;
  const fact = (key: string) => facts.find((f) => f.key === key)?.value ?? "";
  switch (family) {
    case "iron":
      return html`<span class=${`picture iron-card face-top ${fact("culture") || kind}`}>${cardArt(id, fact("culture"), kind)}</span>`;
    case "xii":
      return id in XII_PATHS ? html`<span class="picture">${xiiGlyph(id)}</span>` : nothing;
    case "city":
      return html`<span class="picture">${cityArt(component, fact)}</span>`;
    default:
      return nothing;
  }
}

function cityArt(component: Component, fact: (key: string) => string): unknown {
  switch (component.kind) {
    case "building":
    case "town":
      return art(component.id, new Facts([component]), fact("land"));
    case "land":
      return landArt(fact("types").split(" / "));
    case "card":
      return cityGlyph(fact("kind"));
    case "good":
      return cityGlyph(component.id);
    case "token":
      return cityGlyph("town");
    default:
      return nothing;
  }
}
