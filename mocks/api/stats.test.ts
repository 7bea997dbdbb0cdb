import { getResponse } from "msw";
import { expect, test } from "vitest";
import { planOf } from "#mocks/course/plan.ts";
import { handlers } from "#mocks/doors/handlers.ts";
import { createWorld } from "#mocks/world/world.ts";

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
    // a race is won by at least two sets
    const least = plan.kind === "race" ? 2 : 1;
    for (const { HomeScore, AwayScore } of told.Meetings) {
      expect(HomeScore).not.toBe(AwayScore);
      expect(Math.max(HomeScore, AwayScore)).toBeGreaterThanOrEqual(least);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["score true", "race false"]));
});

interface Story {
  readonly Rows: readonly { readonly Name: string; readonly Home: number; readonly Away: number }[];
  readonly Events: readonly { readonly Minute: number; readonly Side: number; readonly Type: string }[];
  readonly Ball?: { readonly X: number; readonly Side: number; readonly Type: string };
}

const storyOf = async (world: ReturnType<typeof createWorld>, id: number): Promise<Story> => {
  const answer = await getResponse(handlers(world), new Request(`http://127.0.0.1:8787/stats/match/${id}`));
  return (await answer?.json()) as Story;
};

test("dangerous attacks and shots are told up to the minute, and the figures count them", async () => {
  const world = createWorld({ quiet: true });
  const { Rows, Events } = await storyOf(world, 501);
  const figure = (name: string) => Rows.find(({ Name }) => Name === name);
  const told = (side: number, ...types: string[]) =>
    Events.filter(({ Side, Type }) => Side === side && types.includes(Type)).length;
  expect(figure("Dangerous attacks")).toMatchObject({
    Home: told(1, "dangerousAttack"),
    Away: told(2, "dangerousAttack"),
  });
  expect(figure("Shots on target")).toMatchObject({ Home: told(1, "shotOnTarget", "goal") });
  expect(told(1, "dangerousAttack")).toBeGreaterThan(5);
  // match 501 is in its 67th minute
  expect(Math.max(...Events.map(({ Minute }) => Minute))).toBeLessThanOrEqual(67);
  expect((await storyOf(world, 522)).Events).toEqual([]);
});

test("an attack stands in the half that is attacked", async () => {
  const world = createWorld({ quiet: true });
  for (let i = 0; i < 60; i += 1) {
    world.advance(4_000);
    const { Ball } = await storyOf(world, 505);
    if (!Ball || !/attack/i.test(Ball.Type)) continue;
    expect(Ball.Side === 1 ? Ball.X : 100 - Ball.X).toBeGreaterThan(50);
  }
});

test("the figures of other sports are those of their parts, by the names that the sport has for them", async () => {
  const world = createWorld({ quiet: true });
  expect((await storyOf(world, 601)).Rows[0]?.Name).toBe("Q1");
  expect((await storyOf(world, 611)).Rows[0]?.Name).toBe("Set 1");
});
