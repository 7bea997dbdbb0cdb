import { beforeEach, describe, expect, test } from "vitest";
import { bet, type BetReply, type Caller, callerOf, orderOn, quote } from "#mocks/testing/caller.ts";
import { createWorld, type World } from "#mocks/world/world.ts";

const EARLY = { match: 541, market: 3, pos: 1 };
const LIVE = { match: 502, market: 1, pos: 1 };

let world: World;
let jason: Caller;

beforeEach(async () => {
  world = createWorld();
  jason = await callerOf(world, "jason88");
});

const balance = async (caller = jason) =>
  (await caller.get<{ Data: { Balance: number } }>("/api/odds/GetUserInfo")).Data.Balance;
const statuses = async () => (await jason.get<{ Data: Record<string, number> }>("/api/bet/GetUnSettleBetStatus")).Data;

describe("a single bet", () => {
  test("before the match it is accepted at once and the payment is deducted", async () => {
    const { Data } = await bet(jason, EARLY, 100, { ClientRef: "a" });
    expect(Data).toMatchObject({ Result: 0, FCredit: 12380.5, Status: 1 });
    expect(Data.BetID).toMatch(/^\d{19}$/);
    expect(await balance()).toBe(12380.5);
  });

  test("at a negative Malay price less is deducted than typed, and the win is what was typed", async () => {
    world.movePrice(541, 3, 1, 2.25);
    const { Data } = await bet(jason, { ...EARLY, style: 1 }, 100);
    expect(Data).toMatchObject({ Result: 0, FCredit: 12400.5 });
    const list = await jason.get<{ Data: { Bets: Record<string, number>[] } }>("/api/bet/GetUnSettleBetList");
    expect(list.Data.Bets[0]).toMatchObject({ Odds: -0.8, BetValue: 100, Payment: 80, WillWin: 100, OddsStyle: 1 });
  });

  test("the record of a Burmese line has its percent, that of any other price none", async () => {
    const aungko = await callerOf(world, "aungko2");
    await bet(aungko, { ...EARLY, style: 6 }, 100_000);
    await bet(aungko, { ...EARLY, style: 3 }, 100_000);
    await bet(aungko, { match: 541, market: 5, pos: 1, style: 6 }, 100_000);
    const list = await aungko.get<{ Data: { Bets: { OddsStyle: number; Legs: object[] }[] } }>(
      "/api/bet/GetUnSettleBetList",
    );
    const legIn = (style: number) => list.Data.Bets.find(({ OddsStyle }) => OddsStyle === style)?.Legs[0];
    expect(legIn(6)).toMatchObject({ MarketID: 3, Hdp: "3", OutLevel: 7 });
    for (const style of [2, 3]) expect(Object.keys(legIn(style) ?? {})).not.toContain("OutLevel");
    expect(legIn(2)).toMatchObject({ MarketID: 5 });
  });

  test("live it waits five seconds and is then accepted", async () => {
    const { Data } = await bet(jason, LIVE, 50);
    expect(Data.Status).toBe(0);
    world.advance(4_000);
    expect(await statuses()).toEqual({ [Data.BetID ?? ""]: 0 });
    world.advance(1_000);
    expect(await statuses()).toEqual({ [Data.BetID ?? ""]: 1 });
  });

  test("live it is refused when a goal falls while it waits, and the money comes back", async () => {
    const { Data } = await bet(jason, LIVE, 50);
    world.advance(2_000);
    world.goal(502, 2);
    world.advance(5_000);
    expect(await statuses()).toEqual({ [Data.BetID ?? ""]: 4 });
    expect(await balance()).toBe(12480.5);
  });

  test("the same client reference is answered with the same bet, also from another copy of the request", async () => {
    const order = orderOn(EARLY, await quote(jason, EARLY), 100, { ClientRef: "twice" });
    const [first, second] = await Promise.all([
      jason.post<BetReply>("/api/bet/Bet", order),
      jason.post<BetReply>("/api/bet/Bet", order),
    ]);
    expect(second).toEqual(first);
    expect(Object.keys(await statuses())).toHaveLength(1);
    expect(await balance()).toBe(12380.5);
  });

  test("a ticket serves one bet", async () => {
    const order = orderOn(EARLY, await quote(jason, EARLY), 10);
    expect((await jason.post<BetReply>("/api/bet/Bet", order)).Data.Result).toBe(0);
    expect((await jason.post<BetReply>("/api/bet/Bet", order)).Data.Result).toBe(2);
  });

  test("a price that moved is refused with the new one, unless auto-accept covers it", async () => {
    const held = await quote(jason, EARLY);
    const before = held.Data.Ticket.CurrentOdds;
    world.movePrice(541, 3, 1, 1.7);
    const place = (AutoAccept: number) =>
      jason.post<BetReply>("/api/bet/Bet", orderOn(EARLY, held, 10, { AutoAccept }));
    expect(before).toBe(1.99);
    expect((await place(0)).Data).toMatchObject({ Result: 3, NewOdds: 1.7, NewHdp: "3" });
    expect((await place(1)).Data.Result).toBe(3);
    expect((await place(2)).Data).toMatchObject({ Result: 0, NewOdds: 1.7 });
  });

  test("a better price is taken with auto-accept 1; a changed line never is", async () => {
    const first = await quote(jason, EARLY);
    world.movePrice(541, 3, 1, 2.3);
    expect((await jason.post<BetReply>("/api/bet/Bet", orderOn(EARLY, first, 10, { AutoAccept: 1 }))).Data.Result).toBe(
      0,
    );
    const second = await quote(jason, EARLY);
    world.moveLine(541, 3, 3.25);
    expect(
      (await jason.post<BetReply>("/api/bet/Bet", orderOn(EARLY, second, 10, { AutoAccept: 2 }))).Data,
    ).toMatchObject({ Result: 3, NewHdp: "3.25" });
  });
});

describe("every bet code is reached by the state of the world", () => {
  const result = async (caller: Caller, pick = EARLY, amount = 10) => (await bet(caller, pick, amount)).Data.Result;
  const later = async (change: () => void, amount = 10) => {
    const held = await quote(jason, EARLY);
    change();
    return (await jason.post<BetReply>("/api/bet/Bet", orderOn(EARLY, held, amount))).Data;
  };

  test("1 closed, 18 being updated, 19 not taken", async () => {
    expect((await later(() => world.closeMarket(541, 3))).Result).toBe(1);
    world.reopen(541);
    expect((await later(() => world.suspend(541, 3))).Result).toBe(18);
    world.resume(541);
    expect((await later(() => world.forbid(541))).Result).toBe(19);
  });

  test("4 and 5 at the limits, 14 for the match, 10 for the day", async () => {
    expect(await result(jason, EARLY, 9)).toBe(4);
    expect(await result(jason, EARLY, 20_001)).toBe(5);
    world.setBalance("jason88", 1_000_000);
    expect(await result(jason, EARLY, 20_000)).toBe(0);
    expect(await result(jason, EARLY, 20_000)).toBe(0);
    expect(await result(jason, EARLY, 20_000)).toBe(14);
    const more = [];
    for (const match of [542, 542, 543, 543]) more.push(await result(jason, { ...EARLY, match }, 18_000));
    // 40,000 and three times 18,000 are under the 100,000 of a day, a fourth is not
    expect(more).toEqual([0, 0, 0, 10]);
  });

  test("7 and 9 for the balance, 13 when the deduction fails", async () => {
    world.setBalance("jason88", 50);
    expect((await bet(jason, EARLY, 60)).Data).toMatchObject({
      Result: 7,
      Message: "Balance insufficient, please recharge",
    });
    expect(await result(await callerOf(world, "empty00"))).toBe(9);
    expect(await result(await callerOf(world, "nocharge"))).toBe(13);
  });

  test("8 blocked country, 15 prohibited, 12 too often", async () => {
    expect(await result(await callerOf(world, "blocked8"))).toBe(8);
    expect(await result(await callerOf(world, "paused15"))).toBe(15);
    for (let i = 0; i < 20; i += 1) await result(jason);
    expect(await result(jason)).toBe(12);
  });

  test("3 in the envelope for a session that is over", async () => {
    world.expireToken("jason88");
    expect(await jason.post("/api/bet/Bet", {})).toMatchObject({ Code: 3 });
    expect(await (await callerOf(world, "jason88")).get("/api/odds/GetUserInfo")).toMatchObject({ Code: 0 });
    expect(await (await callerOf(world, "lapsed3")).get("/api/odds/GetUserInfo")).toMatchObject({ Code: 3 });
  });
});

describe("parlays", () => {
  const legs = [
    { match: 541, market: 5, pos: 1 },
    { match: 543, market: 5, pos: 3 },
    { match: 544, market: 3, pos: 2 },
  ];
  const selections = () =>
    Promise.all(
      legs.map(async (leg) => {
        const { Data } = await quote(jason, leg);
        return {
          SportID: 1,
          MatchID: leg.match,
          MarketID: leg.market,
          CouID: leg.market * 10,
          BetPos: leg.pos,
          Odds: Data.Ticket.CurrentOdds,
          Hdp: Data.Ticket.Hdp,
          Stage: 1,
          GameID: 1,
          TicketID: Data.Ticket.TicketID,
        };
      }),
    );

  test("one id comes back for each type, and each takes its stake times its count", async () => {
    const body = {
      OddsStyle: 2,
      AutoAccept: 0,
      Selections: await selections(),
      Bets: [
        { MpID: 2, BetValue: 10 },
        { MpID: 4, BetValue: 5 },
      ],
    };
    const { Data } = await jason.post<{ Data: { Result: number; BetIDs: string[]; FCredit: number } }>(
      "/api/bet/MixBet",
      body,
    );
    expect(Data).toMatchObject({ Result: 0, FCredit: 12450.5 });
    expect(Data.BetIDs).toHaveLength(2);
    const list = await jason.get<{ Data: { Bets: Record<string, unknown>[]; Amount: number } }>(
      "/api/bet/GetUnSettleBetList",
    );
    expect(list.Data.Amount).toBe(30);
    expect(
      list.Data.Bets.map(({ MpName, CombCount, BetValue, Payment }) => [MpName, CombCount, BetValue, Payment]),
    ).toEqual(
      expect.arrayContaining([
        ["3 X 1", 1, 10, 10],
        ["3 X 4", 4, 5, 20],
      ]),
    );
  });

  test("a leg that moved is named, a match twice is a parameter error", async () => {
    const Selections = await selections();
    world.movePrice(543, 5, 3, 9);
    const moved = await jason.post<{ Data: unknown }>("/api/bet/MixBet", {
      AutoAccept: 0,
      Selections,
      Bets: [{ MpID: 2, BetValue: 10 }],
    });
    expect(moved.Data).toMatchObject({ Result: 3, MixBetsInfo: [{ MatchID: 543, NewOdds: 9, MatchHdp: "" }] });
    const twice = await jason.post("/api/bet/MixBet", {
      Selections: [Selections[0], Selections[0]],
      Bets: [{ MpID: 1, BetValue: 10 }],
    });
    expect(twice).toMatchObject({ Code: 2 });
  });
});

describe("after the match", () => {
  test("a won single brings stake and win, a sale before it brings its part", async () => {
    world.movePrice(502, 5, 1, 2);
    const { Data } = await bet(jason, { match: 502, market: 5, pos: 1 }, 100);
    world.advance(6_000);
    const check = await jason.get<{ Data: { Rate: number } }>("/api/bet/CheckInsurance", { betId: Data.BetID ?? "" });
    expect(check.Data).toMatchObject({ Result: 0, Payment: 100, Sold: 0, Max: 100, Rate: 0.95 });
    const sold = await jason.post<{ Data: unknown }>("/api/bet/Insurance", {
      BetID: Data.BetID,
      SellValue: 40,
      Rate: 0.95,
      AcceptChange: 0,
      ClientRef: "s",
    });
    expect(sold.Data).toMatchObject({ Result: 0, SellValue: 40, BackValue: 38, FCredit: 12418.5 });
    world.goal(502, 1);
    world.endMatch(502);
    world.advance(61_000);
    // 60 remaining at 2.00 return 120
    expect(await balance()).toBe(12538.5);
    const day = await jason.get<{ Data: { Bets: Record<string, unknown>[] } }>("/api/bet/GetSettleBetList", {
      date: "2026-11-21",
    });
    expect(day.Data.Bets[0]).toMatchObject({ Status: 2, BetResult: 1, WinLose: 60, SoldValue: 40, BackValue: 38 });
  });

  test("a postponed match gives the stake back", async () => {
    await bet(jason, { match: 524, market: 1, pos: 1 }, 100);
    world.postpone(524);
    world.advance(31 * 60_000);
    expect(await balance()).toBe(12480.5);
  });

  test("the sell codes: 1 a wrong amount, 2 no such line, 3 a worse rate, 4 suspended", async () => {
    const { Data } = await bet(jason, { match: 541, market: 5, pos: 1 }, 100);
    const sell = async (more: Record<string, unknown>) =>
      (
        await jason.post<{ Data: { Result: number } }>("/api/bet/Insurance", {
          BetID: Data.BetID,
          SellValue: 50,
          Rate: 0.95,
          AcceptChange: 0,
          ...more,
        })
      ).Data.Result;
    expect(await sell({ SellValue: 101 })).toBe(1);
    expect(await sell({ SellValue: 50.5 })).toBe(1);
    world.movePrice(541, 5, 1, 9);
    expect(await sell({})).toBe(3);
    world.suspend(541);
    expect(await sell({})).toBe(4);
    world.resume(541);
    world.closeMarket(541, 5);
    expect(await sell({})).toBe(2);
  });
});
