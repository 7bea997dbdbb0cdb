import * as v from "valibot";

/** Money and odds are finite numbers; anything else fails the row. */
export const finite = v.pipe(v.number(), v.finite());

/** Ids of bets, tickets and sales are text from wire to screen: 19 digits happen (contract, conventions). */
export const textId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const score = v.tuple([finite, finite]);

export const legSchema = v.object({
  SportID: finite,
  MatchID: finite,
  MarketID: finite,
  CouID: finite,
  BetPos: finite,
  LeagueName: v.string(),
  Home: v.string(),
  Away: v.string(),
  MatchTime: v.string(),
  Hdp: v.string(),
  Odds: finite,
  Stage: finite,
  BetScore: v.optional(score),
  Score: v.optional(score),
  ScoreHalf: v.optional(score),
  LegResult: v.optional(finite),
  OrName: v.optional(v.string()),
});

/** One bet of the member's records, open or settled (contract, BetRecord). */
export const betRecordSchema = v.object({
  BetID: textId,
  ClientRef: v.optional(v.string()),
  BetTime: v.string(),
  SettleTime: v.optional(v.string()),
  Kind: v.picklist([1, 2, 3]),
  MpName: v.optional(v.string()),
  CombCount: v.optional(finite),
  OddsStyle: finite,
  Odds: finite,
  BetValue: finite,
  Payment: finite,
  Status: finite,
  BetResult: v.optional(finite),
  WinLose: v.optional(finite),
  WillWin: v.optional(finite),
  BonusFlag: finite,
  Bonus: v.optional(finite),
  CanSell: finite,
  SoldValue: v.optional(finite),
  BackValue: v.optional(finite),
  Sales: v.optional(
    v.array(v.object({ InsID: textId, SellValue: finite, BackValue: finite, Time: v.string() })),
  ),
  Legs: v.array(legSchema),
});

export type BetRecordData = v.InferOutput<typeof betRecordSchema>;
export type LegData = v.InferOutput<typeof legSchema>;
