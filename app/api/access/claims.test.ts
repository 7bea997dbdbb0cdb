import { describe, expect, test } from "vitest";
import { claimsOf } from "./claims.ts";

const part = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const token = (payload: unknown) => `${part({ alg: "HS256", typ: "JWT" })}.${part(payload)}.c2ln`;

test("a token says when it dies, whose it is, and what its member had and might do when it was issued", () => {
  const payload = { exp: 1_795_255_800, Account: "jason88", Balance: 5.25, Currency: "THB", Paused: true };
  expect(claimsOf(token(payload))).toEqual({
    expiresAt: 1_795_255_800_000,
    account: "jason88",
    balance: 5.25,
    currency: "THB",
    paused: true,
  });
});

test("claims outside ASCII are read as they are", () => {
  expect(claimsOf(token({ exp: 1_795_255_800, Account: "อองโค 昂哥 🎲" }))).toEqual({
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
  ])("%s", (_, text) => {
    expect(claimsOf(text)).toBeUndefined();
  });
});

test("an account that is no text is left out", () => {
  expect(claimsOf(token({ exp: 5, Account: { toString: 1 } }))).toEqual({ expiresAt: 5_000, account: undefined });
});

describe("a claim that cannot be used is left out alone (SES-03)", () => {
  const sound = { exp: 5, Account: "anna", Balance: 7, Currency: "USD", Paused: false };
  const read = { expiresAt: 5_000, account: "anna", balance: 7, currency: "USD", paused: false };
  test.each<[string, object, object]>([
    ["a negative balance", { Balance: -1 }, { balance: undefined }],
    ["a balance as text", { Balance: "7" }, { balance: undefined }],
    ["no balance", { Balance: null }, { balance: undefined }],
    ["a balance of NaN, which JSON has as null", { Balance: Number.NaN }, { balance: undefined }],
    ["a currency that is a number", { Currency: 7 }, { currency: undefined }],
    ["a currency of a sentence", { Currency: "You have won, call us" }, { currency: undefined }],
    ["an empty currency", { Currency: "" }, { currency: undefined }],
    ["a pause as text", { Paused: "true" }, { paused: undefined }],
    ["a pause of 2", { Paused: 2 }, { paused: undefined }],
    ["a pause as the member record has it", { Paused: 1 }, { paused: true }],
  ])("%s", (_, bad, becomes) => {
    expect(claimsOf(token({ ...sound, ...bad }))).toEqual({ ...read, ...becomes });
  });

  test("a balance beyond all numbers", () => {
    const text = `${part({})}.${part('{"exp":5,"Account":"anna","Balance":1e999,"Currency":"USD"}')}.c`;
    expect(claimsOf(text)).toEqual({ expiresAt: 5_000, account: "anna", currency: "USD" });
  });
});
