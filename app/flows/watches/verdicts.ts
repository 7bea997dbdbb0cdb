import { type Query } from "@tanstack/react-query";
import { type OpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type SellQuote } from "#app/domain/bets/cashOut.ts";
import { isOpenBet } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { judgeBets, judgeMatch, judgeSale, speaksOf, type Verdict } from "#app/domain/watches/judge.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { isAboutMatches, readingOf } from "./answers.ts";

/** How each watch is judged by a new answer. */
export type Judge = (watch: Watch) => Verdict;

const OFFER = "bet/CheckInsurance";
const OPEN_BETS = "bet/GetUnSettleBetList";

/** True for the cash-out offer of this bet. */
export function isOfferFor({ queryKey }: Query, betId: string): boolean {
  const [path, ask] = queryKey as readonly [unknown, { readonly betId?: string } | undefined];
  return path === OFFER && ask?.betId === betId;
}

function judgeOffer(query: Query): Judge {
  const quote = query.state.data as SellQuote;
  return (watch) => (watch.betId !== undefined && isOfferFor(query, watch.betId) ? judgeSale(watch, quote) : { watch });
}

/** Only a complete list shows by absence that a bet is over; a bet that is cashed out whole or decided stays in it for a while (WAT-04). */
function judgeList(query: Query): Judge | undefined {
  const { bets, count } = query.state.data as OpenBets;
  if (new Set(bets.map(({ id }) => id)).size < count) return undefined;
  const open = new Set(bets.filter((bet) => isOpenBet(bet.status) && !isSoldWhole(bet)).map(({ id }) => id));
  return (watch) => judgeBets(watch, open);
}

/** How to judge by the cached answer; undefined if it says nothing about any watch (WAT-02). */
export function judgeOf(query: Query): Judge | undefined {
  const [path] = query.queryKey;
  if (query.state.data === undefined) return undefined;
  if (path === OFFER) return judgeOffer(query);
  if (path === OPEN_BETS) return judgeList(query);
  if (!isAboutMatches(query)) return undefined;
  return (watch) => {
    const reading = readingOf(query, watch.matchId);
    return reading ? judgeMatch(watch, reading) : { watch };
  };
}

/** True if the cached answer has the state of a watch's match, or the cash-out offer of its bet (WAT-08). */
export function says(query: Query, watch: Watch): boolean {
  if (watch.kind === "sale") return watch.betId !== undefined && isOfferFor(query, watch.betId);
  const reading = readingOf(query, watch.matchId);
  return reading !== undefined && speaksOf(watch, reading);
}
