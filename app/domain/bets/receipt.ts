import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import { parlayPreview } from "#app/domain/slip/parlay.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type BetStatus } from "./status.ts";

/** One pick of a receipt, at the line and price at which the bet stands. */
export interface ReceiptLeg extends Pick<
  Selection,
  "sportId" | "marketId" | "betPos" | "hdp" | "home" | "away" | "odds" | "oddsStyle"
> {
  /** Its match, for the crest of a side that was picked; undefined where the receipt is older than that. */
  readonly matchId?: number | undefined;
  /** The percentage of a Burmese line; undefined if it is not known. */
  readonly outLevel?: number | undefined;
  /** How many positions the market had, for a score in sets or maps (domain D1). */
  readonly positions?: number | undefined;
  /** The score when a live bet was taken. */
  readonly score?: readonly [number, number] | undefined;
}

/** What a member sees of a bet that stands (spec §2, bet-result dialog). Money in the account currency's major unit. */
export interface Receipt {
  /** The ClientRef of the tap. */
  readonly ref: string;
  readonly kind: JournalEntry["kind"];
  /** The server's ids; none until the response or the bet list gave one. */
  readonly betIds: readonly string[];
  /** looking: taken, and being looked for in the bet list; missing: taken, but the list never showed it (BET-18). */
  readonly proof: "looking" | "found" | "missing";
  readonly status: BetStatus;
  /** "4 X 11" of a parlay. */
  readonly typeName?: string;
  /** The number of bets: 1 except for M X N. */
  readonly combCount: number;
  readonly legs: readonly ReceiptLeg[];
  /** The typed amount; for a parlay the unit stake. */
  readonly stake: number;
  /** What was deducted. */
  readonly payment: number;
  /** What is returned if the bet wins, including the stake. */
  readonly back: number;
  readonly currency: string;
  /** The balance after the bet as the server gave it; null if it did not. */
  readonly balance: number | null;
  /** Epoch ms of the tap. */
  readonly placedAt: number;
}

/** The total odds of a parlay as its slip showed them; undefined for other bets and for an unknown type (domain C3). */
export function totalOddsText({
  typeName,
  legs,
  stake,
}: Pick<Receipt, "typeName" | "legs" | "stake">): string | undefined {
  const type = COMBINATIONS.find(({ name }) => name === typeName);
  return (
    type &&
    parlayPreview(
      type,
      legs.map(({ odds }) => odds),
      stake,
    )?.totalOddsText
  );
}
