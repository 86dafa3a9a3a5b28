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

/** The short id that styles and boards go by. */
export function family(game: string): "xii" | "iron" | "city" | "other" {
  if (game.includes("xii")) return "xii";
  if (game.includes("iron-century") || game.includes("1600")) return "iron";
  if (game.includes("city")) return "city";
  return "other";
}

export function seatName(seats: Seat[], seat: number): string {
  return seats.find((s) => s.seat === seat)?.name || `#${seat}`;
}
