import { beforeEach, describe, expect, test, vi } from "vitest";
import { post } from "#app/api/client.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { type AutoAccept, type Quote } from "#app/domain/slip/quote.ts";
import { tapOf } from "#app/flows/testing/betTap.ts";
import { entryOf, quoteOf } from "#app/flows/testing/lostBet.ts";
import { receiptOfAnswer } from "./receipts.ts";
import { sendOrder, type Tap } from "./sendOrder.ts";

vi.mock("#app/api/client.ts", async (original) => ({ ...(await original<object>()), post: vi.fn<typeof post>() }));

const app = testApp();
const CHOICES: readonly AutoAccept[] = [0, 1, 2];

const answers = (data: object) => vi.mocked(post).mockResolvedValue({ Data: { Message: "", FCredit: 900, ...data } });
const body = () => vi.mocked(post).mock.calls[0]?.[2];
const send = (tap: Tap) => sendOrder(app, tap, entryOf("r1", "a", { kind: tap.kind, quotes: tap.quotes }));

/** A parlay of two legs, at 1.90 and 2.50. */
function parlayOf(autoAccept: AutoAccept): Tap {
  const { selections } = tapOf();
  const quotes: readonly Quote[] = [quoteOf(1_000), { ...quoteOf(1_000), matchId: 6, odds: 2.5 }];
  const combination = { id: 1, name: "2 X 1", matchCount: 2, combCount: 1, closed: false, bySize: [1] };
  return tapOf({ kind: "parlay", selections: [...selections, ...selections], quotes, autoAccept, combination });
}

beforeEach(() => void vi.mocked(post).mockReset());

describe("the member's choice of auto-accept is what is sent", () => {
  test.each(CHOICES)("with a single: %i", async (autoAccept) => {
    answers({ Result: 0, BetID: "b1" });
    await send(tapOf({ autoAccept }));
    expect(body()).toMatchObject({ AutoAccept: autoAccept, Odds: 1.9 });
  });

  test.each(CHOICES)("with a parlay: %i", async (autoAccept) => {
    answers({ Result: 0, BetIDs: ["b1"] });
    await send(parlayOf(autoAccept));
    expect(body()).toMatchObject({
      AutoAccept: autoAccept,
      Bets: [{ MpID: 1, BetValue: 100 }],
      Selections: [{ Odds: 1.9 }, { Odds: 2.5 }],
    });
  });

  test("an outright has none to send (spec §7)", async () => {
    answers({ Result: 0, BetID: "b1" });
    await send(tapOf({ kind: "outright", autoAccept: 2 }));
    expect(body()).toEqual({ OrID: 0, Odds: 1.9, CouID: 30, BetValue: 100, ClientRef: "r1" });
  });
});

test.each(["single", "parlay", "outright"] as const)(
  "an answer to a %s without a bet id or a price gives no id, and nothing to accept",
  async (kind) => {
    answers({ Result: 4 });
    const answer = await send(kind === "parlay" ? parlayOf(0) : tapOf({ kind }));
    expect(answer).toMatchObject({ result: 4, balance: 900, betIds: [] });
    expect(answer.repriced).toBeUndefined();
  },
);

test.each([
  ["price", { NewOdds: 2.2 }, { odds: 2.2, hdp: "2.5" }],
  ["line", { NewHdp: "3" }, { odds: 1.9, hdp: "3" }],
])("a single's answer 3 with another %s leaves the rest as it was", async (_, change, repriced) => {
  answers({ Result: 3, BetID: "b1", ...change });
  expect(await send(tapOf())).toMatchObject({ betIds: ["b1"], repriced: [repriced] });
});

test("a bet without a price is not sent", async () => {
  await expect(send(tapOf({ quotes: [] }))).rejects.toThrow("a bet without a price");
  expect(vi.mocked(post)).not.toHaveBeenCalled();
});

test("a parlay's answer 3 gives the changed leg its new price, and leaves the other as it was", async () => {
  answers({ Result: 3, MixBetsInfo: [{ MatchID: 6, NewOdds: 2.3, MatchHdp: "3" }] });
  const { result, repriced } = await send(parlayOf(0));
  expect(result).toBe(3);
  expect(repriced).toMatchObject([
    { matchId: 5, odds: 1.9, hdp: "2.5" },
    { matchId: 6, odds: 2.3, hdp: "3" },
  ]);
});

test.each([0, -1.5, 1])(
  "a parlay's answer 3 with the price %d, which is none, offers no price to accept",
  async (odds) => {
    answers({ Result: 3, MixBetsInfo: [{ MatchID: 6, NewOdds: odds, MatchHdp: "3" }] });
    expect(await send(parlayOf(0))).toMatchObject({ result: 3, repriced: undefined });
  },
);

test("a single's answer 3 with a price of 0 offers no price to accept", async () => {
  answers({ Result: 3, NewOdds: 0 });
  expect(await send(tapOf())).toMatchObject({ result: 3, repriced: undefined });
});

test("a receipt names the price that was taken, and what that pays", async () => {
  answers({ Result: 0, BetID: "b1", NewOdds: 2.2 });
  const tap = tapOf({ autoAccept: 2 });
  const answer = await send(tap);
  expect(receiptOfAnswer(tap, entryOf("r1", "a"), answer, 900)).toMatchObject({ legs: [{ odds: 2.2 }], back: 220 });
});

test("a receipt names the price that was sent, where the answer names none", async () => {
  answers({ Result: 0, BetID: "b1" });
  const tap = tapOf();
  const answer = await send(tap);
  expect(receiptOfAnswer(tap, entryOf("r1", "a"), answer, 900)).toMatchObject({ legs: [{ odds: 1.9 }], back: 190 });
});
