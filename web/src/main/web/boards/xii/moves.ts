const ON_BOARD = new Set(["die", "shared", "reserve", "increase", "attract", "build", "influence", "save", "support", "avoid"]);

/** Whether the town sheet offers this move itself. */
export function onXiiBoard(text: string): boolean {
  return ON_BOARD.has(text.split(" ")[0]!);
}
