import fc from "fast-check";
import { expect, test } from "vitest";
import { reuse } from "./reuse.ts";

test("what did not change is the older object", () => {
  const older = { a: { x: 1 }, b: [{ y: 2 }, { z: 3 }] };
  const newer = reuse(older, { a: { x: 1 }, b: [{ y: 2 }, { z: 4 }] });
  expect(newer).toEqual({ a: { x: 1 }, b: [{ y: 2 }, { z: 4 }] });
  expect(newer.a).toBe(older.a);
  expect(newer.b[0]).toBe(older.b[0]);
  expect(newer.b[1]).not.toBe(older.b[1]);
  expect(reuse(older, structuredClone(older))).toBe(older);
});

test("a name that came or went is a change", () => {
  const older: { a?: number; b?: number } = { a: 1 };
  expect(reuse(older, {})).not.toBe(older);
  expect(reuse(older, { a: 1, b: undefined as unknown as number })).not.toBe(older);
  expect(reuse(older, { b: 1 })).toEqual({ b: 1 });
});

test("the result always equals the newer value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (older, newer) => {
      expect(reuse(older, newer)).toEqual(newer);
      expect(reuse(older, structuredClone(older))).toBe(older);
    }),
  );
});
