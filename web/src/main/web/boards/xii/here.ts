import { t } from "../../texts";
import type { Here } from "../board";
import type { XiiBoard } from "./board";
import type { TownView } from "./model";

/** How a component stands in every town, or in which rounds an event comes. */
export function here(board: XiiBoard, id: string): Here[] {
  const { view, texts } = board;
  const rounds = view.track.flatMap((event, i) => (event === id ? [i + 1] : []));
  if (rounds.length > 0) return rounds.map((n): Here => [t("table.round", { n }), n < view.round ? "✓" : n === view.round ? "●" : ""]);
  const least = view.towns[0]?.locations.find((l) => l.id === id)?.least;
  const needed: Here[] = least === undefined ? [] : [[texts.ui("influence-needed"), least]];
  return [...needed, ...view.towns.flatMap((town): Here[] => inTown(board, town, id).map((value) => [board.seatName(town.seat), value]))];
}

function inTown(board: XiiBoard, town: TownView, id: string): string[] {
  const asset = town.assets.find((a) => a.id === id);
  if (asset) return [`${asset.amount} / ${Math.max(asset.most, asset.amount)}`];
  const location = town.locations.find((l) => l.id === id);
  if (location) return [`${location.influence}${location.earns ? " ✓" : ""}`];
  const feature = town.features.find((f) => f.id === id);
  if (!feature) return [];
  return [feature.has ? (feature.perk ? (board.texts.find(`perk.${id}.${feature.perk}`) ?? "✓") : "✓") : "–"];
}
