import { type ReactNode } from "react";
import { BetCard } from "#app/components/bets/BetCard.tsx";
import { SettledRow } from "#app/components/bets/SettledRow.tsx";
import { type BetRecord, type BetResultName } from "#app/domain/bets/bet.ts";
import { OUTRIGHT } from "#app/domain/odds/markets.ts";
import { type BetStatusName } from "#app/domain/bets/status.ts";
import { nothing, type Room, statesOf } from "./entry.ts";
import { OPEN_BET } from "./examples.ts";

/** The zone of the settings as they come. */
const ZONE = 8;

const settled = (result: BetResultName, winLose: number): BetRecord => {
  const [leg] = OPEN_BET.legs;
  return {
    ...OPEN_BET,
    status: "settled",
    settledAt: "2026-11-21T10:30:00Z",
    canSell: false,
    result,
    winLose,
    legs: leg === undefined ? [] : [{ ...leg, score: [2, 1], scoreHalf: [1, 0], result }],
  };
};

const RESULTS: Readonly<Record<BetResultName, BetRecord>> = {
  win: settled("win", 475),
  halfWin: settled("halfWin", 237.5),
  draw: settled("draw", 0),
  halfLose: settled("halfLose", -250),
  lose: settled("lose", -500),
};

const STATUSES: Readonly<Record<BetStatusName, BetRecord>> = {
  waiting: { ...OPEN_BET, status: "waiting", canSell: false },
  accepted: { ...OPEN_BET, canSell: false },
  settled: RESULTS.win,
  cancelled: { ...OPEN_BET, status: "cancelled", canSell: false },
  refused: { ...OPEN_BET, status: "refused", canSell: false },
};

const [LEG] = OPEN_BET.legs;

const PARLAY: BetRecord = {
  ...OPEN_BET,
  kind: "parlay",
  typeName: "2 X 1",
  combCount: 1,
  odds: 3.9,
  canSell: false,
  willWin: 1450,
  legs:
    LEG === undefined
      ? []
      : [
          LEG,
          { ...LEG, matchId: 502, couId: 5021, marketId: 1, hdp: "0.5", home: "Chelsea", away: "Everton", odds: 2 },
        ],
};

const KINDS: Readonly<Record<BetRecord["kind"], BetRecord>> = {
  single: OPEN_BET,
  parlay: PARLAY,
  outright: {
    ...OPEN_BET,
    kind: "outright",
    canSell: false,
    legs:
      LEG === undefined
        ? []
        : [{ ...LEG, marketId: OUTRIGHT, hdp: "", runner: "Arsenal", home: "Arsenal", away: "Winner 2026/27" }],
  },
};

const MORE: Readonly<Record<string, BetRecord>> = {
  "a bonus bet": { ...OPEN_BET, bonusBet: true, bonus: 50 },
  "sold in part": {
    ...OPEN_BET,
    sold: 200,
    back: 212.4,
    sales: [{ id: "9000000001", amount: 200, back: 212.4, at: "2026-11-21T09:40:00Z" }],
  },
  "sold whole": {
    ...OPEN_BET,
    canSell: false,
    sold: 500,
    back: 531,
    sales: [{ id: "9000000001", amount: 500, back: 531, at: "2026-11-21T09:40:00Z" }],
  },
  "in Malay odds": {
    ...OPEN_BET,
    oddsStyle: 1,
    odds: -0.95,
    payment: 475,
    legs: OPEN_BET.legs.map((leg) => ({ ...leg, odds: -0.95 })),
  },
  "of a status that is not known": { ...OPEN_BET, status: 17, canSell: false },
};

const drawn = <Key extends string>(bets: Readonly<Record<Key, BetRecord>>, draw: (bet: BetRecord) => ReactNode) =>
  statesOf(
    Object.fromEntries(Object.entries<BetRecord>(bets).map(([name, bet]) => [name, () => draw(bet)])) as Record<
      Key,
      () => ReactNode
    >,
  );

const card = (bet: BetRecord) => (
  <BetCard bet={bet} timeZone={ZONE} onOpen={nothing} onSell={nothing} onBonus={nothing} />
);
const line = (bet: BetRecord) => <SettledRow bet={bet} onOpen={nothing} />;

/** The cards of open bets and the rows of settled ones. */
export const BETS: Room = {
  "Bet card by status": drawn(STATUSES, card),
  "Bet card by result": drawn(RESULTS, card),
  "Bet card by kind": drawn(KINDS, card),
  "Bet card": drawn(MORE, card),
  "Row of a settled bet": { ...drawn(RESULTS, line), ...drawn(STATUSES, line), ...drawn(KINDS, line) },
};
