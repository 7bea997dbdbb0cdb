import { getResponse } from "msw";
import { expect, test } from "vitest";
import { planOf } from "#mocks/course/plan.ts";
import { handlers } from "#mocks/handlers.ts";
import { createWorld } from "#mocks/world.ts";

interface Told {
  readonly Form: { readonly Home: string; readonly Away: string };
  readonly Meetings: readonly { readonly HomeScore: number; readonly AwayScore: number }[];
}

test("the past of two sides is what their sport can end in: no draws and no 0-0 where somebody must win", async () => {
  const world = createWorld({ quiet: true });
  const kinds = new Set<string>();
  for (const { fixture } of [...world.book.on(1), ...world.book.on(2), ...world.book.on(3)]) {
    const plan = planOf(fixture.sportId, fixture.leagueId);
    if (fixture.stats === 0 || plan === undefined) continue;
    const answer = await getResponse(handlers(world), new Request(`http://127.0.0.1:8787/stats/match/${fixture.id}`));
    const told = (await answer?.json()) as Told;
    const mayDraw = plan.kind === "score" && plan.overtime === undefined;
    kinds.add(`${plan.kind} ${String(mayDraw)}`);
    if (mayDraw) continue;
    expect(told.Form.Home + told.Form.Away).not.toContain("D");
    // a race is won by two sets at the least
    const least = plan.kind === "race" ? 2 : 1;
    for (const { HomeScore, AwayScore } of told.Meetings) {
      expect(HomeScore).not.toBe(AwayScore);
      expect(Math.max(HomeScore, AwayScore)).toBeGreaterThanOrEqual(least);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["score true", "race false"]));
});
