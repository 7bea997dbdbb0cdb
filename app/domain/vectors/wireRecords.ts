import { type BetRecord, betResultOf, legResultOf } from "#app/domain/bets/bet.ts";
import { betStatusOf } from "#app/domain/bets/status.ts";
import { type Stage, STAGE } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";

/** A bet of a table in its wire names, without what plays no part in the rule. */
export interface WireRecord {
  readonly BetID: string;
  readonly BetTime?: string;
  readonly SettleTime?: string;
  readonly Kind: number;
  readonly MpName?: string;
  readonly CombCount?: number;
  readonly OddsStyle: number;
  readonly Odds: number;
  readonly BetValue: number;
  readonly Payment: number;
  readonly Status: number;
  readonly BetResult?: number;
  readonly WinLose?: number;
  readonly Bonus?: number;
  readonly SoldValue?: number;
  readonly BackValue?: number;
  readonly Legs: readonly {
    readonly SportID: number;
    readonly MatchID: number;
    readonly MarketID: number;
    readonly CouID: number;
    readonly BetPos: number;
    readonly LeagueName?: string;
    readonly Hdp: string;
    readonly OutLevel?: number;
    readonly Odds: number;
    readonly Stage: number;
    readonly BetScore?: readonly [number, number];
    readonly LegResult?: number;
  }[];
}

const KINDS = ["single", "parlay", "outright"] as const;

/** The stage of a number that a table surely knows. */
export const stageOf = (wire: number): Stage => STAGE.of(wire) ?? "early";

/** A bet of a table as the app reads it from the wire. */
export const recordOf = (wire: WireRecord): BetRecord => ({
  id: wire.BetID,
  placedAt: wire.BetTime ?? "",
  ...(wire.SettleTime !== undefined && { settledAt: wire.SettleTime }),
  kind: KINDS[wire.Kind - 1] ?? "single",
  ...(wire.MpName !== undefined && { typeName: wire.MpName }),
  ...(wire.CombCount !== undefined && { combCount: wire.CombCount }),
  oddsStyle: wire.OddsStyle as OddsStyle,
  odds: wire.Odds,
  stake: wire.BetValue,
  payment: wire.Payment,
  status: betStatusOf(wire.Status),
  ...(wire.BetResult !== undefined && { result: betResultOf(wire.BetResult) }),
  ...(wire.WinLose !== undefined && { winLose: wire.WinLose }),
  bonusBet: false,
  ...(wire.Bonus !== undefined && { bonus: wire.Bonus }),
  canSell: false,
  ...(wire.SoldValue !== undefined && { sold: wire.SoldValue }),
  ...(wire.BackValue !== undefined && { back: wire.BackValue }),
  sales: [],
  legs: wire.Legs.map((leg) => ({
    sportId: leg.SportID,
    matchId: leg.MatchID,
    marketId: leg.MarketID,
    couId: leg.CouID,
    betPos: leg.BetPos,
    leagueName: leg.LeagueName ?? "",
    home: "",
    away: "",
    startsAt: "",
    hdp: leg.Hdp,
    ...(leg.OutLevel !== undefined && { outLevel: leg.OutLevel }),
    odds: leg.Odds,
    stage: stageOf(leg.Stage),
    ...(leg.BetScore && { betScore: leg.BetScore }),
    ...(leg.LegResult !== undefined && { result: legResultOf(leg.LegResult) }),
  })),
});
