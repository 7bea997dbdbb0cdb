import { describe, expect, test } from "vitest";
import { claimsOf } from "./claims.ts";

const part = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const token = (payload: unknown) => `${part({ alg: "HS256", typ: "JWT" })}.${part(payload)}.c2ln`;

test("a token says when it dies and whose it is", async () => {
  expect(await claimsOf(token({ exp: 1_795_255_800, Account: "jason88", Balance: 5 }))).toEqual({
    expiresAt: 1_795_255_800_000,
    account: "jason88",
  });
});

test("claims outside ASCII are read as they are", async () => {
  expect(await claimsOf(token({ exp: 1_795_255_800, Account: "อองโค 昂哥 🎲" }))).toEqual({
    expiresAt: 1_795_255_800_000,
    account: "อองโค 昂哥 🎲",
  });
});

describe("what is no token with a usable end is not read, and does not throw", () => {
  test.each([
    ["an empty text", ""],
    ["two words", "not a token"],
    ["two parts", "a.b"],
    ["three parts of noise", "a.b.c"],
    ["four parts", `${token({ exp: 5 })}.d`],
    ["no JSON inside", `${part({})}.${part("oops")}.c`],
    ["an array inside", token([1, 2])],
    ["null inside", token(null)],
    ["no end", token({ Account: "a" })],
    ["an end as text", token({ exp: "1795255800" })],
    ["an end in ms", token({ exp: 1_795_255_800_000 })],
    ["a negative end", token({ exp: -1 })],
    ["an end of 0", token({ exp: 0 })],
    ["an end of 9e15", token({ exp: 9e15 })],
    ["an end beyond all numbers", `${part({})}.${part('{"exp":1e999}')}.c`],
    ["8 kB of noise", "x".repeat(8_192)],
  ])("%s", async (_, text) => {
    expect(await claimsOf(text)).toBeUndefined();
  });
});

test("an account that is no text is left out", async () => {
  expect(await claimsOf(token({ exp: 5, Account: { toString: 1 } }))).toEqual({ expiresAt: 5_000, account: undefined });
});
