import { type BetRecordData, type LegData } from "#mocks/ledger/recordData.ts";
import { type Language } from "#app/domain/member/languages.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { stateAt } from "#mocks/book/desk.ts";
import { leagueName, teamName } from "#mocks/catalogue/names.ts";
import { isoTime } from "#mocks/world/days.ts";
import { type Bet, type Leg, soldCents } from "#mocks/ledger/bet.ts";
import { type House } from "#mocks/ledger/house.ts";
import { major } from "#mocks/ledger/members.ts";
import { sellable } from "#mocks/taking/sell.ts";

/** True for a line with a percent: handicap and over/under in style 6 (beyond, EXP-09). */
function hasPercent(marketId: number, style: number): boolean {
  const line = marketOf(marketId)?.line;
  return style === 6 && (line === "hdp" || line === "total");
}

function legData(house: House, leg: Leg, style: number, language: Language): LegData {
  const desk = leg.orId === undefined ? house.book.desk(leg.matchId) : undefined;
  const state = desk ? stateAt(desk, house.book.room, house.clock.now()) : undefined;
  const begun = state !== undefined && state.progress !== 0 && state.progress !== 4;
  const half = begun && state.periodsDone >= 1 ? state.byPeriod[0] : undefined;
  return {
    SportID: leg.sportId,
    MatchID: leg.matchId,
    MarketID: leg.marketId,
    CouID: leg.couId,
    BetPos: leg.betPos,
    LeagueName: leagueName(leg.league, language),
    Home: teamName(leg.home, language),
    Away: teamName(leg.away, language),
    MatchTime: isoTime(leg.kickoff),
    Hdp: leg.hdp,
    ...(hasPercent(leg.marketId, style) ? { OutLevel: leg.outLevel } : {}),
    Odds: leg.odds,
    Stage: leg.stage,
    ...(leg.betScore ? { BetScore: [leg.betScore[0], leg.betScore[1]] } : {}),
    ...(begun ? { Score: [state.score[0], state.score[1]] } : {}),
    ...(half ? { ScoreHalf: [half[0], half[1]] } : {}),
    ...(leg.result === undefined ? {} : { LegResult: leg.result }),
    ...(leg.orName === undefined ? {} : { OrName: teamName(leg.orName, language) }),
  };
}

/** A bet as in the records (contract, BetRecord). */
export function recordOf(house: House, bet: Bet, language: Language): BetRecordData {
  const sold = soldCents(bet);
  const back = bet.sales.reduce((sum, { backCents }) => sum + backCents, 0);
  return {
    BetID: bet.id,
    ...(bet.ref === undefined ? {} : { ClientRef: bet.ref }),
    BetTime: isoTime(bet.placedAt),
    ...(bet.settledAt === undefined ? {} : { SettleTime: isoTime(bet.settledAt) }),
    Kind: bet.kind,
    ...(bet.parlay ? { MpName: bet.parlay.name, CombCount: bet.parlay.count } : {}),
    OddsStyle: bet.style,
    Odds: bet.odds,
    BetValue: major(bet.typedCents),
    Payment: major(bet.paymentCents),
    Status: bet.status,
    ...(bet.status === 2 && bet.result !== undefined ? { BetResult: bet.result } : {}),
    ...(bet.netCents === undefined ? {} : { WinLose: major(bet.netCents) }),
    WillWin: major(bet.winCents),
    BonusFlag: bet.bonusFlag,
    ...(bet.bonusCents ? { Bonus: major(bet.bonusCents) } : {}),
    CanSell: sellable(house, bet) ? 1 : 0,
    ...(bet.sales.length > 0
      ? {
          SoldValue: major(sold),
          BackValue: major(back),
          Sales: bet.sales.map((sale) => ({
            InsID: sale.id,
            SellValue: major(sale.cents),
            BackValue: major(sale.backCents),
            Time: isoTime(sale.at),
          })),
        }
      : {}),
    Legs: bet.legs.map((leg) => legData(house, leg, bet.style, language)),
  };
}
