import { expect, test } from "vitest";
import * as v from "valibot";
import { BET, BET_ROW } from "#app/api/testing/betExample.ts";
import { betRecord } from "./betData.ts";

const [wireLeg] = BET_ROW.Legs;
const [leg] = BET.legs;

/** A Burmese bet as the app reads it, of a leg with these fields besides. */
const read = (more: object) => v.parse(betRecord, { ...BET_ROW, OddsStyle: 6, Legs: [{ ...wireLeg, ...more }] }).legs;

test("the percent of a Burmese line is read where the record has it (contract, BetRecord)", () => {
  expect(read({ OutLevel: -50 })).toEqual([{ ...leg, outLevel: -50 }]);
  expect(read({ OutLevel: 0 })).toEqual([{ ...leg, outLevel: 0 }]);
});

test("a record without a percent, or with one that is not a number, is read without it", () => {
  expect(read({})).toEqual([leg]);
  expect(read({ OutLevel: "-50" })).toEqual([leg]);
});
