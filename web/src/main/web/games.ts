import { api } from "./api";
import { language } from "./settings";
import type { Game, GameDetail, Seat } from "./types";

/** What the server says about its games, fetched once a language. */
const details = new Map<string, Promise<GameDetail>>();
const lists = new Map<string, Promise<Game[]>>();

function once<V>(cache: Map<string, Promise<V>>, key: string, fetch: () => Promise<V>): Promise<V> {
  const kept = cache.get(key);
  if (kept) return kept;
  const fresh = fetch();
  cache.set(key, fresh);
  fresh.catch(() => cache.delete(key));
  return fresh;
}

export const allGames = () => once(lists, language(), api.games);
export const gameDetail = (id: string) => once(details, `${language()} ${id}`, () => api.game(id));
/** The game as it is played at a table: under its rules, with its own components. */
export const tableGame = (table: string, invite: string) => once(details, `${language()} at ${table}`, () => api.tableGame(table, invite));

export type Family = "xii" | "iron" | "city" | "other";

/** The games that have a board of their own. */
const FAMILIES: ReadonlyMap<string, Family> = new Map([
  ["xii-century", "xii"],
  ["iron-century", "iron"],
  ["city-of-iron", "city"],
]);

/** The short id that styles and boards go by. */
export const family = (game: string): Family => FAMILIES.get(game) ?? "other";

export function titleOf(games: Game[], id: string): string {
  return games.find((game) => game.id === id)?.title ?? id;
}

export function seatName(seats: Seat[], seat: number): string {
  return seats.find((s) => s.seat === seat)?.name || `#${seat}`;
}
