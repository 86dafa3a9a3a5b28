import { html, svg, type TemplateResult } from "lit";

/** Line icons on a grid of 24, drawn for this client. They never stand alone: a label is always beside or behind them. */
const PATHS = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M6 5v14M18 5l-8 7 8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v11H9zM5 15V4h10",
  book: "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zm0 0v14",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  mail: "M3 6h18v13H3zM3 7l9 7 9-7",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  flag: "M6 21V4h12l-3 4 3 4H6",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  star: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2-5.6 3.2 1.3-6.2L3 9.5l6.3-.7z",
  hourglass: "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
  check: "M5 13l5 5L20 6",
  share: "M12 15V3M7 8l5-5 5 5M5 13v8h14v-8",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
} as const;

export type UiIcon = keyof typeof PATHS;

export function icon(name: UiIcon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${PATHS[name]} />
  </svg>`;
}

/** Three arches on a step: the house's mark. */
export const mark = (): TemplateResult => html`<svg class="mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
  ${[0, 1, 2].map((i) => svg`<path class="arch" d=${`M${3 + i * 14} 27V14a7 7 0 0 1 14 0v13z`} />
    <path class="door" d=${`M${6 + i * 14} 27V15a4 4 0 0 1 8 0v12z`} />`)}
  <path class="step" d="M1 27h46v3H1z" />
</svg>`;
