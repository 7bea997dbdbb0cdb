import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { payLadder } from "#app/domain/bets/ladder.ts";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { isSportId } from "#app/domain/odds/sports.ts";
import { type Desk, endOf, stateAt } from "#mocks/book/desk.ts";
import { planOf } from "#mocks/course/plan.ts";
import { type Leg } from "#mocks/ledger/bet.ts";
import { countedSide } from "#mocks/pricing/choices.ts";
import { createWorld, type World } from "#mocks/world/world.ts";
import { scoreBefore } from "#mocks/taking/placeSingle.ts";
import { scoreFor, verdict } from "#mocks/settling/verdict.ts";
import { STAGE } from "#app/domain/boards/match.ts";

/** Matches of every sport, each played to the end by the world's own course. */
let world: World;
let desks: readonly Desk[];

beforeAll(() => {
  world = createWorld({ size: "demo", seed: 11 });
  desks = [...world.book.desks()].filter(({ fixture }) => planOf(fixture.sportId, fixture.leagueId) !== undefined);
});

/** What the ladder says of a pick once its match is over: the fraction that is won or lost. */
function said(leg: Leg, final: readonly [number, number], half: readonly [number, number] | undefined) {
  const { sportId, stage, marketId, betPos, hdp, outLevel, betScore } = leg;
  if (!isSportId(sportId)) throw new Error("no such pick");
  const oddsStyle: OddsStyle = outLevel === 0 ? 2 : 6;
  const ladder = payLadder(
    {
      sportId,
      stage: STAGE.of(stage) ?? "today",
      marketId,
      betPos,
      hdp,
      outLevel,
      oddsStyle,
      ...(betScore && { score: betScore }),
      ...(half && { half }),
    },
    { stake: 100, odds: 2, style: oddsStyle, marketId },
  );
  const side = countedSide(marketId);
  const total = side === "home" ? final[0] : side === "away" ? final[1] : final[0] + final[1];
  const margin = betPos === 2 ? final[1] - final[0] : final[0] - final[1];
  const outcome = final[0] > final[1] ? "home" : final[0] < final[1] ? "away" : "draw";
  return ladder?.filter(({ scores }) => {
    if (scores.by === "outcome") return scores.outcome === outcome;
    const number = scores.by === "margin" ? margin : total;
    return (scores.from ?? -Infinity) <= number && number <= (scores.to ?? Infinity);
  });
}

describe("what pays is what the book pays", () => {
  test.each(MARKET_TABLE.map(({ id, table, line }) => [id, table, line] as const))(
    "market %d, %s %s",
    (id, table, line) => {
      const counted = { judged: 0 };
      const own = desks.filter(({ fixture }) =>
        MARKET_TABLE.find((one) => one.id === id)?.sports.includes(fixture.sportId),
      );
      if (own.length === 0) return;
      fc.assert(
        fc.property(
          fc.nat(),
          fc.integer({ min: 1, max: table === "threeWay" ? 3 : 2 }),
          fc.integer({ min: -14, max: 14 }),
          fc.integer({ min: -100, max: 100 }),
          fc.constantFrom(1 as const, 2 as const, 3 as const),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.boolean(),
          (which, betPos, quarters, percent, stage, when, burmese) => {
            const desk = own[which % own.length];
            if (!desk) throw new Error("no match");
            const { fixture } = desk;
            const { room } = world.book;
            const until = endOf(desk, room);
            const end = stateAt(desk, room, until);
            const at = stateAt(desk, room, fixture.kickoff + when * (until - fixture.kickoff));
            const plan = planOf(fixture.sportId, fixture.leagueId);
            const half = plan?.kind === "score" ? plan.half : 0;
            const size = line === "total" ? Math.abs(quarters) : quarters;
            const leg: Leg = {
              sportId: fixture.sportId,
              matchId: fixture.id,
              marketId: id,
              couId: id * 10,
              betPos,
              league: "",
              home: "",
              away: "",
              kickoff: fixture.kickoff,
              hdp: line === undefined ? "" : String(burmese ? size : size / 4),
              outLevel: burmese && (line === "hdp" || line === "total") ? percent : 0,
              odds: 2,
              decimal: 2,
              stage,
              gameId: 2,
              positions: 2,
              ...(stage === 3 && { betScore: at.score, before: scoreBefore(id, at) }),
            };
            const final = scoreFor(leg, end, plan);
            const graded = verdict(world, desk, leg);
            const atHalf = end.byPeriod[0];
            const found = final && said(leg, final, half === 1 ? atHalf : undefined);
            if (found === undefined || graded === undefined) return;
            counted.judged += 1;
            expect(found.map(({ fraction }) => fraction + 0)).toEqual([graded]);
          },
        ),
        { numRuns: 400 },
      );
      const hasLadder = line === "hdp" || line === "total" || (table === "threeWay" && line === undefined);
      expect(counted.judged > 0).toBe(hasLadder);
    },
  );
});
