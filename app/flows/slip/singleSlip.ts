import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { convertedOdds } from "#app/domain/odds/convertedOdds.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { isOutright, type Selection } from "#app/domain/slip/selection.ts";
import { setAside } from "#app/stores/attempt.ts";
import { leaveSingle } from "#app/stores/slipChanges.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
import { useBoardMatch, useOver } from "#app/flows/lists/liveMatch.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { seenOf, useAgreed } from "./agreed.ts";
import { type BetSlip, useBetSlip } from "./betSlip.ts";
import { useSlipPrice } from "./slipPrice.ts";
import { beforeChange } from "./undo.ts";

/** A selection in the current style: one picked in another style is converted, then repriced (domain A4). */
function inStyle(selection: Selection, to: OddsStyle): Selection {
  const { odds, oddsStyle: from } = selection;
  return from === to ? selection : { ...selection, odds: convertedOdds(odds, from, to) ?? odds, oddsStyle: to };
}

/** What the lists know better than the pick: the stage, the score, and the percentage of a Burmese line. */
function onBoard(selection: Selection, match: Match | undefined): Selection {
  if (match === undefined) return selection;
  const line = match.markets[selection.marketId]?.find(({ couId }) => couId === selection.couId);
  const { score } = match;
  return {
    ...selection,
    stage: match.stage,
    ...(selection.oddsStyle === ODDS_STYLE.BU && line && { outLevel: line.outLevel }),
    ...(score && match.stage === "live" && { score: [score.home, score.away] as const }),
  };
}

/** The single slip of a match or an outright, for one selection, from opening to closing (spec §4; decisions, Slip). */
export function useSingleSlip(picked: Selection): BetSlip {
  const app = useApp();
  const style = priceStyle(picked.marketId, useOddsStyle());
  const amount = useStake((stake) => stake.amount);
  const { agreed, agree } = useAgreed();
  const outright = isOutright(picked);
  // an outright's id is not a match's
  const match = useBoardMatch(outright ? undefined : picked.matchId);
  const converted = inStyle(picked, style);
  const seen = seenOf(converted, agreed);
  const selection = onBoard(converted, match);
  const { quote, ticket, limits, failure, ask } = useSlipPrice(selection, seen);
  const [over = false] = useOver([picked]);
  const leg = { selection, match, seen, quote, ticket, answered: ticket !== undefined, over };
  const kind = outright ? "outright" : "single";
  return useBetSlip(
    { kind, legs: [leg], limits, failure, amount },
    { ask, agree, setAmount: (amount) => setAmount(app, amount), close: () => closeSlip(app) },
  );
}

/** Closes the sheet; the slip is cleared once it has left the screen (flows/slip/slipSession.ts). */
function closeSlip(app: App): void {
  // an untouched slip is just as quickly reopened from its price (review, R56)
  if (useStake.of(app).getState().amount !== "") beforeChange(app, "closed");
  setAside(app);
  leaveSingle(app);
}
