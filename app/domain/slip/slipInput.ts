import { type Match } from "#app/domain/boards/match.ts";
import { type ClaimedMember, type Member } from "#app/domain/member/member.ts";
import { type Attempt, type JournalEntry } from "./attempt.ts";
import { type Combination } from "./combinations.ts";
import { type LegTicket } from "./parlayLeg.ts";
import { type AutoAccept, type Quote } from "./quote.ts";
import { type Selection } from "./selection.ts";

/** The price and line shown on the slip. */
export type ShownPrice = Pick<Quote, "odds" | "hdp" | "oddsStyle" | "outLevel">;

/** The price and line of a selection or a quote, and nothing else. */
export const shownOf = ({ odds, hdp, oddsStyle, outLevel }: ShownPrice): ShownPrice => ({
  odds,
  hdp,
  oddsStyle,
  outLevel,
});

/** What the server said that blocks a slip: the code, and its own words, "" for none. */
export interface SlipNote {
  readonly code: number;
  readonly said: string;
}

/**
 * Why the slip accepts no bet although the market may be open: a code of the last refresh or response (domain H2, H5).
 */
export interface SlipBlock extends SlipNote {
  /** When it was said, epoch ms: a later good price lifts a block about the market. */
  readonly at: number;
}

/** The last price request that returned no price. */
export interface PriceFailure extends SlipNote {
  /** "envelope" for a refusal by the server; anything else is no response at all. */
  readonly kind: string;
}

/** One leg of a slip, as the lists and the server have it; a single bet has one. */
export interface SlipLeg {
  /** The selection in the current style, with the current stage and score. */
  readonly selection: Selection;
  /** The match as the lists have it now, for score and minute. */
  readonly match: Match | undefined;
  /** The price that the member last accepted: the picked one, then each that was bet on. */
  readonly seen: ShownPrice;
  /** The server's newest price; undefined until the first, and for a leg without one. */
  readonly quote: Quote | undefined;
  /** What came with the last price; undefined until the first, and for a leg missing from the response. */
  readonly ticket: LegTicket | undefined;
  /** A response about this leg has come. */
  readonly answered: boolean;
  /** It belongs to an extension match whose main match takes no more bets: closed, whatever its ticket says (spec §2). */
  readonly over?: boolean;
}

/** Everything that decides what a slip shows and what a tap on its button does. Undefined means not known. */
export interface SlipInput {
  readonly kind: JournalEntry["kind"];
  /** The time of the decision, epoch ms. */
  readonly now: number;
  /** When the slip opened, epoch ms. */
  readonly openedAt: number;
  /** How old a price may be and still be bet on, ms (decisions, Polling). */
  readonly quoteLifeMs: number;
  /** One for a single or an outright, up to ten for a parlay. */
  readonly legs: readonly SlipLeg[];
  /** Every attempt whose outcome may concern the slip, the open slip's first. */
  readonly attempts: readonly Attempt[];
  readonly loggedIn: boolean;
  /** Undefined for a visitor, and until the server has said who it is. */
  readonly member: Member | undefined;
  /** What the token claims while the member is unknown: paused shuts the slip, and nothing opens it (spec §3). */
  readonly claimed?: Pick<ClaimedMember, "paused"> | undefined;
  /** The bet list has to be read before anything is placed (BET-07). */
  readonly readingBets: boolean;
  /** The button is fully visible (EMB-07). */
  readonly inSight: boolean;
  /** The app is in a frame, whose host page takes deposits. */
  readonly embedded: boolean;
  /** The server accepts no bet at all from here. */
  readonly barred: SlipNote | undefined;
  readonly block: SlipBlock | undefined;
  readonly failure: PriceFailure | undefined;
  /** In the account currency's major unit; null or undefined = not known. */
  readonly limits: { readonly min: number | null; readonly max: number | null } | undefined;
  /** Digits as typed, for one bet; "" for none. */
  readonly amount: string;
  readonly autoAccept: AutoAccept;
  /** The server's parlay types; undefined = those of the domain. */
  readonly types?: readonly Combination[] | undefined;
  /** The name of the chosen type; undefined = the first available. */
  readonly chosen?: string | undefined;
}

/** How old a price may be and still be bet on, in refresh intervals (decisions, Polling). */
export const STALE_INTERVALS = 2;
