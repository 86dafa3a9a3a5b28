import { recall, remember } from "../settings";

const STEPS = [0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6];
const USUAL = STEPS.indexOf(1);

let step = Math.max(0, STEPS.indexOf(Number(recall("zoom") ?? 1)));

export function applyZoom(): void {
  document.documentElement.style.setProperty("--zoom", String(STEPS[step] ?? 1));
}

/** Larger (1), smaller (-1) or as usual (0); kept on this device. Text never gets smaller than can be read. */
export function zoom(by: -1 | 0 | 1): void {
  step = by === 0 ? USUAL : Math.min(STEPS.length - 1, Math.max(0, step + by));
  remember("zoom", String(STEPS[step]));
  applyZoom();
}
