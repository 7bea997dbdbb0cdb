import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BoardData, type MarketRows, type MatchRow } from "#app/api/odds/matchData.ts";
import { ENDED_SHOWN } from "#mocks/book/book.ts";
import { type BetReply, callerOf, orderOn, quote } from "#mocks/testing/caller.ts";
import { createWorld, type World } from "#mocks/world/world.ts";

const LIVE = "/api/odds/GetLiveMatchOdds";
const REST = "/api/odds/GetNoLiveMatchOdds";

interface Held {
  T: number;
  readonly matches: Map<number, MatchRow>;
  readonly leagues: Map<string, unknown>;
}

/** A client's merge, written only from the contract's delta rule. */
function merge(held: Held, answer: BoardData, asked: boolean): Held {
  if (!asked || answer.Full === 1) {
    return {
      T: answer.T,
      matches: new Map(answer.MH.map((row) => [row.MatchID, row])),
      leagues: new Map(Object.entries(answer.LG)),
    };
  }
  for (const [id, league] of Object.entries(answer.LG)) held.leagues.set(id, league);
  for (const id of answer.D) held.matches.delete(id);
  for (const row of answer.MH) {
    const old = held.matches.get(row.MatchID);
    const MK: Record<string, MarketRows> = {};
    for (const [market, rows] of Object.entries(old?.MK ?? {})) if (rows) MK[market] = { ...rows };
    for (const [market, rows] of Object.entries(row.MK)) {
      if (rows === null) delete MK[market];
      else {
        const next = { ...MK[market], ...rows };
        MK[market] = Object.fromEntries(Object.entries(next).filter(([, line]) => line !== null));
      }
    }
    const merged: MatchRow = { ...old, ...row, MK };
    if (merged.MEXT === null) delete merged.MEXT;
    if (merged.ML === null) delete merged.ML;
    held.matches.set(row.MatchID, merged);
  }
  held.T = Math.max(held.T, answer.T);
  return held;
}

const sorted = (rows: Iterable<MatchRow>) => [...rows].toSorted((a, b) => a.MatchID - b.MatchID);

type Step = { readonly wait: number } | { readonly verb: number; readonly at: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ wait: fc.constantFrom(0, 4_000, 15_000, 61_000, 600_000, 5_400_000) }),
  fc.record({ verb: fc.nat(6), at: fc.nat(500) }),
);

function act(world: World, one: Step): void {
  if ("wait" in one) return world.advance(one.wait);
  const desks = [...world.book.on(3), ...world.book.on(2)].filter(({ fixture }) => fixture.sportId === 1);
  const id = desks[one.at % desks.length]?.fixture.id;
  if (id === undefined) return undefined;
  const verbs = [
    () => world.goal(id, 1),
    () => world.suspend(id),
    () => world.resume(id),
    () => world.closeMarket(id, 1),
    () => world.reopen(id),
    () => world.endMatch(id),
    () => world.closeMatch(id),
  ];
  return verbs[one.verb]?.();
}

describe("boards", () => {
  test("deltas applied in order give exactly the whole board, whatever happens between the polls", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(1_000),
        fc.array(step, { minLength: 2, maxLength: 7 }),
        fc.constantFrom([LIVE, ""], [REST, "1"], [REST, "3"]),
        async (seed, steps, [path = LIVE, playType = ""]) => {
          const world = createWorld({ size: "demo", seed });
          const caller = await callerOf(world);
          const query = { sportID: 1, oddsStyle: 1, ...(playType ? { playType } : {}) };
          let held = merge(
            { T: 0, matches: new Map(), leagues: new Map() },
            await caller.get<BoardData>(path, query),
            false,
          );
          for (const one of steps) {
            act(world, one);
            const answer = await caller.get<BoardData>(path, { ...query, updateTime: held.T });
            expect(answer.T).toBeGreaterThanOrEqual(held.T);
            held = merge(held, answer, true);
            const whole = await caller.get<BoardData>(path, query);
            expect(sorted(held.matches.values())).toEqual(sorted(whole.MH));
            for (const id of Object.keys(whole.LG)) expect(held.leagues.has(id)).toBe(true);
          }
        },
      ),
      { numRuns: 16 },
    );
  }, 60_000);

  test("nothing changed: an empty delta with the same T", async () => {
    const caller = await callerOf(createWorld());
    const first = await caller.get<BoardData>(LIVE, { sportID: 1 });
    const second = await caller.get<BoardData>(LIVE, { sportID: 1, updateTime: first.T });
    expect(second).toEqual({ Code: 0, T: first.T, LG: {}, MH: [], D: [] });
  });

  test("a moved price comes alone: the other side follows it, other matches and markets stay away", async () => {
    const world = createWorld();
    const caller = await callerOf(world);
    const first = await caller.get<BoardData>(LIVE, { sportID: 1, oddsStyle: 2 });
    world.movePrice(501, 1, 1, 1.8);
    const { MH } = await caller.get<BoardData>(LIVE, { sportID: 1, oddsStyle: 2, updateTime: first.T });
    expect(MH.map(({ MatchID }) => MatchID)).toEqual([501]);
    expect(Object.keys(MH[0]?.MK ?? {})).toEqual(["1"]);
    expect(MH[0]?.MK["1"]?.["10"]).toEqual(["0.5", 0, 3, 0, 1, 1.8, 2.06]);
  });

  test("a match that kicks off leaves Today in D and comes whole on Live", async () => {
    const world = createWorld();
    const caller = await callerOf(world);
    const [live, today] = await Promise.all([
      caller.get<BoardData>(LIVE, { sportID: 1 }),
      caller.get<BoardData>(REST, { sportID: 1, playType: 1 }),
    ]);
    world.advance(30 * 60_000);
    const gone = await caller.get<BoardData>(REST, { sportID: 1, playType: 1, updateTime: today.T });
    const come = await caller.get<BoardData>(LIVE, { sportID: 1, updateTime: live.T });
    expect(gone.D).toContain(524);
    const kobe = come.MH.find(({ MatchID }) => MatchID === 524);
    expect(kobe?.M[9]).toBe(3);
    expect(Object.keys(kobe?.MK ?? {})).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(come.LG["151"]?.LeagueName).toBe("Japan J1 League");
  });

  test("an ended match stays on Live for 5 minutes with its score and without a market, takes no bet, and leaves in D", async () => {
    const world = createWorld();
    const caller = await callerOf(world, "jason88");
    const first = await caller.get<BoardData>(LIVE, { sportID: 1, oddsStyle: 2 });
    const pick = { match: 502, market: 1, pos: 1 };
    const held = await quote(caller, pick);
    world.goal(502, 1);
    world.endMatch(502);
    const over = await caller.get<BoardData>(LIVE, { sportID: 1, oddsStyle: 2, updateTime: first.T });
    const row = over.MH.find(({ MatchID }) => MatchID === 502);
    expect([row?.S, row?.ML?.slice(0, 2), row?.M[13], row?.M[9]]).toEqual([2, [1, 0], 0, 3]);
    expect(new Set(Object.values(row?.MK ?? {}))).toEqual(new Set([null]));
    expect((await quote(caller, pick)).Code).toBe(1);
    const order = await caller.post<BetReply>("/api/bet/Bet", orderOn(pick, held, 100));
    expect(order.Data.Result).toBe(1);
    const hot = await caller.get<{ Data: Record<string, number[]> }>("/api/Comm/GetAllHotMatch");
    expect(hot.Data["1"]).not.toContain(502);
    world.advance(ENDED_SHOWN - 1_000);
    const whole = await caller.get<BoardData>(LIVE, { sportID: 1, oddsStyle: 2 });
    expect(whole.MH.find(({ MatchID }) => MatchID === 502)).toMatchObject({ S: 2, MK: {} });
    world.advance(1_000);
    const gone = await caller.get<BoardData>(LIVE, { sportID: 1, oddsStyle: 2, updateTime: whole.T });
    expect(gone.D).toContain(502);
  });

  test("an answer that takes until the next second is of one second: of one T nothing else is said", async () => {
    let wall = Date.parse("2026-11-21T09:30:00Z");
    // each read of the clock takes a while, as on a board of 2,000 matches
    const world = createWorld({ speed: 1, now: wall, wallNow: () => (wall += 3) });
    const caller = await callerOf(world);
    const ask = (updateTime = 0) => caller.get<BoardData>(LIVE, { sportID: 0, oddsStyle: 2, updateTime });
    const { T } = await ask();
    wall += 60_000;
    const said = new Map<number, Set<string>>();
    for (let poll = 0; poll < 200; poll += 1) {
      const answer = await ask(T);
      said.set(answer.T, (said.get(answer.T) ?? new Set()).add(JSON.stringify(answer)));
    }
    expect([...said.values()].map((texts) => texts.size)).toEqual([...said].map(() => 1));
    // several responses each
    expect(said.size).toBeLessThan(100);
  });

  test("a T from another world gets the whole board with Full", async () => {
    const caller = await callerOf(createWorld());
    const whole = await caller.get<BoardData>(LIVE, { sportID: 1 });
    for (const updateTime of [1, whole.T + 100_000]) {
      const answer = await caller.get<BoardData>(LIVE, { sportID: 1, updateTime });
      expect(answer.Full).toBe(1);
      expect(answer.MH).toEqual(whole.MH);
    }
  });

  test("a first half that is over is taken off with null", async () => {
    const world = createWorld();
    const caller = await callerOf(world);
    const first = await caller.get<BoardData>(LIVE, { sportID: 1 });
    world.advance(20 * 60_000);
    const { MH } = await caller.get<BoardData>(LIVE, { sportID: 1, updateTime: first.T });
    const united = MH.find(({ MatchID }) => MatchID === 502);
    expect([united?.MK["2"], united?.MK["4"], united?.MK["6"]]).toEqual([null, null, null]);
    expect(united?.MEXT?.Period).toBe(9);
  });

  test("names come in the asked language", async () => {
    const caller = await callerOf(createWorld());
    const { MH, LG } = await caller.get<BoardData>(LIVE, { sportID: 1, language: "zh-CN" });
    expect(LG["101"]?.LeagueName).toBe("英格兰超级联赛");
    expect(MH.find(({ MatchID }) => MatchID === 501)?.M.slice(4, 6)).toEqual(["阿森纳", "切尔西"]);
  });
});
