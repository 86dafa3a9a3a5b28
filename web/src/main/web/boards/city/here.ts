import type { Here } from "../board";
import type { CityBoard } from "./board";
import type { Person } from "./model";

/** Who has how much of it, where it lies, and what it would cost now. */
export function here(board: CityBoard, id: string): Here[] {
  const { view } = board;
  const good = view.goods.find((track) => track.id === id);
  if (good) return view.players.map((p, i): Here => [board.seatName(p.seat), `${good.amounts[i]}${good.amounts[i]! > 0 && good.places[i]! <= 2 ? ` (${good.places[i]}.)` : ""}`]);
  return [...onOffer(board, id), ...own(board, id), ...view.players.flatMap((p) => held(board, p, id))];
}

/** In the row, among the lands, among the towns that nobody holds. */
function onOffer(board: CityBoard, id: string): Here[] {
  const { row, lands, towns } = board.view;
  const slot = row.find((one) => one.building === id);
  const town = towns.find((one) => one.id === id);
  if (slot) return [[board.ui("row"), board.coinsAnd(slot.cost.coins, slot.cost.science)]];
  if (town) return [[board.ui("defence"), town.defence]];
  const land = lands.find((one) => one.id === id);
  return land?.reachable ? [[board.ui("in-reach"), "✓"]] : [];
}

function own(board: CityBoard, id: string): Here[] {
  const mine = board.own;
  if (!mine) return [];
  const me = board.view.players.find((p) => p.seat === mine.seat);
  const places: [string, string[]][] = [["your-hand", mine.hand], ["citizenDraw", mine.citizenDraw], ["citizenDiscard", mine.citizenDiscard], ["militaryDraw", mine.militaryDraw], ["militaryDiscard", mine.militaryDiscard], ["unpurchased", me?.unpurchased ?? []]];
  return places.flatMap(([word, cards]): Here[] => (cards.includes(id) ? [[board.ui(word), cards.indexOf(id) + 1]] : []));
}

/** What a player has built, stored, settled or conquered of it. */
function held(board: CityBoard, p: Person, id: string): Here[] {
  const name = board.seatName(p.seat);
  const built = p.cities.flatMap((city) => city.buildings).filter((one) => one === id).length;
  const stored = p.store.filter((one) => one === id).length;
  const town = p.towns.find((one) => one.id === id);
  const lines: Here[] = [];
  if (built > 0) lines.push([name, `${built} ×`]);
  if (stored > 0) lines.push([name, `${stored} × (${board.ui("store")})`]);
  if (town) lines.push([name, `${board.ui("defence")} ${town.defence}`]);
  if (p.cities.some((city) => city.land === id) || p.nation === id) lines.push([name, "✓"]);
  return lines;
}
