import { type OddsStyle } from "./odds.ts";
import { type Selection } from "./selection.ts";

/** What a member gets to see of a bet that stands (spec §2, bet-result dialog). Money in the account currency's major unit. */
export interface Receipt {
  /** The server's id; undefined until the bet list has shown it. */
  readonly betId: string | undefined;
  /** 0 waiting, 1 accepted … (domain H3). */
  readonly status: number;
  readonly selection: Pick<Selection, "sportId" | "marketId" | "betPos" | "outLevel" | "home" | "away" | "score">;
  /** The price and line at which the bet stands. */
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly hdp: string;
  /** The typed amount. */
  readonly stake: number;
  /** What was deducted. */
  readonly payment: number;
  /** What comes back if the bet wins, the stake included. */
  readonly back: number;
  readonly currency: string;
  /** The balance after the bet as the server said it; null when it did not. */
  readonly balance: number | null;
  /** Epoch ms of the tap. */
  readonly placedAt: number;
}
