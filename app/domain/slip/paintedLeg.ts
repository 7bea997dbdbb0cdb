import { type Match } from "#app/domain/boards/match.ts";
import { blocks, concerns } from "./attempt.ts";
import { legState, type LegState } from "./parlayLeg.ts";
import { priceMove, type PriceMove, type Quote } from "./quote.ts";
import { type Selection, selectionKey } from "./selection.ts";
import { shownOf, type ShownPrice, type SlipInput, type SlipLeg } from "./slipInput.ts";
import { ticketState } from "./ticket.ts";

/** One leg as the slip shows it. */
export interface PaintedLeg {
  readonly key: string;
  readonly selection: Selection;
  /** The match as the lists have it now, for score and minute. */
  readonly match: Match | undefined;
  /** The price that can be bet on; undefined until there is one. */
  readonly quote: Quote | undefined;
  readonly price: ShownPrice;
  /** The previous price, if the member has to review a change or has just been shown one. */
  readonly before: ShownPrice | undefined;
  readonly move: PriceMove;
  readonly state: LegState;
  /** The bet would be a bonus bet: the newest price says so, and the order sends the same. */
  readonly bonus: boolean;
}

/**
 * Whether a leg can be bet on now; a leg about which nothing is known is open, and no bet is sent before there is a
 * price.
 */
function stateOf({ selection, ticket, answered, over }: SlipLeg, kind: SlipInput["kind"]): LegState {
  if (over === true) return "closed";
  if (kind === "parlay") return legState(selection, ticket, answered);
  return ticket === undefined ? "open" : ticketState(ticket.status, kind === "outright");
}

/** The prices that the response to the last bet named, if it was about this slip. */
function repricedQuotes({ attempts: [attempt], legs }: SlipInput): readonly Quote[] {
  const isAbout = attempt?.state === "repriced" && legs.some(({ selection }) => concerns(attempt, selection));
  return isAbout ? attempt.quotes : [];
}

/**
 * The prices with which a bet on this slip is on its way, or in doubt: newer or older ones are none of it until its
 * outcome is known (BET-09).
 */
function sentQuotes({ attempts: [attempt], legs }: SlipInput): readonly Quote[] {
  if (attempt === undefined || attempt.state === "ready") return [];
  const isSameSlip =
    attempt.entry.quotes.length === legs.length && legs.every(({ selection }) => blocks(attempt, selection));
  return isSameSlip || attempt.state === "submitting" ? attempt.entry.quotes : [];
}

/** The newer of the ticket's price and the one in the response to a bet. */
function newestOf(key: string, ticketed: Quote | undefined, repriced: readonly Quote[]): Quote | undefined {
  const answered = repriced.find((quote) => selectionKey(quote) === key);
  if (answered === undefined) return ticketed;
  return ticketed === undefined || answered.at > ticketed.at ? answered : ticketed;
}

/** The legs of a slip as shown, each at the newest price. */
export function paintLegs(input: SlipInput): readonly PaintedLeg[] {
  const repriced = repricedQuotes(input);
  const sent = sentQuotes(input);
  return input.legs.map((leg) => {
    const { selection, match, seen } = leg;
    const key = selectionKey(selection);
    const quote = sent.find((one) => selectionKey(one) === key) ?? newestOf(key, leg.quote, repriced);
    const move = quote === undefined ? "same" : priceMove({ ...selection, ...seen }, quote);
    return {
      key,
      selection,
      match,
      quote,
      price: shownOf(quote ?? seen),
      before: move === "same" ? undefined : seen,
      move,
      state: stateOf(leg, input.kind),
      bonus: quote?.bonus ?? selection.bonus,
    };
  });
}
