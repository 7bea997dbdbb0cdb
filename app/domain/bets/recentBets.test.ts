import { expect, test } from "vitest";
import { type BetRecord } from "./bet.ts";
import { recentBets } from "./recentBets.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");

const bet = (id: string, placedAt: string): BetRecord => ({
  id,
  placedAt,
  kind: "single",
  oddsStyle: 2,
  odds: 1.95,
  stake: 100,
  payment: 100,
  status: "waiting",
  bonusBet: false,
  canSell: false,
  sales: [],
  legs: [],
});

const idsOf = (...bets: BetRecord[]) => recentBets(bets, NOW).map(({ id }) => id);

test("bets of the last five minutes come newest first, older ones not at all", () => {
  expect(
    idsOf(
      bet("a", "2026-11-21T09:55:01Z"),
      bet("b", "2026-11-21T09:59:30Z"),
      bet("c", "2026-11-21T09:55:00Z"),
      bet("d", "2026-11-20T09:59:30Z"),
    ),
  ).toEqual(["b", "a"]);
});

test("a bet of a server whose clock is ahead is recent, one without a time is not", () => {
  expect(idsOf(bet("a", "2026-11-21T10:00:40Z"), bet("b", ""))).toEqual(["a"]);
});
