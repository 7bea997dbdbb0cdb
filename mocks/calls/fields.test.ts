import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type OpenApi, operationsOf, sharedShapes } from "./document.ts";
import { fieldsOf, kindOf } from "./fields.ts";

const read = JSON.parse(readFileSync("app/api/openapi.json", "utf8")) as OpenApi;
const { schemas } = read.components;

const linesOf = (name: string): string[] =>
  fieldsOf(schemas[name] ?? {}).map(({ place, kind, required }) => `${place}: ${kind}${required ? "" : ", or not"}`);

test("an answer is told place by place: the envelope, then what Code 0 brings", () => {
  expect(linesOf("Bet")).toEqual([
    ": Envelope",
    "Data: object",
    "Data.Result: whole number",
    "Data.FCredit: number, or not",
    "Data.Message: text, or not",
    "Data.BetID: TextId, or not",
    "Data.Status: number, or not",
    "Data.NewOdds: number, or not",
    "Data.NewHdp: text, or not",
  ]);
});

test("lists, places of a list, keys and what may be null have words", () => {
  expect(linesOf("MarketRow").slice(0, 3)).toEqual(["[0]: text", "[1]: number", "[2]: Id"]);
  expect(linesOf("Match").filter((line) => /^(MK|ML|MEXT|S)\b/.test(line))).toEqual([
    "MEXT: MatchExtras or null, or not",
    "ML: list, its first places set or null, or not",
    "ML[0]: number",
    "ML[1]: number",
    "MK: object by key",
    "MK.{key}: object by key or null",
    "MK.{key}.{key}: MarketRow or null",
    "S: 0, 1, 2, 3, 4 or 5",
  ]);
  expect(kindOf(schemas["Moment"] ?? {})).toBe("moment");
  expect(kindOf({ type: "number", minimum: 0, maximum: 100 })).toBe("number, from 0 to 100");
});

test("a kind names the shape that is described elsewhere on the page", () => {
  const [, data] = fieldsOf(schemas["GetTicketOdds"] ?? {});
  expect(data).toEqual({ place: "Data", kind: "object", named: undefined, required: true });
  expect(fieldsOf(schemas["GetTicketOdds"] ?? {}).find(({ place }) => place === "Data.Ticket")?.named).toBe("Ticket");
});

test("42 calls, and every name that a field has is one of a shared shape", () => {
  expect(operationsOf(read)).toHaveLength(42);
  const shared = new Set(sharedShapes(read).map(([name]) => name));
  expect([...shared].slice(0, 3)).toEqual(["Envelope", "Id", "TextId"]);
  const named = Object.values(schemas).flatMap((shape) => fieldsOf(shape).flatMap(({ named: name = "Id" }) => name));
  expect(named.filter((name) => !shared.has(name))).toEqual([]);
});
