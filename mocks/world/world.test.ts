import { describe, expect, test } from "vitest";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { isCounted } from "#mocks/book/desk.ts";
import { keepWorld } from "#mocks/doors/keep.ts";
import { bet, callerOf } from "#mocks/testing/caller.ts";
import { createWorld, type World } from "./world.ts";

const LIVE = "/api/odds/GetLiveMatchOdds";
const HOUR = 3_600_000;
const NOON = Date.parse("2026-11-21T16:00:00Z");

const counted = (world: World, stage: 1 | 2 | 3) =>
  [...world.book.on(stage)].filter(({ fixture }) => isCounted(fixture)).length;

describe("a world is made from its seed", () => {
  test("the same seed gives the same boards, another seed gives others", async () => {
    const ask = async (seed: number) => (await callerOf(createWorld({ size: "demo", seed }))).get<BoardData>(LIVE);
    const [a, b, c] = await Promise.all([ask(5), ask(5), ask(6)]);
    expect(a).toEqual(b);
    expect(a.MH).not.toEqual(c.MH);
  });

  test("it does not matter how often it was asked on the way", async () => {
    const [often, once] = [createWorld({ size: "demo", seed: 9 }), createWorld({ size: "demo", seed: 9 })];
    const caller = await callerOf(often);
    for (let i = 0; i < 40; i += 1) {
      await caller.get(LIVE);
      often.advance(15_000);
    }
    once.advance(600_000);
    const scores = (board: BoardData) =>
      board.MH.map(({ MatchID, ML, S }) => [MatchID, ML, S]).toSorted(([a], [b]) => Number(a) - Number(b));
    expect(scores(await caller.get<BoardData>(LIVE))).toEqual(
      scores(await (await callerOf(once)).get<BoardData>(LIVE)),
    );
  });

  test.each([
    { size: "demo", live: [25, 60], today: [200, 300], week: [1_300, 1_750] },
    { size: "saturday", live: [220, 390], today: [1_600, 2_300], week: [7_000, 9_000] },
  ] as const)("$size has about its size at half of the report day", ({ size, live, today, week }) => {
    const world = createWorld({ size, seed: 7, now: NOON });
    const [l, t, e] = [counted(world, 3), counted(world, 2), counted(world, 1)];
    expect(l).toBeGreaterThan(live[0]);
    expect(l).toBeLessThan(live[1]);
    expect(t).toBeGreaterThan(today[0]);
    expect(t).toBeLessThan(today[1]);
    expect(l + t + e).toBeGreaterThan(week[0]);
    expect(l + t + e).toBeLessThan(week[1]);
  });
});

describe("time passes", () => {
  test("a match goes from early to today to live to the results", async () => {
    const world = createWorld({ size: "demo", seed: 4 });
    const caller = await callerOf(world);
    const one = [...world.book.on(1)].find(
      ({ fixture }) =>
        fixture.sportId === 1 &&
        fixture.willBeLive &&
        fixture.fate === "played" &&
        fixture.kickoff - world.clock.now() < 30 * HOUR,
    );
    if (!one) throw new Error("no match for tomorrow");
    const { id, kickoff } = one.fixture;
    const stages: number[] = [one.stage];
    while (world.clock.now() < kickoff + 3 * HOUR) {
      world.advance(HOUR / 2);
      if (stages.at(-1) !== one.stage) stages.push(one.stage);
    }
    expect(stages).toEqual([1, 2, 3, 0]);
    const date = new Date(kickoff - 4 * HOUR).toISOString().slice(0, 10);
    const results = await caller.get<{
      Data: { Results: { MatchID: number; FullState: number; HomeScore: number }[] }[];
    }>("/api/odds/GetSettleMatchResult", { sportID: 1, date });
    const mine = results.Data.flatMap(({ Results }) => Results).find(({ MatchID }) => MatchID === id);
    expect(mine?.FullState).toBe(1);
    expect(await caller.get("/api/odds/GetSingleMatchOdds", { matchID: id })).toMatchObject({ Code: 0, S: 2, MK: {} });
  });

  test("scores only grow, minutes go on, and goals suspend the match for a while", () => {
    const world = createWorld({ size: "demo", seed: 2 });
    const soccer = [...world.book.on(3)].filter(({ fixture }) => fixture.sportId === 1 && fixture.kind === 0);
    for (const desk of soccer) world.book.refresh(desk);
    let [goals, held] = [0, 0];
    for (let i = 0; i < 240; i += 1) {
      const before = soccer.map((desk) => desk.state);
      world.advance(15_000);
      for (const [k, desk] of soccer.entries()) {
        world.book.refresh(desk);
        const [h = 0, a = 0] = before[k]?.score ?? [];
        expect(desk.state.score[0]).toBeGreaterThanOrEqual(h);
        expect(desk.state.score[1]).toBeGreaterThanOrEqual(a);
        if (desk.state.score[0] + desk.state.score[1] > h + a) {
          goals += 1;
          if (desk.state.hold || desk.state.progress === 2) held += 1;
        }
      }
    }
    expect(goals).toBeGreaterThan(5);
    expect(held).toBe(goals);
  });

  test("the small world is quiet: prices stand while the minute goes on", async () => {
    const world = createWorld();
    const caller = await callerOf(world);
    const first = await caller.get<BoardData>(LIVE, { sportID: 1 });
    world.advance(60_000);
    const { MH } = await caller.get<BoardData>(LIVE, { sportID: 1, updateTime: first.T });
    const arsenal = MH.find(({ MatchID }) => MatchID === 501);
    expect(arsenal?.MEXT?.Minute).toBe(68);
    expect(arsenal?.MK).toEqual({});
  });

  test("in the demo about half of the live prices move from one poll to the next", async () => {
    const world = createWorld({ size: "demo", seed: 1 });
    const caller = await callerOf(world);
    const first = await caller.get<BoardData>(LIVE, { sportID: 1 });
    world.advance(15_000);
    const { MH } = await caller.get<BoardData>(LIVE, { sportID: 1, updateTime: first.T });
    const moved = MH.filter(({ MK }) => Object.keys(MK).length > 0).length;
    expect(moved).toBeGreaterThan(first.MH.length * 0.3);
  });
});

describe("verbs", () => {
  test("a goal changes the score, suspends, and opens again with new prices", async () => {
    const world = createWorld();
    const caller = await callerOf(world);
    const ask = async () =>
      (await caller.get<BoardData>(LIVE, { sportID: 1 })).MH.find(({ MatchID }) => MatchID === 505);
    const before = await ask();
    world.goal(505, 2);
    const during = await ask();
    world.advance(31_000);
    const after = await ask();
    expect([before?.ML, during?.ML]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect([before, during, after].map((row) => row?.MK["5"]?.["50"]?.[2])).toEqual([3, 7, 3]);
    expect(Number(after?.MK["5"]?.["50"]?.[5])).toBeGreaterThan(Number(before?.MK["5"]?.["50"]?.[5]));
  });

  test("an unknown match or member is a mistake in the test and throws", () => {
    const world = createWorld();
    expect(() => world.goal(1, 1)).toThrow("no match 1");
    expect(() => world.deposit("nobody", 5)).toThrow("no member nobody");
  });
});

test("a world goes on after a reload: bets, balance, score, marks and answers stand", async () => {
  let wall = NOON;
  const wallNow = () => wall;
  const first = createWorld({ size: "demo", seed: 7, now: NOON, speed: 1, wallNow });
  const jason = await callerOf(first, "jason88");
  const id =
    [...first.book.on(2)].find(
      ({ fixture }) => fixture.sportId === 1 && fixture.kind === 0 && fixture.fate === "played",
    )?.fixture.id ?? 0;
  const live =
    [...first.book.on(3)].find(
      ({ fixture, state }) => fixture.sportId === 1 && fixture.kind === 0 && state.progress < 2,
    )?.fixture.id ?? 0;
  const placed = await bet(jason, { match: id, market: 1, pos: 1 }, 100, { ClientRef: "kept" });
  await jason.post("/api/Comm/AddFavorite", { sportId: 1, matchID: id });
  first.goal(live, 1);
  const score = first.book.desk(live)?.state.score;
  const kept: unknown = JSON.parse(JSON.stringify(keepWorld(first, wall)));
  wall += 3_000;
  const second = createWorld({
    size: "demo",
    seed: 7,
    now: 0,
    speed: 1,
    wallNow,
    kept: kept as ReturnType<typeof keepWorld>,
  });
  const again = await callerOf(second, "jason88");
  expect(second.clock.now()).toBe(NOON + 3_000);
  expect(await again.get("/api/odds/GetUserInfo")).toMatchObject({ Data: { Balance: 12380.5 } });
  expect(await again.get("/api/bet/GetUnSettleBetStatus")).toEqual({ Code: 0, Data: { [placed.Data.BetID ?? ""]: 1 } });
  expect(await again.get("/api/Comm/GetFavorite")).toEqual({ Code: 0, Data: { "1": [id] } });
  expect(second.book.desk(live)?.state.score).toEqual(score);
  expect(await bet(again, { match: id, market: 1, pos: 1 }, 100, { ClientRef: "kept" })).toEqual(placed);
});
