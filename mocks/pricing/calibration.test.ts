import { expect, test } from "vitest";
import { endOf, stateAt } from "#mocks/book/desk.ts";
import { NOT_STARTED } from "#mocks/course/state.ts";
import { threeWay } from "#mocks/pricing/choices.ts";
import { outlookOf } from "#mocks/pricing/outlook.ts";
import { meanOf } from "#mocks/pricing/pmf.ts";
import { createWorld } from "#mocks/world/world.ts";

const world = createWorld({ size: "demo", seed: 31 });

/** The expected and actual means of the finished matches of a sport over twelve days. */
function record(sportId: number) {
  const sums = { matches: 0, home: 0, homeWon: 0, draw: 0, drawn: 0, total: 0, scored: 0 };
  for (let day = 20_765; day < 20_777; day += 1) {
    for (const fixture of world.book.slate.day(day)) {
      if (fixture.sportId !== sportId || fixture.kind !== 0) continue;
      const desk = world.book.desk(fixture.id);
      if (!desk) continue;
      const { progress, score } = stateAt(desk, world.book.room, endOf(desk, world.book.room));
      const prospect = outlookOf(fixture, NOT_STARTED, { class: 0, goals: 0 }).of("FT");
      if (progress !== 2 || !prospect) continue;
      const [home, draw] = threeWay(prospect.margin);
      sums.matches += 1;
      sums.home += home;
      sums.homeWon += score[0] > score[1] ? 1 : 0;
      sums.draw += draw;
      sums.drawn += score[0] === score[1] ? 1 : 0;
      sums.total += meanOf(prospect.total);
      sums.scored += score[0] + score[1];
    }
  }
  return sums;
}

test.each([
  { sport: "soccer", id: 1, least: 2_000, near: 0.04, points: 0.12 },
  { sport: "basketball", id: 2, least: 400, near: 0.08, points: 3 },
  { sport: "tennis", id: 7, least: 400, near: 0.08, points: 0.15 },
  { sport: "hockey", id: 5, least: 120, near: 0.12, points: 0.6 },
])(
  "$sport matches end as they are priced: home wins, draws and points over many matches",
  ({ id, least, near, points }) => {
    const { matches, home, homeWon, draw, drawn, total, scored } = record(id);
    expect(matches).toBeGreaterThan(least);
    expect(Math.abs(home - homeWon) / matches).toBeLessThan(near);
    expect(Math.abs(draw - drawn) / matches).toBeLessThan(near);
    expect(Math.abs(total - scored) / matches).toBeLessThan(points);
  },
);
