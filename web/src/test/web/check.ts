/** A test runner of one page: tests are sentences; the first difference ends a test. */
const failures: string[] = [];
let count = 0;

export function test(sentence: string, body: () => void): void {
  count++;
  try {
    body();
  } catch (e) {
    failures.push(`${sentence}: ${(e as Error).message}`);
  }
}

export function same(found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}, found ${a}`);
}

export function finish(): void {
  for (const failure of failures) console.error(`FAILED ${failure}`);
  console.log(`${count} client tests, ${failures.length} failed`);
  if (failures.length > 0) throw new Error("client tests failed");
}
