import { type Limits } from "#app/api/odds/ticketData.ts";
import { type Member } from "#app/domain/member/member.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type SlipArea } from "#app/domain/slip/slipArea.ts";
import { type StakeAnswer } from "#app/domain/slip/stake.ts";

/** The price and line that stand on the slip. */
export interface ShownPrice {
  readonly odds: number;
  readonly hdp: string;
  readonly oddsStyle: OddsStyle;
  readonly outLevel: number;
}

/** Why the place button waits: the first 2 s, the bet list, a price under way, or a server that does not answer. */
export type PriceWait = "arming" | "reading" | "asking" | "noAnswer" | undefined;

/** What every slip shows and does below its selections (design 4.9, 4.11). */
export interface SlipView {
  /** Undefined for a visitor, and until the server has said who it is. */
  readonly member: Member | undefined;
  readonly loggedIn: boolean;
  readonly area: SlipArea;
  /** The server's own words for the area, "" for none. */
  readonly said: string;
  readonly limits: Limits | undefined;
  /** Digits, "" for none. */
  readonly amount: string;
  readonly stake: StakeAnswer;
  /** The balance does not cover what would be deducted. */
  readonly overBalance: boolean;
  readonly wait: PriceWait;
  /** A change needs the member's consent: the button says accept change and bet. */
  readonly asks: boolean;
  readonly placing: boolean;
  readonly canPlace: boolean;
  /** Sets the amount to these digits: a paste, or "" to clear. */
  readonly setAmount: (digits: string) => void;
  /** A key of the keypad by its name in domain/stake. */
  readonly press: (key: string) => void;
  /** What a tap on the button would do, in one word; another one takes no tap until it has stood. */
  readonly meaning: string;
  /** The finger went down on the place button: what is on the screen now is what may be sent. */
  readonly aim: () => void;
  readonly place: () => void;
  /** Reads the bet list again, where its schedule has run out; shows the bets that the member was asked about. */
  readonly lookAgain: () => void;
  /** Back to the keypad from an outcome, where a new price and a new tap are asked. */
  readonly dismiss: () => void;
  readonly close: () => void;
}
