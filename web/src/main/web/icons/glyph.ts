import { html, type TemplateResult } from "lit";

/** A filled picture on a grid of 24 from a map of path data; unknown things get a plain seal, never nothing. */
export function glyphs(paths: Record<string, string>): (id: string, kind?: string) => TemplateResult {
  return (id, kind = "") => html`<svg class=${`glyph ${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fill-rule="evenodd" d=${paths[id] ?? "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"} />
  </svg>`;
}
