import { api, ApiError, newKey } from "./api";
import { language, recall, remember } from "./settings";
import type { ChatLine, Json, LogLine, Position, Rewind, Table } from "./types";

type Message =
  | ({ type: "table" } & Table)
  | ({ type: "position" } & Position)
  | ({ type: "change"; from: number; lists: Record<string, Splice> } & Position)
  | { type: "log"; lines: LogLine[] }
  | ({ type: "chat" } & ChatLine)
  | { type: "bye"; code: string; message: string };

/** Something new in a list in place of something old: what stands before and behind it stays. */
type Splice = { at: number; gone: number; put: Json[] };

/** The view after a change: fields that differ, and lists that are partly as before. */
export function changed(view: Json, fields: Json, lists: Record<string, Splice>): Json {
  const before = view as Record<string, Json>;
  const after = { ...before, ...(fields as Record<string, Json>) };
  for (const [name, { at, gone, put }] of Object.entries(lists)) {
    after[name] = (before[name] as Json[]).toSpliced(at, gone, ...put);
  }
  return after;
}

/**
 * Whether a decision that came too late still means what it meant: who acted unasked may still do so with the same target;
 * who was asked is asked the very same thing.
 */
export function meansTheSame(then: Position, now: Position, move: string): boolean {
  if (now.seat !== then.seat) return false;
  // Whether one card of several alike, which is not in the list, may still be used is not known here.
  if (!then.awaited.includes(then.seat)) return now.moves.some(({ text }) => text === move);
  const asked = ({ awaited, view, moves }: Position) => JSON.stringify([awaited, view, moves]);
  return asked(then) === asked(now);
}

/** One table as one seat sees it, kept up to date over a socket that reconnects by itself. */
export class LiveTable {
  table: Table | undefined;
  position: Position | undefined;
  log: LogLine[] = [];
  chat: ChatLine[] = [];
  rewind: Rewind | undefined;
  line: "connecting" | "online" | "offline" = "connecting";
  problem: ApiError | undefined;
  pending = "";
  /** The view right after this seat's own last decision: what differs from it is new to the reader. */
  known: Json | undefined;
  seenNumber = 0;
  /** The number of the position that this seat has answered last; -1: none, or the answer was not taken. */
  answered = -1;

  #socket: WebSocket | undefined;
  #wait = 500;
  #timer = 0;
  #stopped = false;
  #freshLog = true;
  /** Another seat was taken and nothing was told to it yet: what still comes was meant for the one before. */
  #handedOver = false;

  constructor(
    readonly id: string,
    readonly invite: string,
    private seatNumber: number,
    private readonly changed: (what: string) => void,
  ) {}

  get seat(): number {
    return this.seatNumber;
  }

  /** Reads the table once over plain HTTP, sits down at `seat` and listens. */
  async start(choose: (table: Table) => number): Promise<void> {
    this.table = await api.table(this.id, this.invite);
    this.seatNumber = choose(this.table);
    const { status, spectators, member } = this.table;
    if (status === "running" && !spectators && !member) await api.position(this.id, undefined, undefined, this.invite); // says why not
    this.rewind = this.asked(this.table);
    window.addEventListener("offline", this.#lost);
    window.addEventListener("online", this.#back);
    this.connect();
    this.changed("table");
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener("offline", this.#lost);
    window.removeEventListener("online", this.#back);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** The device says at once that its network is gone; a socket would notice only after minutes. */
  #lost = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.line = "offline";
    this.changed("line");
  };

  #back = (): void => {
    clearTimeout(this.#timer);
    this.#wait = 500;
    this.line = "connecting";
    this.changed("line");
    void this.again();
  };

  private later(): void {
    this.#timer = window.setTimeout(() => void this.again(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, 8000);
  }

  /** Comes back, to the seat if it is still one's own. */
  private async again(): Promise<void> {
    try {
      this.table = await api.table(this.id, this.invite);
      if (!this.table.seats.some((s) => s.you && s.seat === this.seatNumber)) this.seatNumber = 0;
      this.connect();
    } catch (e) {
      if (!this.#stopped && (e as ApiError).status === 0) this.later();
      else this.problem = e as ApiError;
    }
    this.changed("line");
  }

  private connect(): void {
    if (this.#stopped) return;
    const query = new URLSearchParams({ table: this.id, lang: language(), view: "changes" });
    if (this.seatNumber > 0) query.set("seat", String(this.seatNumber));
    if (this.invite) query.set("invite", this.invite);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?${query}`);
    this.#socket = socket;
    this.#freshLog = true;
    this.#handedOver = false;
    socket.onopen = () => {
      this.chat = []; // all of it is told again
      this.line = "online";
      this.problem = undefined;
      this.#wait = 500;
      this.changed("line");
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.#stopped || this.#socket !== socket) return;
      this.line = "offline";
      this.changed("line");
      this.later();
    };
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "table":
        if (this.table && message.number < this.table.number) return;
        this.table = message;
        this.rewind = this.asked(message);
        break;
      case "position":
        if (message.seat !== this.seatNumber || this.isOld(message)) return;
        this.#handedOver = false;
        this.position = message;
        if (this.known === undefined) this.recallBefore(message);
        break;
      case "change":
        if (message.seat !== this.seatNumber || this.isOld(message)) return;
        if (this.position?.number !== message.from) return this.speak(); // everything comes anew
        this.position = { ...message, view: changed(this.position.view, message.view, message.lists) };
        break;
      case "log":
        if (this.#handedOver) return;
        this.log = this.#freshLog ? message.lines : [...this.log, ...message.lines];
        this.#freshLog = false;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "bye":
        if (message.code === "no-session") location.reload(); // signed out elsewhere: what a stranger may see
        this.problem = new ApiError(0, message.code, message.message);
        break;
    }
    this.changed(message.type === "change" ? "position" : message.type);
  }

  /** Overtaken on its way by what was fetched or told since. */
  private isOld({ latest }: Position): boolean {
    return this.position !== undefined && latest < this.position.latest;
  }

  /** What the table is asked to agree to, until this reader has answered. */
  private asked(table: Table): Rewind | undefined {
    const answered = table.seats.some((seat) => seat.you && table.rewind?.answers[seat.name] !== undefined);
    return answered ? undefined : table.rewind;
  }

  /** Another seat of this device takes over, or another language is wanted: everything comes anew. */
  sitAt(seat: number): void {
    this.seatNumber = seat;
    this.position = undefined;
    this.known = undefined;
    this.log = [];
    this.#freshLog = true;
    this.#handedOver = true;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: "seat", seat, lang: language() }));
    }
    this.changed("seat");
  }

  speak(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#freshLog = true;
    this.#socket.send(JSON.stringify({ type: "seat", seat: this.seatNumber, lang: language() }));
  }

  /** Sends a decision; a lost answer is asked for again with the same key, so it never counts twice. */
  async decide(move: string): Promise<void> {
    const position = this.position;
    if (!position || this.pending) return;
    this.pending = move;
    this.answered = position.number;
    this.problem = undefined;
    this.changed("pending");
    const key = newKey();
    try {
      const { number } = await this.sendOnce(position, move, key);
      this.remember(number);
      if (this.line !== "online") this.position = await api.position(this.id, this.seatNumber, undefined, this.invite);
    } catch (e) {
      this.answered = -1;
      this.problem = e as ApiError;
    } finally {
      this.pending = "";
      this.changed("pending");
    }
  }

  /** What was decided while others acted comes too late easily: where it still means the same it is sent once more. */
  private async sendOnce(position: Position, move: string, key: string): Promise<{ number: number }> {
    const send = (number: number) => this.insist(() => api.decide(this.id, this.seatNumber, number, move, key));
    try {
      return await send(position.number);
    } catch (e) {
      const now = e instanceof ApiError ? e.position : undefined;
      if (!now || !meansTheSame(position, now, move)) throw e;
      return await send(now.number);
    }
  }

  private async insist<R>(send: () => Promise<R>): Promise<R> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send();
      } catch (e) {
        if (!(e instanceof ApiError) || e.status !== 0 || attempt >= 4) throw e;
        await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
      }
    }
  }

  private remember(number: number): void {
    this.seenNumber = number;
    this.known = this.position?.view;
    remember(`seen.${this.id}.${this.seatNumber}`, String(number));
  }

  /** After a reload: fetches what the board looked like when this seat last decided. */
  private recallBefore(position: Position): void {
    this.known = position.view;
    this.seenNumber = Number(recall(`seen.${this.id}.${this.seatNumber}`) ?? 0);
    if (this.seatNumber === 0 || this.seenNumber <= 0 || this.seenNumber >= position.latest) return;
    api
      .position(this.id, this.seatNumber, this.seenNumber, this.invite)
      .then((then) => {
        this.known = then.view;
        this.changed("known");
      })
      .catch(() => undefined);
  }
}
