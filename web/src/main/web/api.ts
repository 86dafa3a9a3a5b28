import type { Coached, Valued } from "./coach/model";
import { language } from "./settings";
import { t } from "./texts";
import type * as T from "./types";

/** A refusal by the server: one sentence for people, and the rule behind it where there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule?: string,
    /** How things are now, where a decision came too late. */
    readonly position?: T.Position,
  ) {
    super(message);
  }
}

/** What people are told of something that went wrong. */
export function told(problem: unknown): string {
  if (!(problem instanceof ApiError)) return String(problem);
  return problem.code === "offline" ? t("error.offline") : problem.message;
}

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") parts.set(key, String(value));
  }
  return `/api${path}?${parts}`;
}

async function call<R>(method: string, path: string, query?: Query, body?: unknown, signal: AbortSignal | null = null): Promise<R> {
  const request: RequestInit = { method, credentials: "same-origin", signal };
  if (method !== "GET") {
    request.headers = { "X-Loggia": "1", "Content-Type": "application/json" };
    request.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(address(path, query), request);
  } catch {
    throw new ApiError(0, "offline", "offline");
  }
  const text = await answer.text();
  if (!answer.ok) throw problem(answer.status, text);
  return (text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text) as R;
}

function problem(status: number, text: string): ApiError {
  try {
    const { error, position } = JSON.parse(text) as { error: { code: string; message: string; rule?: string }; position?: T.Position };
    return new ApiError(status, error.code, error.message, error.rule, position);
  } catch {
    return new ApiError(status, "unknown", `HTTP ${status}`);
  }
}

/** Works without a secure context too, unlike randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

const get = <R>(path: string, query?: Query) => call<R>("GET", path, query);
const post = <R>(path: string, body: unknown = {}, signal: AbortSignal | null = null) => call<R>("POST", path, {}, body, signal);
const table = (id: string, verb: string) => `/tables/${encodeURIComponent(id)}/${verb}`;
/** The webhook of a table, or without one one's own. */
const hook = (id: string) => (id ? table(id, "hook") : "/hook");

export const api = {
  me: () => get<T.Me>("/me"),
  rename: (name: string) => call<T.Me>("PUT", "/me", {}, { name }),
  account: (name: string, password: string) => post("/account", { name, password }),
  login: (name: string, password: string) => post("/login", { name, password }),
  logout: (everywhere: boolean) => post("/logout", { everywhere }),
  changePassword: (old: string, password: string) => call<T.Me>("PUT", "/password", {}, { old, password }),
  forgotPassword: (who: string) => post("/password/forgot", { who }),
  resetPassword: (token: string, password: string) => post<T.Me>("/password/reset", { token, password }),
  deleteMe: (password: string) => post("/me/delete", { password }),
  profile: (who: string) => get<T.Profile>(`/people/${encodeURIComponent(who)}`),
  people: () => get<T.KnownPerson[]>("/me/people"),
  tie: (who: string, wish: T.TieWish) => call<T.KnownPerson>("PUT", `/people/${encodeURIComponent(who)}/tie`, {}, wish),
  invitations: () => get<T.InvitedTo[]>("/me/invitations"),
  invite: (id: string, person: string) => post(table(id, "invitations"), { person }),
  decline: (id: string) => post(table(id, "decline")),
  history: (game: string, q: string, result: string) => get<T.PlayedGame[]>("/me/history", { game, q, result }),
  share: (everybody: boolean) => call("PUT", "/me/sharing", {}, { everybody }),
  vacation: () => get<T.MyVacation>("/me/vacation"),
  leave: (days: number) => call<T.MyVacation>("PUT", "/me/vacation", {}, { days }),
  contact: () => get<T.ShownContact>("/contact"),
  saveContact: (wish: T.ContactWish) => call<T.ShownContact>("PUT", "/contact", {}, wish),
  confirmAddress: (token: string) => post<{ address: string }>("/contact/confirm", { token }),
  unsubscribe: (token: string) => call<unknown>("POST", "/unsubscribe", { token }),
  hook: (id: string) => get<T.ShownHook>(hook(id)),
  saveHook: (id: string, wish: T.HookWish) => call<T.ShownHook>("PUT", hook(id), {}, wish),
  testHook: (id: string) => post<T.ShownHook>(`${hook(id)}/test`),
  pushKey: () => get<T.ShownPush>("/push"),
  push: (subscription: T.Subscription) => call<unknown>("PUT", "/push", {}, subscription),
  pushStop: (endpoint: string) => post("/push/stop", { endpoint }),
  games: () => get<T.Game[]>("/games"),
  game: (id: string) => get<T.GameDetail>(`/games/${id}`),
  lesson: (id: string, part: number) => get<T.Lesson>(`/games/${id}/lesson`, { part }),
  tables: (which: string) => get<T.Table[]>("/tables", { which }),
  table: (id: string, invite?: string) => get<T.Table>(`/tables/${id}`, { invite }),
  tableGame: (id: string, invite: string) => get<T.GameDetail>(table(id, "game"), { invite }),
  create: (order: T.TableOrder) => post<{ id: string }>("/tables", order),
  position: (id: string, seat?: number, at?: number, invite?: string) =>
    get<T.Position>(table(id, "position"), { seat, at, invite }),
  log: (id: string, seat?: number, invite?: string) =>
    get<T.LogLine[]>(table(id, "log"), { seat, invite }),
  rounds: (id: string, invite?: string) => get<T.RoundMark[]>(table(id, "rounds"), { invite }),
  preview: (id: string, seat: number, number: number, move: string, signal: AbortSignal) =>
    post<{ view?: T.Json }>(table(id, "preview"), { seat, number, move }, signal),
  decide: (id: string, seat: number, number: number, move: string, key: string) =>
    post<{ number: number }>(table(id, "decisions"), { seat, number, move, key }),
  analysis: (id: string, invite: string) => get<Coached>(table(id, "analysis"), { invite }),
  analyse: (id: string, invite: string) => call<Coached>("POST", table(id, "analysis"), { invite }),
  cancelAnalysis: (id: string, invite: string) => call<Coached>("POST", table(id, "analysis/cancel"), { invite }),
  practice: (id: string, seat: number, at: number, invite: string) => get<T.Position>(table(id, "practice"), { seat, at, invite }),
  advice: (id: string, seat: number, number: number, invite: string) =>
    call<{ number: number; choices: Valued[] }>("POST", table(id, "advice"), { invite }, { seat, number }),
  act: (id: string, verb: string, body: unknown = {}) =>
    post<{ id?: string; invite?: string }>(table(id, verb), body),
  importRecord: (record: string) => post<{ id: string }>("/records", { record }),
  recordAddress: (id: string) => `/api${table(id, "record")}`,
};
