import { isMyTurn } from "../screens/seating";
import { t, type GameTexts } from "../texts";
import type { Position } from "../types";

/**
 * What a person can do next, in one sentence. The game's messages have one for each verb of its moves, the verb that
 * says most about a moment first (`next.01.<verb>`); a game without them gets a general one.
 */
export function hint(texts: GameTexts, position: Position): string {
  if (!isMyTurn(position) || position.moves.length === 0) return "";
  const verbs = new Set(position.moves.map((move) => move.text.split(" ")[0]!));
  return texts.next().find(({ verb }) => verbs.has(verb))?.text ?? t("next.any");
}
