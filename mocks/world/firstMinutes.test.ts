import { describe, expect, test } from "vitest";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { isCounted } from "#mocks/book/desk.ts";
import { callerOf } from "#mocks/testing/caller.ts";
import { busySeed, scoreSoon, sportsInPlay, topMatch } from "./firstMinutes.ts";
import { createWorld } from "./world.ts";

/** Hours of the day, UTC, over three days of the week; at some of them seed 7 alone has four sports in play. */
const HOURS = ["2026-11-28", "2026-11-30", "2026-12-02"].flatMap((day) =>
  [0, 4, 8, 12, 14, 18, 20].map((hour) => `${day}T${String(hour).padStart(2, "0")}:17:00Z`),
);

const opened = (time: string) => {
  const now = Date.parse(time);
  return createWorld({ size: "demo", seed: busySeed(7, "demo", now), now, history: true });
};

describe.each(HOURS)("the demo opened at %s", (time) => {
  const world = opened(time);

  test("has matches in play in five sports, six or more in soccer, and more today and in the week", () => {
    const listed = (stage: 1 | 2 | 3) =>
      [...world.book.on(stage)].filter(({ fixture }) => isCounted(fixture) && fixture.sportId === 1).length;
    expect(sportsInPlay(world).size).toBeGreaterThanOrEqual(5);
    expect([listed(3), listed(2), listed(1)].map((count) => count >= 6)).toEqual([true, true, true]);
  });

  test("shows a goal at the top of the live list within two minutes", async () => {
    const desk = world.book.desk(topMatch(world) ?? 0);
    const caller = await callerOf(world);
    const mains = { sportID: 1, IncludeExtenMatch: "false" };
    const board = await caller.get<BoardData>("/api/odds/GetLiveMatchOdds", mains);
    const places = board.MH.map(({ MatchID }) => board.LG[world.book.desk(MatchID)?.fixture.leagueId ?? 0]?.LS);
    const own = board.LG[desk?.fixture.leagueId ?? 0]?.LS ?? Infinity;
    // with the heads of leagues five rows are in sight
    expect(places.filter((place) => Number(place) < own).length).toBeLessThan(5);
    const before = desk?.state.score ?? [];
    scoreSoon(world, (act, ms) => {
      expect(ms).toBeLessThan(120_000);
      act();
    });
    world.catchUp();
    if (desk) world.book.refresh(desk);
    expect(desk?.state.score).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });
});

test("a member of the demo has open bets, days with figures, and one of them a win", async () => {
  const caller = await callerOf(opened(HOURS[0] ?? ""), "jason88");
  const open = await caller.get<{ Data: { Count: number } }>("/api/bet/GetUnSettleBetList");
  const days = await caller.get<{ Data: { WinLose: number }[] }>("/api/bet/getSettleBetDates", {
    from: "2026-10-29",
    to: "2026-11-28",
  });
  expect(open.Data.Count).toBeGreaterThan(0);
  expect(days.Data.length).toBeGreaterThan(12);
  expect(days.Data.some(({ WinLose }) => WinLose > 0)).toBe(true);
});
