import { describe, expect, test } from "vitest";
import { type Member } from "#app/domain/member/member.ts";
import { type Attempt, type JournalEntry, READY } from "./attempt.ts";
import { quoteOf } from "./quote.ts";
import {
  areTerms,
  GONE,
  mayArm,
  QUICK_OFF_MS,
  type QuickEnd,
  type QuickMiss,
  type QuickReading,
  type QuickRing,
  quickVerdict,
  ringAfter,
} from "./quickBet.ts";
import { type Selection } from "./selection.ts";
import { shownOf, type SlipInput } from "./slipInput.ts";

const AT = 1_000_000;
const NOW = AT + 2_000;

const PICK: Selection = {
  sportId: 1,
  leagueId: 1,
  leagueName: "L",
  matchId: 502,
  mainId: 502,
  home: "Home",
  away: "Away",
  startsAt: "2026-11-21T15:00:00Z",
  stage: "live",
  marketId: 1,
  couId: 10,
  betPos: 1,
  hdp: "0.5",
  outLevel: 0,
  odds: 1.95,
  oddsStyle: 2,
  gameId: 1,
  bonus: false,
  minParlay: 2,
};

const TERMS = { amount: 500, perBet: 600, perDay: 1_000 };

const MEMBER = { account: "m", currency: "USD", balance: 10_000, paused: false } as Member;

const ticketOf = (more: { odds?: number; hdp?: string; status?: number } = {}) => ({
  gameId: 1,
  ticketId: "t",
  odds: 1.95,
  hdp: "0.5",
  bonus: false,
  status: 3,
  ...more,
});

function inputOf({
  ticket = ticketOf(),
  at = AT + 300,
  ...more
}: Partial<SlipInput> & { ticket?: ReturnType<typeof ticketOf>; at?: number } = {}): SlipInput {
  const { legs: _legs, ...rest } = more as Partial<SlipInput>;
  return {
    kind: "single",
    now: NOW,
    openedAt: AT,
    quoteLifeMs: 20_000,
    legs: [
      {
        selection: PICK,
        match: undefined,
        seen: shownOf(PICK),
        quote: quoteOf(PICK, ticket, at),
        ticket: { ...ticket, minParlay: 2 },
        answered: true,
      },
    ],
    attempts: [READY],
    loggedIn: true,
    member: MEMBER,
    readingBets: false,
    inSight: true,
    embedded: false,
    barred: undefined,
    block: undefined,
    failure: undefined,
    limits: { min: 10, max: 5_000 },
    amount: "500",
    autoAccept: 2,
    ...rest,
  };
}

const verdict = (more: Partial<QuickEnd> = {}) =>
  quickVerdict({ ring: { pick: PICK, at: AT }, terms: TERMS, input: inputOf(), spent: 0, alone: true, ...more });

describe("terms", () => {
  test.each([
    [{ amount: 50, perBet: 100, perDay: 500 }, true],
    [{ amount: 50, perBet: 50, perDay: 50 }, true],
    [{ amount: 1, perBet: 1, perDay: 1 }, true],
    [{ amount: 999_999_999, perBet: 999_999_999, perDay: 999_999_999 }, true],
    [{ amount: 50, perBet: 100, perDay: 1_000_000_000 }, false],
    [{ amount: 101, perBet: 100, perDay: 500 }, false],
    [{ amount: 50, perBet: 501, perDay: 500 }, false],
    [{ amount: 0, perBet: 100, perDay: 500 }, false],
    [{ amount: 50, perBet: 0, perDay: 0 }, false],
    [{ amount: 1.5, perBet: 100, perDay: 500 }, false],
    [{ amount: Number.NaN, perBet: 100, perDay: 500 }, false],
    [{ amount: 50, perBet: 100, perDay: Number.POSITIVE_INFINITY }, false],
  ])("%j can be switched on: %s", (terms, can) => expect(areTerms(terms)).toBe(can));

  test("QCK-01: end after half an hour without a bet, or after five minutes hidden", () =>
    expect(QUICK_OFF_MS).toEqual({ idle: 1_800_000, hidden: 300_000 }));
});

describe("a clean ring", () => {
  test("QCK-04, QCK-05: sends what was painted, and never takes another price by itself", () => {
    const sent = verdict();
    expect(sent.does).toBe("send");
    expect(sent.does === "send" && sent.order).toMatchObject({
      kind: "single",
      stake: 500,
      payment: 500,
      autoAccept: 0,
      account: "m",
      quotes: [{ odds: 1.95, hdp: "0.5", ticketId: "t" }],
    });
  });

  test("QCK-02: sends at 2,000 ms after the tap and not one before, nor more than 250 ms later", () => {
    expect(verdict({ input: inputOf({ now: AT + 1_999 }) })).toEqual({ does: "miss", why: "shut" });
    expect(verdict({ input: inputOf({ now: AT + 2_000 }) }).does).toBe("send");
    expect(verdict({ input: inputOf({ now: AT + 2_250 }) }).does).toBe("send");
    expect(verdict({ input: inputOf({ now: AT + 2_251 }) })).toEqual({ does: "miss", why: "late" });
    expect(verdict({ input: inputOf({ now: Number.NaN }) })).toEqual({ does: "miss", why: "shut" });
  });

  test("QCK-01: is held to both ceilings, to the cent", () => {
    expect(verdict({ terms: { ...TERMS, perBet: 500 } }).does).toBe("send");
    expect(verdict({ spent: 500 }).does).toBe("send");
    expect(verdict({ spent: 500.01 })).toEqual({ does: "miss", why: "perDay" });
    expect(verdict({ terms: { amount: 500, perBet: 499, perDay: 1_000 } })).toEqual({ does: "miss", why: "shut" });
  });

  test("counts what is deducted, not what is typed: a negative price puts more at risk", () => {
    const pick: Selection = { ...PICK, oddsStyle: 5, odds: -150 };
    const ticket = ticketOf({ odds: -150 });
    const legs = inputOf().legs.map((leg) => ({
      ...leg,
      selection: pick,
      seen: shownOf(pick),
      quote: quoteOf(pick, ticket, AT + 300),
    }));
    const end = { ring: { pick, at: AT }, input: { ...inputOf(), legs } };
    // 500 x 1.5
    expect(verdict(end)).toEqual({ does: "miss", why: "perBet" });
    expect(verdict({ ...end, terms: { amount: 500, perBet: 750, perDay: 750 } }).does).toBe("send");
    expect(verdict({ ...end, terms: { amount: 500, perBet: 750, perDay: 750 }, spent: 0.01 })).toEqual({
      does: "miss",
      why: "perDay",
    });
  });
});

const entry = { ref: "r", quotes: [], account: "m" } as unknown as JournalEntry;
const submitting: Attempt = { state: "submitting", entry };
const same = { ref: "r", entry: { ...entry, quotes: [quoteOf(PICK, ticketOf(), AT)] } };

test.each<[string, Partial<SlipInput> & { ticket?: ReturnType<typeof ticketOf>; at?: number }, QuickMiss]>([
  ["a better price on the ticket", { ticket: ticketOf({ odds: 1.96 }) }, "moved"],
  ["a worse one", { ticket: ticketOf({ odds: 1.94 }) }, "moved"],
  ["another line", { ticket: ticketOf({ hdp: "0.75" }) }, "line"],
  ["another line and price", { ticket: ticketOf({ hdp: "0.75", odds: 2.1 }) }, "line"],
  ["a suspended ticket", { ticket: ticketOf({ status: 7 }) }, "closed"],
  ["a closed ticket", { ticket: ticketOf({ status: 0 }) }, "closed"],
  ["a price older than its life", { at: NOW - 20_001 }, "noAnswer"],
  ["a server that does not answer", { failure: { kind: "network", code: -2, said: "" } }, "noAnswer"],
  ["a refusal of the ticket: forbidden", { failure: { kind: "envelope", code: 19, said: "" } }, "closed"],
  ["a refusal of the ticket: closed", { failure: { kind: "envelope", code: 1, said: "" } }, "closed"],
  ["unknown limits", { limits: undefined }, "shut"],
  ["an amount under the least", { limits: { min: 501, max: 5_000 } }, "shut"],
  ["an amount over the most", { limits: { min: 10, max: 499 } }, "shut"],
  ["a balance that is short", { member: { ...MEMBER, balance: 499.99 } }, "shut"],
  ["a balance that is not known", { member: { ...MEMBER, balance: null } as Member }, "shut"],
  ["a member who may not bet", { member: { ...MEMBER, paused: true } as Member }, "shut"],
  ["nobody signed in", { loggedIn: false }, "shut"],
  ["a country that is blocked", { barred: { code: 8, said: "" } }, "shut"],
  ["what cannot be seen", { inSight: false }, "shut"],
  ["a bet list that has to be read", { readingBets: true }, "shut"],
  ["a bet under way", { attempts: [submitting] }, "shut"],
  [
    "a bet in doubt on the same",
    { attempts: [READY, { state: "stillUnknown", ...same } as unknown as Attempt] },
    "shut",
  ],
])("%s sends nothing", (_name, more, why) => {
  expect(verdict({ input: inputOf(more) })).toEqual({ does: "miss", why });
});

test("a price that has not come sends nothing", () => {
  const legs = inputOf().legs.map((leg) => ({ ...leg, quote: undefined, ticket: undefined, answered: false }));
  expect(verdict({ input: { ...inputOf(), legs } })).toEqual({ does: "miss", why: "noAnswer" });
});

test("a ring of another tab in the same moment sends nothing", () => {
  expect(verdict({ alone: false })).toEqual({ does: "miss", why: "otherTab" });
});

describe("a reading", () => {
  const ring: QuickRing = { pick: PICK, at: AT };
  const after = (...readings: QuickReading[]) => readings.reduce(ringAfter, ring);

  test.each<[QuickReading, QuickMiss | undefined]>([
    [{ odds: 1.95, hdp: "0.5", status: 3 }, undefined],
    [{ odds: 1.95, hdp: " ", status: 3 }, undefined],
    [{}, undefined],
    [{ odds: 1.96 }, "moved"],
    [{ odds: 0 }, "closed"],
    [{ odds: 1.95, hdp: "0.25" }, "line"],
    [{ odds: 2.05, hdp: "-0.5" }, "line"],
    [{ odds: 1.95, status: 7 }, "closed"],
    [{ odds: 1.95, status: Number.NaN }, "closed"],
    [GONE, "closed"],
  ])("%j says %s", (reading, why) => expect(after(reading).spoilt).toBe(why));

  test("QCK-04: that goes back to what it was does not heal the ring", () => {
    const spoilt = after({ odds: 1.9 }, { odds: 1.95, hdp: "0.5", status: 3 });
    expect(spoilt.spoilt).toBe("moved");
    expect(verdict({ ring: spoilt })).toEqual({ does: "miss", why: "moved" });
    expect(ringAfter(ring, { odds: 1.95 })).toBe(ring);
    expect(after({ status: 4 }, { status: 3, odds: 1.8 }).spoilt).toBe("closed");
  });
});

describe("a tap on a price", () => {
  const question = {
    pick: PICK,
    collects: false,
    slipOpen: false,
    attempts: [READY],
    unproven: false,
    balance: 100,
  };

  test("arms one bet", () => {
    expect(mayArm(question)).toBe(true);
    expect(mayArm({ ...question, balance: 0.5 })).toBe(true);
  });

  test.each([
    ["an outright", { pick: { ...PICK, orId: 7 } }],
    ["no price", { pick: { ...PICK, odds: 0 } }],
    ["a parlay being collected", { collects: true }],
    ["an open slip", { slipOpen: true }],
    ["a bet that leaves", { attempts: [submitting] }],
    ["a bet without proof", { attempts: [READY, { state: "accepted", proof: "confirming" } as Attempt] }],
    ["a bet in doubt", { attempts: [{ state: "unknown" } as Attempt] }],
    ["a line of the journal that is open", { unproven: true }],
    ["no balance", { balance: 0 }],
    ["an unknown balance", { balance: undefined }],
  ])("opens the slip as ever: %s", (_name, more) => expect(mayArm({ ...question, ...more })).toBe(false));

  test("arms again once the bet before is proven", () => {
    expect(mayArm({ ...question, attempts: [READY, { state: "accepted", proof: "found" } as Attempt] })).toBe(true);
    expect(mayArm({ ...question, attempts: [{ state: "refused", entry, why: "x" } as Attempt] })).toBe(true);
  });
});
