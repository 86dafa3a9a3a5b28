const ON_BOARD = new Set([
  "bid", "tax", "science", "draw", "build", "store", "attack", "shift", "play", "row", "stored", "city", "which",
  "town", "fight", "pay", "land", "token", "rob", "bury", "yield", "buy", "return",
]);

/** Whether the board of City of Iron offers this move itself. */
export function onCityBoard(text: string): boolean {
  return ON_BOARD.has(text.split(" ")[0]!);
}

/** The actions of a turn that need nothing but a click to begin. */
export const ACTIONS: [string, string][] = [
  ["build", "infrastructure"],
  ["store", "store"],
  ["science", "science"],
  ["draw citizen", "citizen"],
  ["draw military", "military"],
  ["attack", "attack"],
  ["tax", "coin"],
  ["shift", "town"],
];
