import fc from "fast-check";
import { expect, test } from "vitest";
import { bonusOf, bonusRuleOf } from "./bonus.ts";
import { type ScorePair } from "#app/domain/bets/settlement.ts";
import vectors from "#app/domain/vectors/bonus.json" with { type: "json" };
import { STAGE } from "#app/domain/boards/match.ts";
import { bonusPaid, bonusRefusal } from "#app/domain/vectors/reference.ts";

test.each(vectors.rows)("$id $rule gives $bonus", (row) => {
  const rule = bonusRuleOf(row.values)!;
  const bet = { ...row, stage: STAGE.of(row.stage)!, final: row.final as unknown as ScorePair };
  expect(bonusRefusal(rule, bet) ?? null).toBe(row.reason);
  expect(bonusPaid(rule, bet)).toBe(row.bonus);
});

const values = ["1", "3", "1", "10", "88", "USD", "10", "2026-05-10T20:00:00Z"];

test("the eight texts of the server make a rule", () => {
  expect(bonusRuleOf(values)).toEqual({
    whenGiving: 1,
    otherwise: 3,
    overTotal: 1,
    percent: 10,
    maximum: 88,
    currency: "USD",
    minimumPayment: 10,
    deadline: "2026-05-10T20:00:00Z",
  });
});

test("eight empty texts, a missing or an unreadable value make none", () => {
  expect(bonusRuleOf(Array(8).fill(""))).toBeUndefined();
  expect(bonusRuleOf([])).toBeUndefined();
  expect(bonusRuleOf(values.with(3, ""))).toBeUndefined();
  expect(bonusRuleOf(values.with(3, "ten"))).toBeUndefined();
  expect(bonusRuleOf(values.with(4, "-1"))).toBeUndefined();
  expect(bonusRuleOf([...values, "x"])).toBeUndefined();
});

const lost = {
  isBonus: true,
  stage: "today" as const,
  marketId: 1,
  betPos: 1,
  hdp: 0.5,
  payment: 100,
  result: 2,
  final: [0, 1] as const,
};

test("live bets and Under get none", () => {
  const rule = bonusRuleOf(values)!;
  expect(bonusRefusal(rule, lost)).toBeUndefined();
  expect(bonusRefusal(rule, { ...lost, stage: "live" })).toBe("live");
  expect(bonusRefusal(rule, { ...lost, marketId: 3, betPos: 2, hdp: 2.5 })).toBe("market");
});

test("the bonus equals whole-number arithmetic and never passes the cap", () => {
  const rule = bonusRuleOf(values)!;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      const share = Math.floor((cents * percent + 50) / 100);
      expect(bonusOf({ ...rule, percent }, cents / 100)).toBe(Math.min(share, 8800) / 100);
    }),
  );
});
