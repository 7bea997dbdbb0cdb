import { useMixparlayBetLimit } from "#app/api/bet/getMixparlayBetLimit.ts";
import { type Failure, isFailure } from "#app/api/failure.ts";
import { useBatchMatchOdds, useLiveBatch } from "#app/api/odds/getBatchMatchOdds.ts";
import { type BatchTicket, useBatchTicketOdds } from "#app/api/odds/getBatchTicketOdds.ts";
import { useMatchMinParlayCount } from "#app/api/odds/getMatchMinParlayCount.ts";
import { type Limits } from "#app/api/odds/ticketData.ts";
import { type Combination } from "#app/domain/slip/combinations.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { isShutInList } from "#app/domain/slip/parlayLeg.ts";
import { quoteOf } from "#app/domain/slip/quote.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { type SlipLeg } from "#app/domain/slip/slipInput.ts";
import { useOver } from "#app/flows/lists/liveMatch.ts";
import { useSettings } from "#app/stores/settings.ts";

/** What the server says of one leg now, without what the member has seen of it. */
type PricedLeg = Omit<SlipLeg, "seen">;

/** What the server says of a parlay now. */
export interface ParlayPrice {
  readonly legs: readonly PricedLeg[];
  readonly limits: Limits | undefined;
  /** The server's own types; undefined = those of the domain. */
  readonly types: readonly Combination[] | undefined;
  readonly failure: Failure | undefined;
  readonly ask: () => void;
}

const askOf = ({ matchId, marketId, couId, betPos, odds, hdp }: Selection) => ({
  matchId,
  marketId,
  couId,
  betPos,
  odds,
  hdp,
});

const isTicketOf = (ticket: BatchTicket, pick: Selection): boolean => selectionKey(ticket) === selectionKey(pick);

/** The picked matches, and the main matches of extensions, with which those end. */
const matchesOf = (picks: readonly Selection[]): readonly number[] => [
  ...new Set(picks.flatMap(({ matchId, mainId }) => [matchId, mainId])),
];

/** The scores and minutes of the legs' matches, every 15 s: a match may have kicked off or ended since the pick. */
function useMatches(picks: readonly Selection[], language: string): Readonly<Record<number, Match>> {
  const matchIds = matchesOf(picks);
  const ask = { matchIds, marketList: "1", language, oddsStyle: ODDS_STYLE.EU };
  const { data } = useLiveBatch(ask);
  return data?.matches ?? {};
}

/** What is known now about a pick: its stage and score, and how many legs its match requires. */
function onMatch(pick: Selection, match: Match | undefined, minParlay = pick.minParlay): Selection {
  if (match === undefined) return { ...pick, minParlay };
  const { stage, score } = match;
  return {
    ...pick,
    minParlay,
    stage,
    ...(score && stage === "live" && { score: [score.home, score.away] as const }),
  };
}

/** The quote of a ticket; undefined if it has no price or accepts no bets. */
const pricedBy = (selection: Selection, ticket: BatchTicket, at: number) =>
  ticket.odds !== 0 && ticket.ticketId !== "" ? quoteOf(selection, ticket, at) : undefined;

/** Prices, limits, minimum and types of the picked legs: prices every 10 s, the rest when the picks change (spec §7, §9). */
export function useParlayPrice(picks: readonly Selection[]): ParlayPrice {
  const language = useSettings((settings) => settings.language);
  const asked = picks.map(askOf);
  const { data, error, isPlaceholderData, refetch } = useBatchTicketOdds({
    legs: asked,
    oddsStyle: ODDS_STYLE.EU,
    language,
  });
  const { data: limits } = useMixparlayBetLimit(asked);
  const { data: minimums } = useMatchMinParlayCount([...new Set(picks.map(({ matchId }) => matchId))]);
  const matches = useMatches(picks, language);
  const over = useOver(picks);

  const legs = picks.map((pick, at): PricedLeg => {
    const ticket = data?.tickets.find((one) => isTicketOf(one, pick));
    const match = matches[pick.matchId];
    const minParlay = ticket?.minParlay ?? minimums?.[pick.matchId];
    const selection = onMatch(pick, match, minParlay);
    const quote = ticket !== undefined && data !== undefined ? pricedBy(selection, ticket, data.at) : undefined;
    // right after a leg was added the response is still about the others
    const answered = ticket !== undefined || (data !== undefined && !isPlaceholderData);
    return { selection, match, quote, ticket, answered, over: over[at] ?? false };
  });
  return {
    legs,
    limits: data?.limits ?? limits?.limits,
    types: limits?.types,
    failure: isFailure(error) ? error : undefined,
    ask: () => void refetch(),
  };
}

/** How many of the picks accept no bet now: one request for all, every 60 s while a bar shows them (BAR-02). */
export function useShutLegs(picks: readonly Selection[]): number {
  const language = useSettings((settings) => settings.language);
  const matchIds = matchesOf(picks);
  const marketList = [...new Set(picks.map(({ marketId }) => marketId))].toSorted((a, b) => a - b).join(",");
  const { data } = useBatchMatchOdds({ matchIds, marketList, language, oddsStyle: ODDS_STYLE.EU });
  if (data === undefined) return 0;
  return picks.filter((pick) => isShutInList(pick, data.matches[pick.matchId], data.matches[pick.mainId])).length;
}
