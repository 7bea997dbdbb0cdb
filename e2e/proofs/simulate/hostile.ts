interface Leg {
  readonly MatchID: number;
  readonly Odds: number;
  readonly Hdp: string;
}

interface Info {
  readonly MatchID: number;
  readonly NewOdds: number;
  readonly MatchHdp: string;
}

const moved = ({ MatchID, Odds, Hdp }: Leg, by: number): Info => ({
  MatchID,
  NewOdds: Number((Odds * by).toFixed(2)),
  MatchHdp: Hdp,
});

/** The ways in which a bookmaker may name new prices that a page must not take for more than they are. */
const INFOS: readonly ((legs: readonly Leg[]) => readonly Info[])[] = [
  // of the first leg alone
  (legs) => legs.slice(0, 1).map((leg) => moved(leg, 1.05)),
  // of a match that is in no leg, beside one that is
  (legs) => [
    ...legs.map((leg) => moved(leg, 0.95)),
    ...legs.slice(0, 1).map((leg) => ({ ...moved(leg, 2), MatchID: 999_999 })),
  ],
  // of each twice, and never the same
  (legs) => [...legs.map((leg) => moved(leg, 1.1)), ...legs.map((leg) => moved(leg, 0.9))],
  // of none
  () => [],
  // that are no prices
  (legs) => legs.map((leg) => moved(leg, 0)),
];

/** How many ways there are. */
export const HOSTILE = INFOS.length;

/** A bookmaker's "odds changed" for this request, which it has not executed, with fewer, more or repeated infos. */
export function hostileAnswer(sent: string, way: number): string {
  const body = JSON.parse(sent) as Partial<Leg> & { readonly Selections?: readonly Leg[] };
  const legs = body.Selections ?? [];
  const MixBetsInfo = (INFOS[way % HOSTILE] ?? INFOS[0])?.(legs);
  const NewOdds = [Number(((body.Odds ?? 1) * 1.05).toFixed(2)), 0, -1.5][way % 3];
  const Data = { Result: 3, Message: "said", ...(body.Selections === undefined ? { NewOdds } : { MixBetsInfo }) };
  return JSON.stringify({ Code: 0, Data });
}
