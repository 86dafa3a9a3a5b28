import { api } from "./api";
import { recall, remember } from "./settings";

/** Whether this browser can be told of turns while no page is open. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** What this browser is told by, if it is. */
export async function subscription(): Promise<PushSubscription | null> {
  return canPush() && Notification.permission === "granted" ? (await manager()).getSubscription() : null;
}

async function give(to: PushSubscription, person: string): Promise<void> {
  const { endpoint, keys } = to.toJSON();
  await api.push({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  remember("push", person);
}

/** Asks the reader, the browser and the server, in this order; false if the reader says no. */
export async function switchOn(person: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const pushes = await manager();
  const old = await pushes.getSubscription();
  const same = old?.options.applicationServerKey && String(new Uint8Array(old.options.applicationServerKey)) === String(bytes(key));
  if (old && !same) await old.unsubscribe();
  await give(old && same ? old : await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }), person);
  return true;
}

export async function switchOff(): Promise<void> {
  const known = await subscription();
  remember("push", "");
  if (!known) return;
  await api.pushStop(known.endpoint);
  await known.unsubscribe();
}

/** A browser is told of the turns of whoever uses it now: who signs out takes nothing along. */
export async function follow(person: string): Promise<void> {
  const before = recall("push");
  if (!before || before === person) return;
  const known = await subscription();
  if (known) await give(known, person);
}
