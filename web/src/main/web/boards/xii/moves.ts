const ON_BOARD = new Set([
  "die", "shared", "reserve", "increase", "attract", "build", "influence", "save", "support", "avoid", "trade", "part",
  "raise", "lower", "double", "reroll", "split",
]);

/** Whether the town sheet offers this move itself. */
export function onXiiBoard(text: string): boolean {
  if (text === "reroll") return false; // of both shared dice: an answer to the question, not a power
  return ON_BOARD.has(text.split(" ")[0]!);
}
