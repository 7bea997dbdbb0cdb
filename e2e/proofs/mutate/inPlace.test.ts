import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { InPlace } from "./inPlace.ts";

const SUBJECT = `import half, { type Whole, whole as one } from "./halves.ts";
import * as halves from "./halves.ts";
const LEAST = 2;
export const twice = (n: number): number => (n < LEAST ? 0 : n * 2);
export function both(n: Whole): number { return half(n) + halves.default(one(n)); }
const hidden = 7;
export { hidden as shown };
`;

const TESTS = `import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { both, shown, twice } from "./subject.ts";
let left = 0;
afterEach(() => { left += 1; });
describe.each([[2, 4], [3, 6]])("twice", (n, m) => {
  test("is twice as much", () => expect(twice(n)).toBe(m));
});
test.each([1, 0])("nothing of %s", { timeout: 1_000 }, async (n) => expect(await Promise.resolve(twice(n))).toBe(0));
test("both halves", () => expect([both(8), shown, left]).toEqual([8, 7, 4]));
test("of all", () => fc.assert(fc.property(fc.integer({ min: 2 }), (n) => twice(n) === n + n)));
`;

const HALVES = `export type Whole = number;
export const whole = (n: Whole): Whole => n;
export default (n: Whole): number => n / 2;
`;

/** Judges these changes of the subject, each a text and what takes its place. */
async function noticed(changes: readonly (readonly [string, string])[], files = ["subject.test.ts"]) {
  const root = mkdtempSync(join(tmpdir(), "in-place-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const other = 'import { test } from "vitest"; import "./subject.ts"; test("nothing", () => undefined);';
  const texts = { "subject.ts": SUBJECT, "halves.ts": HALVES, "subject.test.ts": TESTS, "other.test.ts": other };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(root, name), text);
  const room = new InPlace(root);
  const found: boolean[] = [];
  for (const [from, to] of changes)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as it is used
    found.push(await room.notices("subject.ts", SUBJECT, SUBJECT.replace(from, to), files));
  return found;
}

test("a file as it is passes its tests, and each change that they see is noticed, one after the other", async () => {
  const changes = [
    ["", ""],
    ["n * 2", "n / 2"],
    ["= 2;", "= 3;"],
    ["half(n)", "n"],
    ["halves.default", ""],
    ["= 7;", "= 8;"],
    ["n < LEAST", "n <="],
    ["", ""],
  ] as const;
  expect(await noticed(changes)).toEqual([false, true, true, true, true, true, true, false]);
});

test("a change that no test sees is not noticed, and the second file is asked where the first says nothing", async () => {
  expect(await noticed([["n < LEAST", "n <= 1"]])).toEqual([false]);
  expect(await noticed([["n * 2", "n / 2"]], ["other.test.ts"])).toEqual([false]);
  expect(await noticed([["n * 2", "n / 2"]], ["other.test.ts", "subject.test.ts"])).toEqual([true]);
});
