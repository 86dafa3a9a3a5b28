import { family } from "../games";
import { isMyTurn } from "../screens/seating";
import { tOr } from "../texts";
import type { Position } from "../types";

/**
 * What a person can do next at this table, in one sentence. It is read off the verbs of the moves the server offers, so
 * it knows the words of the games, not their rules.
 */
export function hint(game: string, position: Position): string {
  if (!isMyTurn(position)) return "";
  const verbs = [...new Set(position.moves.map((move) => move.text.split(" ")[0]!))];
  const known = verbs.map((verb) => ({ verb, rank: RANK.indexOf(verb) })).filter(({ rank }) => rank >= 0);
  known.sort((a, b) => a.rank - b.rank);
  for (const { verb } of known) {
    const text = tOr(`next.${family(game)}.${verb}`, "");
    if (text !== "") return text;
  }
  return verbs.length > 0 ? tOr("next.any", "") : "";
}

/** The verb that says most about a moment comes first. */
const RANK = [
  "pick", "keep", "strike", "pass", "sacrifice", "put", "attack", "discard", "draw", "end",
  "support", "event", "trade", "bonus", "increase", "influence", "attract", "build", "die", "shared", "reserve", "done",
  "nation", "pile", "bid", "pay", "fight", "bury", "yield", "rob", "row", "stored", "which", "city", "town", "token", "land", "buy", "confirm",
  "play", "tax", "science", "store", "shift", "stay",
];
