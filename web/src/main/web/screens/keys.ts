import type { Word } from "../texts";

export type Shortcut = "help" | "undo" | "choices" | "board" | "log" | "chat" | "symbols" | "next" | "previous" | "back" | "forward" | "now" | "end" | "smaller" | "usual" | "larger";

/** Every shortcut there is: the help lists these, and the table obeys these. */
export const SHORTCUTS: readonly { keys: string[]; shown: string; what: Word; act: Shortcut }[] = [
  { keys: ["?"], shown: "?", what: "help.help", act: "help" },
  { keys: ["u"], shown: "U", what: "help.undo", act: "undo" },
  { keys: ["e"], shown: "E", what: "help.end", act: "end" },
  { keys: ["c"], shown: "C", what: "help.choices", act: "choices" },
  { keys: ["b"], shown: "B", what: "help.board", act: "board" },
  { keys: ["l"], shown: "L", what: "help.log", act: "log" },
  { keys: ["t"], shown: "T", what: "help.chat", act: "chat" },
  { keys: ["s"], shown: "S", what: "help.symbols", act: "symbols" },
  { keys: ["j"], shown: "J", what: "help.next", act: "next" },
  { keys: ["k"], shown: "K", what: "help.previous", act: "previous" },
  { keys: ["arrowleft"], shown: "←", what: "help.back", act: "back" },
  { keys: ["arrowright"], shown: "→", what: "help.forward", act: "forward" },
  { keys: ["n"], shown: "N", what: "help.now", act: "now" },
  { keys: ["-"], shown: "-", what: "help.smaller", act: "smaller" },
  { keys: ["0"], shown: "0", what: "help.usual", act: "usual" },
  { keys: ["+", "="], shown: "+", what: "help.larger", act: "larger" },
];

/** True where a key is being typed rather than pressed as a shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as HTMLElement;
  return target.matches?.("input:not([type=range]), textarea, select, [contenteditable]") ?? false;
}

/** What a key stands for; on a slider the arrows belong to the slider. */
export function shortcut(event: KeyboardEvent): Shortcut | undefined {
  if (typing(event)) return undefined;
  const key = event.key.toLowerCase();
  const found = SHORTCUTS.find(({ keys }) => keys.includes(key))?.act;
  const onSlider = (event.target as HTMLElement).matches?.("input") ?? false;
  return onSlider && (found === "back" || found === "forward") ? undefined : found;
}
