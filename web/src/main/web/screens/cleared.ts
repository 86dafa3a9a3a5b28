import { recall, remember } from "../settings";
import type { Table } from "../types";

/** The most that is remembered. */
const MOST = 300;

/** Tables that were cleared from the list on this device, with when they had changed last. */
function cleared(): Record<string, string | number> {
  try {
    return JSON.parse(recall("cleared") ?? "{}") as Record<string, string | number>;
  } catch {
    return {}; // written by somebody else
  }
}

/** Whether the reader has put this table out of sight; it comes back when something happens there. */
export const isCleared = ({ id, updated }: Table): boolean => cleared()[id] === updated;

export function clear({ id, updated }: Table): void {
  const others = Object.entries(cleared()).filter(([other]) => other !== id);
  remember("cleared", JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [id, updated]])));
}
