/** Deno's own test runner, as far as these tests use it. */
declare const Deno: { test(sentence: string, body: () => void | Promise<void>): void };

export const test = Deno.test;

export function same(found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}, found ${a}`);
}
