import fc from "fast-check";
import { expect, test } from "vitest";
import { ownerOf } from "./owner.ts";

test("accounts whose 32-bit numbers are one are two members", () => {
  // a known pair of FNV-1a
  expect(ownerOf("costarring")).not.toBe(ownerOf("liquid"));
});

test("a key is at most as long as storage takes, and does not contain the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 40 }), (account) => {
      const owner = ownerOf(account);
      expect(owner).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{8}$/);
      expect(ownerOf(account)).toBe(owner);
    }),
  );
});

test("a hundred thousand accounts have a hundred thousand keys, each half of which is well spread", () => {
  const keys = Array.from({ length: 100_000 }, (_, at) => ownerOf(`member${at}`));
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(keys.map((key) => key.split("-")[1])).size).toBe(keys.length);
});
