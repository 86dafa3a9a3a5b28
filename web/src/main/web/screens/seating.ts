import type { Position, Table } from "../types";

/** The seats of this device that are still played by a person. */
export function ownSeats(table: Table | undefined): number[] {
  return table?.seats.filter((s) => s.you && !s.resigned).map((s) => s.seat) ?? [];
}

/** One's own seat; of several at one device the one that is awaited. */
export function seatFor(table: Table, wanted: number): number {
  const own = table.seats.filter((s) => s.you).map((s) => s.seat);
  if (own.includes(wanted)) return wanted;
  return own.find((seat) => table.awaited.includes(seat)) ?? own[0] ?? 0;
}

/** Whether this reader is let in: a table under way without onlookers is for its players alone. */
export function mayEnter(table: Table): boolean {
  return table.member || table.spectators || table.status !== "running";
}

/** Whether the table waits for this player, and no standing answer is about to be given for them. */
export function isMyTurn(position: Position | undefined): boolean {
  return !!position && position.seat > 0 && position.awaited.includes(position.seat) && !position.standing;
}

/**
 * To whom the screen has to be handed over: the other person at this device whose turn it is, or 0.
 *
 * @param present who has said "it is me" and may see the private side
 */
export function handTo(table: Table | undefined, position: Position | undefined, seat: number, present: number): number {
  const own = ownSeats(table);
  if (!table || table.status !== "running" || own.length < 2) return 0;
  const awaited = position?.awaited ?? table.awaited;
  if (awaited.includes(seat)) return present === seat ? 0 : seat;
  return own.find((s) => awaited.includes(s)) ?? 0;
}
