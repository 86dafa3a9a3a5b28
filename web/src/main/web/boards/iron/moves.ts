import type { Choice } from "../../types";
import type { CardView } from "./model";

/** What a move is about, read off its words: the card that acts, and the card or player it is aimed at. */
export interface Aim {
  choice: Choice;
  verb: string;
  actor: string;
  target: string;
  seat: number;
}

export function aimOf(choice: Choice): Aim {
  const [verb = "", ...rest] = choice.text.split(" ");
  const on = rest.indexOf("on");
  const against = rest.indexOf("against");
  const base = { choice, verb, actor: rest[0] ?? "", target: "", seat: 0 };
  if (verb === "attack") return { ...base, actor: "attack", target: rest[1] ?? "" };
  if (verb === "attach") return { ...base, target: rest[1] ?? "" };
  if (on >= 0) return { ...base, target: rest[on + 1] ?? "" };
  if (against >= 0) return { ...base, seat: Number(rest[against + 1]) };
  return base;
}

/** Choices that one click on their card makes at once: they can be taken back, or are the only thing asked. */
const AT_ONCE = new Set(["put", "discard", "sacrifice", "strike", "keep", "pick"]);

/** @param answering while others act, too, one click plays what needs no target */
export function atOnce(aims: Aim[], answering = false): Aim | undefined {
  const allowed = aims.filter((aim) => aim.choice.reason === undefined);
  const only = allowed.length === 1 ? allowed[0]! : undefined;
  if (!only) return undefined;
  return AT_ONCE.has(only.verb) || (answering && only.verb === "use" && only.target === "" && only.seat === 0) ? only : undefined;
}

/** All choices that are made with this card. */
export function aimsOf(aims: Aim[], card: CardView): Aim[] {
  const key = card.kind === "attack" ? "attack" : "";
  return aims.filter((aim) => aim.actor === card.like || aim.actor === card.id || (key !== "" && aim.actor === key));
}

/** How the moves made with a card begin, so that who waits for one of them finds the card. */
export function leads(aims: Aim[]): string {
  const aim = aims.find(({ choice }) => choice.reason === undefined) ?? aims[0];
  if (!aim) return "";
  return aim.verb === "attack" ? "attack" : `${aim.verb} ${aim.actor}`;
}

/**
 * The same choice for the very card that was pointed at: the list names one card for all that are alike, and any of them
 * may be named in its place. A refused choice stays as it is listed, so that its reason is found.
 */
export function exactly(choice: Choice, like: string, id: string, name: (id: string) => string): Choice {
  if (like === id || choice.reason !== undefined) return choice;
  const text = choice.text.split(" ").map((word) => (word === like ? id : word)).join(" ");
  return { text, label: choice.label.replace(name(like), name(id)) };
}

const BESIDE = new Set(["draw", "end"]);

/** Whether the table of 1600 offers this move itself. */
export function onIronBoard(text: string): boolean {
  return !BESIDE.has(text.split(" ")[0]!);
}
