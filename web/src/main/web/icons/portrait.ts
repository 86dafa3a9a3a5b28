import { svg, type SVGTemplateResult } from "lit";
import { PEOPLE } from "./people";

type Part = Record<string, SVGTemplateResult>;

/** Behind the head. */
const BACK_HAIR: Part = {
  c: svg`<path class="p-hair" d="M15 14c0-9 18-9 18 0l2 15c-5 3-17 3-22 0z" />`,
  g: svg`<path class="p-hair" d="M13 14C13 2 35 2 35 14c4 6 3 16 4 20-6 4-24 4-30 0 1-4 0-14 4-20z" /><path class="p-line" d="M12 22c2 1 2 3 1 5m23-5c-2 1-2 3-1 5M12 29c2 1 1 3 0 4m24-4c-2 1-1 3 0 4" />`,
  l: svg`<path class="p-hair" d="M15 14c0-9 18-9 18 0 1 8 4 14 3 22-7 3-17 3-24 0-1-8 2-14 3-22z" />`,
};

const FRONT_HAIR: Part = {
  s: svg`<path class="p-hair" d="M16.500 17c0-11 15-11 15 0-1-4-3-6-7.500-6s-6.500 2-7.500 6z" />`,
  c: svg`<path class="p-hair" d="M16 20c-1-13 17-13 16 0-1-5-2-8-8-9-6 1-7 4-8 9z" />`,
  g: svg`<path class="p-hair" d="M15 19c0-14 18-14 18 0-2-6-4-8-9-9-5 1-7 3-9 9z" />`,
  l: svg`<path class="p-hair" d="M16 20c-1-12 17-12 16 0-2-5-5-8-8-9-3 1-6 4-8 9z" />`,
  u: svg`<path class="p-hair" d="M16.500 18c-1-11 16-11 15 0-2-4-4-6-7.500-6s-5.500 2-7.500 6z" /><circle class="p-hair" cx="24" cy="7" r="3.500" />`,
  b: svg`<path class="p-hair" d="M16.500 20c-1.500-3-1-6 .5-7 0 3 0 5 .5 7zm15 0c1.500-3 1-6-.5-7 0 3 0 5-.5 7z" />`,
};

const BEARD: Part = {
  m: svg`<path class="p-hair" d="M20 22.500c1.500-1.300 6.500-1.300 8 0-2 .7-3 0-4 0s-2 .7-4 0z" />`,
  g: svg`<path class="p-hair" d="M20 22.500c1.500-1.300 6.500-1.300 8 0-2 .7-3 0-4 0s-2 .7-4 0zm2.500 3h3l-1.500 4z" />`,
  p: svg`<path class="p-hair" d="M19.500 22.300c1.700-1.300 7.300-1.300 9 0 .5 4-2 8-4.500 9.500-2.500-1.500-5-5.500-4.500-9.500z" /><path class="p-skin" d="M22.300 24c1-.5 2.400-.5 3.400 0-.9.900-2.500.900-3.400 0z" />`,
  f: svg`<path class="p-hair" d="M16.800 19c1 3 3 3 7.200 2.700 4.200.300 6.200.300 7.200-2.700 1 8-2 15-7.200 15s-8.200-7-7.200-15z" /><path class="p-skin" d="M22 24c1.200-.5 2.800-.5 4 0-1.200.900-2.800.900-4 0z" />`,
};

const COLLAR: Part = {
  r: svg`<ellipse class="p-white" cx="24" cy="31.500" rx="11" ry="3.800" /><path class="p-line" d="M14 32l2-2 2 3.500 2-4 2 4.500 2-4.500 2 4.500 2-4.500 2 4 2-3.500 2 2" />`,
  b: svg`<path class="p-white" d="M15 30c5-2 13-2 18 0l2 6-10.500 1-.5-4-.5 4L13 36z" />`,
  l: svg`<path class="p-white" d="M20 29h8l2 4-3 1 2 7h-10l2-7-3-1z" /><path class="p-line" d="M21 37h6m-5 2.500h4" />`,
  m: svg`<path class="p-robe" d="M8 44c0-9 7-14 16-14s16 5 16 14z" /><path class="p-white" d="M19 29.500h10l-5 5z" /><circle class="p-gold" cx="24" cy="38" r="1.600" />`,
  a: svg`<path class="p-steel" d="M7 44c0-9 7-13.500 17-13.500S41 35 41 44z" /><path class="p-line" d="M14 34c3 3 17 3 20 0M24 36v8" /><path class="p-white" d="M17 29.500c4 2 10 2 14 0l1.500 3c-5 1.500-12 1.500-17 0z" />`,
  n: svg`<path class="p-line" d="M19 31l5 6 5-6" />`,
};

const HAT: Part = {
  z: svg`<path class="p-robe" d="M16.500 13c1-8 14-8 15 0-4-2.500-11-2.500-15 0z" />`,
  u: svg`<path class="p-robe" d="M15 16c-1-12 19-12 18 0-2-3-16-3-18 0z" /><path class="p-white" d="M14.500 16.500c1-4 18-4 19 0-2-1.500-17-1.500-19 0z" />`,
  b: svg`<path class="p-robe" d="M15 13l1.500-8 7.500-2 7.500 2L33 13c-5-2-13-2-18 0zM23 2h2v3h-2z" />`,
  c: svg`<path class="p-dark" d="M15 15c-1-13 19-13 18 0l-2-1c-4-3-10-3-14 0z" />`,
  k: svg`<path class="p-dark" d="M15.500 14C15 4 33 4 32.500 14l1 6-3-1c0-4-3-7-6.500-7s-6.500 3-6.500 7l-3 1z" />`,
  p: svg`<path class="p-dark" d="M18 12l1.500-10h9L30 12zM11 13.500c4-3 22-3 26 0-5 2-21 2-26 0z" /><path class="p-gold" d="M18.200 10.500h11.600l.2 1.800H18z" />`,
  f: svg`<path class="p-dark" d="M17 12c0-8 14-8 14 0zM10 14c5-4 25-4 28 0-6 2-22 2-28 0z" /><path class="p-feather" d="M29 11c3-6 9-9 13-6-2 4-7 6-13 6z" />`,
  x: svg`<path class="p-dark" d="M15 14c-1-10 19-10 18 0l-9-2z" /><path class="p-fur" d="M14.500 15c1-3.500 18-3.500 19 0-3-.800-16-.800-19 0z" /><path class="p-feather" d="M24 8c0-4 1-7 4-8 0 4-1 7-4 8z" />`,
  h: svg`<path class="p-gold" d="M17 10l2-4 2.500 2L24 4l2.500 4L29 6l2 4z" />`,
  v: svg`<path class="p-veil" d="M13 32c0-10-2-27 11-28 13 1 11 18 11 28l-3.500 1c1-7 1-15-1-18-3-4-10-4-13 0-2 3-2 11-1 18z" />`,
  o: svg`<path class="p-dark" d="M11 35C10 22 13 4 27 2c9 6 11 22 10 33l-5-3c1-9 0-16-3-18-3-2-8-2-10 0-3 3-4 9-3 18z" />`,
  d: svg`<path class="p-robe" d="M15.500 14c0-10 17-10 17 0-5-2-12-2-17 0zm16-1l5 3-2 4-3.500-4z" />`,
  r: svg`<path class="p-dark" d="M9 14C12 4 19 7 24 3c5 4 12 1 15 11-5-4-9-3-15-3s-10-1-15 3z" /><path class="p-gold" d="M9 14c4-4 9-3 15-3s11-1 15 3c-4-2.500-9-2-15-2s-11-.5-15 2z" />`,
  s: svg`<path class="p-straw" d="M24 1l16 13c-8 3-24 3-32 0z" /><path class="p-line" d="M24 1v13M24 1l-8 13M24 1l8 13" />`,
};

/** A bust in its frame: who it is can be told by the hat, the hair and the collar. */
export function portrait(id: string): SVGTemplateResult {
  const [hat = "n", hair = "s", beard = "n", collar = "b", skin = "1", tone = "2"] = PEOPLE[id] ?? "nsnb12";
  return svg`<g class=${`bust skin-${skin} hair-${tone}`}>
    ${BACK_HAIR[hair]}
    <path class="p-coat" d="M6 44c0-9 8-14 18-14s18 5 18 14z" />
    <path class="p-skin" d="M20.500 24h7v6.500c-2 2-5 2-7 0z" />
    ${COLLAR[collar]}
    <ellipse class="p-skin" cx="24" cy="18.500" rx="7.300" ry="8.800" />
    <path class="p-line" d="M24 17.500l-.8 3.300h1.500M22 25c1.300.600 2.700.600 4 0" /><circle class="p-eye" cx="21" cy="17.600" r=".9" /><circle class="p-eye" cx="27" cy="17.600" r=".9" />
    ${FRONT_HAIR[hair]} ${BEARD[beard]} ${HAT[hat]}
  </g>`;
}
