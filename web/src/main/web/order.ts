import { family } from "./games";
import type { Attachment, Game, GameOption, SeatOrder, TableOrder } from "./types";

/** A preset of the new-table form: how many seats, who sits there, which options differ from the usual. */
export interface Preset {
  id: "first" | "standard" | "solo" | "friends" | "pairs" | "hotseat";
  seats: SeatOrder[];
  options: Record<string, string>;
}

const bot = (game: Game, level: number): SeatOrder => ({ kind: "bot", level: game.levels[Math.min(level, game.levels.length - 1)] ?? "apprentice" });
const me: SeatOrder = { kind: "me" };

export function fits(option: GameOption, seats: number): boolean {
  return seats >= option.leastSeats && seats <= option.mostSeats;
}

export function usualOptions(game: Game, seats: number): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    if (fits(option, seats) && option.offered !== "" && option.kind !== "file") options[option.key] = option.offered;
  }
  return options;
}

/** @param newcomer has not finished a game of it yet: alone, too, the first one is a first game */
export function presets(game: Game, newcomer = false): Preset[] {
  const usual = Math.min(Math.max(family(game.id) === "iron" ? 3 : 2, game.leastSeats), game.mostSeats);
  const bots = (n: number, level: number) => Array.from({ length: n }, () => bot(game, level));
  const list: Preset[] = [
    { id: "first", seats: [me, ...bots(usual - 1, 0)], options: game.firstGame },
    { id: "standard", seats: [me, ...bots(Math.min(3, game.mostSeats) - 1, 2)], options: {} },
  ];
  if (game.leastSeats === 1) list.push({ id: "solo", seats: [me], options: newcomer ? game.firstGame : {} });
  list.push({ id: "friends", seats: [me, ...Array.from({ length: usual - 1 }, (): SeatOrder => ({ kind: "open" }))], options: {} });
  list.push({ id: "hotseat", seats: Array.from({ length: 2 }, (): SeatOrder => ({ kind: "hotseat" })), options: {} });
  const pairs = game.options.find((o) => o.key === "pairs" || o.key === "teams" || o.values.some((v) => v.value === "pairs"));
  const yes = pairs?.values.find((v) => v.value === "pairs" || v.value === "yes" || v.value === "on" || v.value === "true");
  if (pairs && yes) list.push({ id: "pairs", seats: [me, ...bots(3, 2)], options: { [pairs.key]: yes.value } });
  return list;
}

export function orderOf(game: Game, preset: Preset, key: string): TableOrder {
  return {
    game: game.id,
    options: { ...usualOptions(game, preset.seats.length), ...preset.options },
    seats: preset.seats,
    visibility: "public",
    pace: { kind: "relaxed", amount: 0 },
    chat: true,
    // Where nobody watches one who plays against bots, passes that are the only choice are played at once.
    advice: true,
    spectators: !preset.seats.every((seat) => seat.kind === "me" || seat.kind === "bot"),
    key,
  };
}

/** *Play now*: a first game against bots. Nations without abilities are dealt: there is nothing yet to choose one by. */
export function quickOrder(game: Game, key: string): TableOrder {
  const order = orderOf(game, presets(game)[0]!, key);
  return "pick" in order.options ? { ...order, options: { ...order.options, pick: "dealt" } } : order;
}

/** The same table with more or fewer seats: new ones are bots as strong as those there, and options that do not fit any more are the usual ones. */
export function resize(game: Game, order: TableOrder, count: number): TableOrder {
  const seats = order.seats.slice(0, count);
  const level = seats.findLast((seat) => seat.kind === "bot")?.level ?? game.levels[0] ?? "apprentice";
  while (seats.length < count) seats.push({ kind: "bot", level });
  const kept = Object.entries(order.options).filter(([key, value]) => {
    const option = game.options.find((o) => o.key === key);
    const seatGone = option?.kind === "seat" && Number(value) > count;
    return option !== undefined && fits(option, count) && !seatGone;
  });
  return { ...order, seats, options: { ...usualOptions(game, count), ...Object.fromEntries(kept) } };
}

/** A file of one's own in place of the standard one: the option names the file that goes with the order. */
export function attach(order: TableOrder, option: GameOption, old: string | undefined, file: Attachment | undefined): TableOrder {
  const others = (order.files ?? []).filter((kept) => kept.name !== old);
  const { [option.key]: _, ...options } = order.options;
  if (!file) return { ...order, options, files: others };
  return { ...order, options: { ...options, [option.key]: `file:${file.name}` }, files: [...others, file] };
}
