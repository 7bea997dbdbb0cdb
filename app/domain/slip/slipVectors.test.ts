import { expect, test } from "vitest";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import vectors from "#app/domain/vectors/keypad.json" with { type: "json" };
import { type SlipInput } from "./slipInput.ts";
import { slipState } from "./slipState.ts";
import { legOf, PARLAY, pickOf, SINGLE } from "./testing/slips.ts";

type Row = (typeof vectors.rows)[number];

/** The slip of a row: a single, or for several bets a parlay with a matching type. */
function inputOf(row: Row): SlipInput {
  const { min, max, balance, count, loggedIn, allowed, marketId, odds, amount } = row;
  const base = count === 1 ? SINGLE : PARLAY;
  const single = pickOf(5, { marketId, odds, oddsStyle: row.style as OddsStyle });
  const type = { id: 1, name: "any", matchCount: 3, combCount: count, closed: false, bySize: [3] };
  return {
    ...base,
    ...(count === 1 ? { legs: [legOf(single)] } : { types: [type] }),
    limits: { min, max },
    member: { ...base.member!, balance },
    loggedIn,
    amount,
    // within 2 s of opening nothing is allowed
    openedAt: allowed ? 98_000 : 99_000,
  };
}

/** What the button does according to a row. */
function expected({ reason, onBet, payment, amount }: Row) {
  if (reason === "notLoggedIn") return { does: "logIn" };
  if (reason === "notAllowed") return { does: "wait", why: "arming" };
  if (reason !== null) return { does: "nothing", why: reason };
  return onBet === "insufficient"
    ? { does: "deposit", payment }
    : { does: "place", order: { stake: Number(amount), payment } };
}

test.each(vectors.rows)("$id $rule: $amount on the slip is $reason $onBet", (row) => {
  const { stake, button } = slipState(inputOf(row));
  expect([stake.total, stake.sums?.payment]).toEqual([row.total, row.payment]);
  expect(button).toMatchObject(expected(row));
});
