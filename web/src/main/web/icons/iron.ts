import { glyphs } from "./glyph";

/** 1600: each Culture has a colour and a sign of its own, so that neither is needed to know the other. */
export const ironGlyph = glyphs({
  catholics: "M10 2h4v5h6v4h-6v11h-4V11H4V7h6z",
  reformed: "M12 5C9 3 5 3 2 3v16c3 0 7 0 10 2 3-2 7-2 10-2V3c-3 0-7 0-10 2zM5 6c2 0 4 .3 5.5 1v10C9 16.3 7 16 5 16zm14 0v10c-2 0-4 .3-5.5 1V7c1.5-.7 3.5-1 5.5-1z",
  scientists: "M2 14l13-8 3 5-13 8zm14.5-9l3.5-2 3 5-3.5 2zM11 16l4 6h-3l-2-4-2 4H5l4-6z",
  demonic: "M4 2c0 3 1 5 3 6a8 8 0 1 0 10 0c2-1 3-3 3-6-1.5 2-3 3-5 3.5a8 8 0 0 0-6 0C7 5 5.5 4 4 2zm4 10l4 1.5L16 12l-1 3h-1.5L12 14l-1.5 1H9zm0 6c2.5 1.5 5.5 1.5 8 0-1 2-2.5 3-4 3s-3-1-4-3z",
  pirates: "M12 1.5a6.5 6.5 0 0 0-4 11.6V15h8v-1.9a6.5 6.5 0 0 0-4-11.6zM9.3 7a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zm5.4 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM3 15l7.5 3L3 21l.5 2L12 19.5l8.5 3.5.500-2-7.5-3 7.5-3-.5-2L12 16.5 3.5 13z",
  bastion: "M3 22V5h4v3h3V5h4v3h3V5h4v17h-6v-5a3 3 0 0 0-6 0v5z",
  object: "M12 2l3 5h6l-4 6 2 7-7-3-7 3 2-7-4-6h6z",
  attack: "M3 2l5 1.5L20 17l2-.5-.5 2.5-2 2-2.5.500.5-2L4 7.5zM21 2l-5 1.5-3 3.5 2.5 3L20 6zM9 12l-5 6-2-.5.5 2.5 2 2 2.5.500-.5-2 5-5.5z",
  special: "M12 1l2.5 7.5H22l-6 5 2.3 8L12 17l-6.3 4.5 2.3-8-6-5h7.5z",
  protagonist: "M3 20h18v2.5H3zM2 6l5 4.5L12 3l5 7.5L22 6l-2 12H4z",
  character: "M12 2.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6zM3.5 22c0-6.5 4-9.5 8.5-9.5s8.5 3 8.5 9.5z",
  shield: "M12 2l8 3v7c0 5-3.5 8-8 10-4.5-2-8-5-8-10V5z",
  deck: "M5 3h11v16H5zm13 3h2v16H8v-2h10z",
  hand: "M4 8l5-3 3 13-6 2zm6-4h6v14h-3zm8 1l4 2-4 13-2-1z",
});
