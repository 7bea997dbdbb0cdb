import * as v from "valibot";
import { ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { type BetLeg, type BetRecord, betResultOf, legResultOf } from "#app/domain/bets/bet.ts";
import { STAGE } from "#app/domain/boards/match.ts";
import { named } from "#app/stores/named.ts";
import { betStatus } from "./betStatus.ts";
import { finite, flag, id, maybe, moment, omitUndefined, text, textId } from "#app/api/wire.ts";

const pair = v.tuple([finite, finite]);

const leg = v.pipe(
  v.object({
    SportID: id,
    MatchID: id,
    MarketID: id,
    CouID: id,
    BetPos: id,
    LeagueName: text,
    Home: text,
    Away: text,
    MatchTime: moment,
    Hdp: text,
    OutLevel: maybe(finite),
    Odds: finite,
    Stage: named(STAGE),
    BetScore: maybe(pair),
    Score: maybe(pair),
    ScoreHalf: maybe(pair),
    LegResult: maybe(v.pipe(finite, v.transform(legResultOf))),
    OrName: maybe(text),
  }),
  v.transform((wire) =>
    omitUndefined<BetLeg>({
      sportId: wire.SportID,
      matchId: wire.MatchID,
      marketId: wire.MarketID,
      couId: wire.CouID,
      betPos: wire.BetPos,
      leagueName: wire.LeagueName,
      home: wire.Home,
      away: wire.Away,
      startsAt: wire.MatchTime,
      hdp: wire.Hdp,
      outLevel: wire.OutLevel,
      odds: wire.Odds,
      stage: wire.Stage,
      betScore: wire.BetScore,
      score: wire.Score,
      scoreHalf: wire.ScoreHalf,
      result: wire.LegResult,
      runner: wire.OrName,
    }),
  ),
);

const sale = v.pipe(
  v.object({ InsID: textId, SellValue: finite, BackValue: finite, Time: moment }),
  v.transform((wire) => ({ id: wire.InsID, amount: wire.SellValue, back: wire.BackValue, at: wire.Time })),
);

const KINDS = { 1: "single", 2: "parlay", 3: "outright" } as const;

/**
 * One bet of the member's records, open or settled (contract, BetRecord). If one leg does not fit, the bet does not.
 */
export const betRecord = v.pipe(
  v.object({
    BetID: textId,
    ClientRef: maybe(textId),
    BetTime: moment,
    SettleTime: maybe(moment),
    Kind: v.picklist([1, 2, 3]),
    MpName: maybe(text),
    CombCount: maybe(finite),
    OddsStyle: v.picklist(ODDS_STYLES),
    Odds: finite,
    BetValue: finite,
    Payment: finite,
    Status: betStatus,
    BetResult: maybe(v.pipe(finite, v.transform(betResultOf))),
    WinLose: maybe(finite),
    WillWin: maybe(finite),
    BonusFlag: v.fallback(flag, false),
    Bonus: maybe(finite),
    CanSell: v.fallback(flag, false),
    SoldValue: maybe(finite),
    BackValue: maybe(finite),
    Sales: v.fallback(v.optional(v.array(sale), []), []),
    Legs: v.pipe(v.array(leg), v.minLength(1)),
  }),
  v.transform((wire) =>
    omitUndefined<BetRecord>({
      id: wire.BetID,
      clientRef: wire.ClientRef,
      placedAt: wire.BetTime,
      settledAt: wire.SettleTime,
      kind: KINDS[wire.Kind],
      typeName: wire.MpName,
      combCount: wire.CombCount,
      oddsStyle: wire.OddsStyle,
      odds: wire.Odds,
      stake: wire.BetValue,
      payment: wire.Payment,
      status: wire.Status,
      result: wire.BetResult,
      winLose: wire.WinLose,
      willWin: wire.WillWin,
      bonusBet: wire.BonusFlag,
      bonus: wire.Bonus,
      canSell: wire.CanSell,
      sold: wire.SoldValue,
      back: wire.BackValue,
      sales: wire.Sales,
      legs: wire.Legs,
    }),
  ),
);
