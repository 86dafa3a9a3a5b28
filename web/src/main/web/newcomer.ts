import { recall, remember } from "./settings";
import type { Table } from "./types";

/** Whether nobody has finished a game of this on this device. */
export const isNewcomer = (game: string): boolean => recall(`played.${game}`) === null;

/** A player who has seen the end of a game is new to it no more. */
export function noteEnd({ status, member, game }: Table): void {
  if (status === "over" && member) remember(`played.${game}`, "yes");
}
