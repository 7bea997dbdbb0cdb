import { beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { type BetLeg, type BetRecord } from "#app/domain/bets/bet.ts";
import { exposureOf } from "#app/domain/exposure/exposure.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { line, match } from "#app/domain/watches/testing/watched.ts";
import { betOf, entryOf, quoteOf } from "#app/flows/testing/lostBet.ts";
import { closeLine, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { withKnown } from "./known.ts";

const app = testApp();

/** The fifth score of a best of five in volleyball, and an Over of 2 with 40 percent lost at 2. */
const SETS = { sportId: 12, marketId: 9, couId: 90, betPos: 5, hdp: "" };
const OVER = { hdp: "2", oddsStyle: 6, outLevel: -40 } as const;

let count = 0;

/** A bet of this device, accepted, whose id the journal has; returns the id. */
function placed(quotes: readonly Partial<Quote>[], account = "nadia"): string {
  const [ref, id] = [`r${++count}`, `b${count}`];
  openLine(entryOf(ref, ownerOf(account), { quotes: quotes.map((more) => ({ ...quoteOf(1), ...more })) }));
  closeLine(ref, "accepted", [id]);
  return id;
}

const recordOf = (id: string, legs: readonly Partial<BetLeg>[], more: Partial<BetRecord> = {}): BetRecord => {
  const bet = betOf(id);
  return { ...bet, ...more, legs: legs.map((leg) => ({ ...bet.legs[0]!, ...leg })) };
};

const legsOf = (bet: BetRecord) => withKnown(app, [bet])[0]?.legs;

beforeEach(() => useSession.of(app).setState({ phase: "member", account: "nadia" }));

test("a score in sets gets the number of positions that the journal has, leg by leg", () => {
  const id = placed([
    { ...SETS, positions: 6 },
    { ...SETS, matchId: 6, positions: 4 },
  ]);
  const legs = [{ ...SETS, matchId: 6 }, SETS, { matchId: 7 }];
  const bet = recordOf(id, legs, { kind: "parlay" });
  expect(legsOf(bet)).toMatchObject([{ positions: 4 }, { positions: 6 }, { marketId: 3 }]);
  expect(legsOf(bet)?.[2]).toBe(bet.legs[2]);
});

test("a bet is found by its ref, too, before the journal has its id", () => {
  openLine(entryOf("mine", ownerOf("nadia"), { quotes: [{ ...quoteOf(1), ...SETS, positions: 6 }] }));
  const bet = recordOf("unseen", [SETS], { clientRef: "mine" });
  expect(legsOf(bet)).toMatchObject([{ positions: 6 }]);
});

test("a Burmese line gets its percent, for the goals it was seen with and in style 6 alone", () => {
  const id = placed([OVER]);
  expect(legsOf(recordOf(id, [{ hdp: "2" }], { oddsStyle: 6 }))).toMatchObject([{ outLevel: -40 }]);
  expect(legsOf(recordOf(id, [{ hdp: "3" }], { oddsStyle: 6 }))?.[0]).not.toHaveProperty("outLevel");
  expect(legsOf(recordOf(id, [{ hdp: "2" }], { oddsStyle: 3 }))?.[0]).not.toHaveProperty("outLevel");
  expect(legsOf(recordOf(id, [{ hdp: "2", outLevel: -45 }], { oddsStyle: 6 }))).toMatchObject([{ outLevel: -45 }]);
});

test("EXP-09: with its percent from the journal a Burmese bet stands in the score grid, without it nowhere", () => {
  const coming = { id: 5, sportId: 1, extensions: [], state: "notStarted", period: undefined } as const;
  const held = { ...coming, score: undefined, half: undefined, bestOf: undefined };
  const placeOf = (id: string) => {
    const burmese = { oddsStyle: 6, odds: 0.95, status: "accepted" } as const;
    const bets = withKnown(app, [recordOf(id, [{ hdp: "2", odds: 0.95 }], burmese)]);
    const exposure = exposureOf({ match: held, bets });
    return exposure.view === "grid" ? exposure.listed[0] : undefined;
  };
  expect(placeOf(placed([OVER]))).toMatchObject({ in: "grid" });
  expect(placeOf("another device")).toMatchObject({ in: "out", reason: "burmese" });
});

test("a list that has the match says how many positions there are, if the journal does not", () => {
  const board = match({ id: 77, sportId: 12, markets: { 9: [line({ odds: [3, 4, 5, 6, 5, 4] })] } });
  app.client
    .getQueryCache()
    .build(app.client, { queryKey: ["board"], meta: { holds: "board" } })
    .setData({ matches: { 77: board } });
  expect(legsOf(recordOf("another device", [{ ...SETS, matchId: 77 }]))).toMatchObject([{ positions: 6 }]);
});

test("another member's journal says nothing, and what nobody knows stays out", () => {
  const id = placed([{ ...SETS, positions: 6 }], "mia");
  const bets = [recordOf(id, [SETS]), recordOf("other", [{ hdp: "2" }], { oddsStyle: 6 })];
  const known = withKnown(app, bets);
  expect(known.map((bet, at) => bet === bets[at])).toEqual([true, true]);
});

test("a list is the same objects however often it is drawn, and the journal is read once for it at most", () => {
  const kept = new Map<string, string>();
  const reads = vi.fn<(key: string) => string | null>((key) => kept.get(key) ?? null);
  vi.stubGlobal("localStorage", { getItem: reads, setItem: (key: string, text: string) => void kept.set(key, text) });
  const id = placed([{ ...SETS, positions: 6 }]);
  const bets = [recordOf(id, [SETS]), recordOf("x", [SETS]), recordOf("y", [SETS]), betOf("plain")];
  reads.mockClear();
  const first = withKnown(app, bets);
  expect(reads).toHaveBeenCalledTimes(1);
  const again = withKnown(app, bets);
  expect(again.map((bet, at) => bet === first[at])).toEqual([true, true, true, true]);
  expect(first[3]).toBe(bets[3]);
  const plain = [betOf("plain")];
  expect(withKnown(app, plain)).toBe(plain);
  vi.unstubAllGlobals();
});
