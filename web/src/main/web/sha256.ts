/** SHA-256 of a text's UTF-8 bytes, in hex. The browser's own works only on secure pages; a table may stand at home. */
export function sha256(text: string): string {
  const state = new Uint32Array(ROOTS.slice(0, 8));
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += 64) compress(state, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const PRIMES = Array.from({ length: 400 }, (_, i) => i + 2).filter((n) => !Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0)).slice(0, 64);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const ROOTS = PRIMES.map((p) => fraction(Math.sqrt(p)));
const CUBES = PRIMES.map((p) => fraction(Math.cbrt(p)));

function padded(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(all.length - 4, bytes.length << 3);
  return all;
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function compress(state: Uint32Array, block: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = block.getUint32(at + i * 4);
      continue;
    }
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CUBES[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}
