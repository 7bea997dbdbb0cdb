import { expect, test } from "vitest";
import { MATCH_STATE } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type ScorePair } from "#app/domain/bets/settlement.ts";
import vectors from "#app/domain/vectors/exposure.json" with { type: "json" };
import { recordOf, stageOf, type WireRecord } from "#app/domain/vectors/wireRecords.ts";
import { type Exposure, exposureOf, type Listed } from "./exposure.ts";
import { type HeldMatch } from "./held.ts";
import { type Strip } from "./strips.ts";

type Row = (typeof vectors.rows)[number];

const pair = (wire: readonly number[] | null): ScorePair | undefined =>
  wire === null ? undefined : [wire[0]!, wire[1]!];

function matchOf({ match }: Row): HeldMatch {
  const { extensions = [], bestOf } = match as { extensions?: number[]; bestOf?: number };
  return {
    id: match.MatchID,
    sportId: match.SportID,
    extensions,
    state: MATCH_STATE.of(match.S)!,
    period: match.Period ?? undefined,
    score: pair(match.score),
    half: pair(match.half),
    bestOf,
  };
}

const slipOf = ({ slip }: Row) =>
  slip && {
    sportId: slip.SportID,
    matchId: slip.MatchID,
    marketId: slip.MarketID,
    betPos: slip.BetPos,
    hdp: slip.Hdp,
    odds: slip.Odds,
    oddsStyle: slip.OddsStyle as OddsStyle,
    stage: stageOf(slip.Stage),
    stake: slip.amount,
  };

/** An entry of the list as the tables write it. */
const told = ({ id, layer, ...rest }: Listed) => ({
  BetID: id,
  ...rest,
  ...(layer === "waiting" && { waiting: true }),
});

const plain = (strips: readonly Strip[]) =>
  strips.map(({ by, steps }) => ({
    by,
    steps: steps.map((step) => ("is" in step ? { ...step, is: step.is.replace("digit:", "") } : step)),
  }));

function written(exposure: Exposure): unknown {
  if (exposure.view === "none") return exposure;
  const { listed, outside, realised, worst, best } = exposure;
  const list = { worst, best, listed: listed.map(told), outside, realised };
  if (exposure.view === "strips")
    return { view: "strips", strips: plain(exposure.strips), fixed: exposure.fixed, ...list };
  const { home, away, cells, accepted } = exposure;
  return { view: "grid", home, away, cells, ...(accepted && { accepted }), ...list };
}

// EXP-02 STATE; EXP-03 the view; EXP-04 MARKET, OUT; EXP-05 HALF-*; EXP-06 GOAL-ORDER; EXP-07 LEGRESULT; EXP-08 LINE-*, LIVE;
// EXP-09 BURMA; EXP-10 STYLE, SOLD; EXP-11 PARLAY, SYSTEM; EXP-12 WINDOW, PLUS, WAITING, SLIP; EXP-13 STRIP; EXP-14 the list; MANY all
test.each(vectors.rows)("$id $rule agrees", (row) => {
  const { outLevels = {} } = row as { outLevels?: Record<string, number> };
  // what the device knows of a Burmese line stands in the leg by then
  const bets = (row.bets as unknown as WireRecord[]).map(recordOf).map((bet) => {
    const outLevel = outLevels[bet.id];
    return outLevel === undefined ? bet : { ...bet, legs: bet.legs.map((leg) => ({ ...leg, outLevel })) };
  });
  expect(written(exposureOf({ match: matchOf(row), bets, slip: slipOf(row) }))).toEqual(row.expect);
});

/** An open bet of 100 on the match of the tables below. */
const betOn = (legs: readonly Partial<WireRecord["Legs"][number]>[], more: Partial<WireRecord> = {}) =>
  recordOf({
    BetID: "1",
    Kind: legs.length > 1 ? 2 : 1,
    OddsStyle: 2,
    Odds: 2,
    BetValue: 100,
    Payment: 100,
    Status: 1,
    CombCount: 1,
    ...more,
    Legs: legs.map((leg) => ({
      SportID: 1,
      MatchID: 501,
      MarketID: 5,
      CouID: 1,
      BetPos: 1,
      Hdp: "",
      Odds: 2,
      Stage: 2,
      ...leg,
    })),
  });

const MATCH: HeldMatch = {
  id: 501,
  sportId: 1,
  extensions: [502],
  state: "running",
  period: 1,
  score: [1, 0],
  half: undefined,
  bestOf: undefined,
};

const reasonOf = (bet: ReturnType<typeof betOn>) => {
  const exposure = exposureOf({ match: MATCH, bets: [bet] });
  return exposure.view === "none" ? undefined : exposure.listed[0]?.reason;
};

test("EXP-04: of the legs of one match the reason that comes first counts, in whatever order they stand", () => {
  const [half, corners, extension] = [{ MarketID: 2, Hdp: "0.5" }, { MarketID: 29 }, { MatchID: 502 }];
  expect(reasonOf(betOn([half, corners]))).toBe("corners");
  expect(reasonOf(betOn([corners, half]))).toBe("corners");
  expect(reasonOf(betOn([half, corners, extension]))).toBe("extension");
});

test("EXP-04: that the percent of a Burmese line is missing is said before its line is looked at", () => {
  const without = betOn([{ MarketID: 1, Hdp: "" }], { OddsStyle: 6, Odds: 0.95 });
  expect(reasonOf(without)).toBe("burmese");
  const known = exposureOf({
    match: MATCH,
    bets: [betOn([{ MarketID: 1, Hdp: "", OutLevel: 20 }], { OddsStyle: 6, Odds: 0.95 })],
  });
  expect(known.view === "grid" && known.listed[0]?.reason).toBe("unknown");
});

test("EXP-09: every handicap and total in style 6 needs a percent, and halves are settled as usual once it is known", () => {
  const over = (more: object) =>
    betOn([{ MarketID: 3, Hdp: "2.5", Odds: 0.95, ...more }], { OddsStyle: 6, Odds: 0.95 });
  expect(reasonOf(over({}))).toBe("burmese");
  expect(reasonOf(over({ MarketID: 27, Hdp: "0.75" }))).toBe("burmese");
  const known = exposureOf({ match: MATCH, bets: [over({ OutLevel: 0 })] });
  expect(known.view === "grid" && [known.listed[0]?.in, known.worst, known.best]).toEqual(["grid", -100, 95]);
  // odd/even has no line, and 1X2 is decimal (domain A7)
  expect(reasonOf(betOn([{ MarketID: 7, Odds: 0.95 }], { OddsStyle: 6, Odds: 0.95 }))).toBeUndefined();
  expect(reasonOf(betOn([{ MarketID: 5 }], { OddsStyle: 6 }))).toBeUndefined();
});
