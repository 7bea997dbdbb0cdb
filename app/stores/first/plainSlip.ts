import { type Match } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type PaintedPrice } from "#app/domain/slip/selectionOf.ts";

/** A price of an early row as it was tapped, and its match as it was then. */
export interface PlainPick extends PaintedPrice {
  readonly match: Match;
  readonly oddsStyle: OddsStyle;
}

/**
 * The slip that stands before the app does (app/start/plainSlip.ts): what was picked and typed there. It bets nothing; the app's own
 * slip takes over from it.
 */
export interface PlainSlip {
  readonly pick: PlainPick;
  /** Identifies the member who came back; undefined = the device does not know. */
  readonly owner: string | undefined;
  /** The amount typed so far: digits, "" for none. */
  typed: string;
  /** The app has been told of the pick. */
  isPassed: boolean;
  /** The member has closed it since. */
  isClosed: boolean;
  /** Takes it off the screen. */
  readonly remove: () => void;
  /** The same as when the member closes it: the app opens none on its pick. */
  readonly close: () => void;
}

declare global {
  interface Window {
    /** Undefined if none stands, and once the app's slip has taken over. */
    plainSlip?: PlainSlip | undefined;
  }
}

const held = (): PlainSlip | undefined => (typeof window === "undefined" ? undefined : window.plainSlip);

type Named = Pick<PlainPick, "matchId" | "marketId" | "couId" | "betPos">;

const isSame = (one: Named, other: Named): boolean =>
  one.matchId === other.matchId &&
  one.marketId === other.marketId &&
  one.couId === other.couId &&
  one.betPos === other.betPos;

/** The plain slip, once: the app acts on its pick as on a tap. */
export function takePlainPick(): PlainSlip | undefined {
  const plain = held();
  if (plain === undefined || plain.isPassed) return undefined;
  plain.isPassed = true;
  return plain;
}

/** Takes the plain slip off the screen, with what was typed. */
export const removePlainSlip = (): void => held()?.remove();

/** Another member has come: the plain slip is not theirs. */
export const closePlainSlip = (): void => held()?.close();

/** The plain slip with this pick, if it stands. */
export function plainSlipOn(selection: Named): PlainSlip | undefined {
  const plain = held();
  return plain && !plain.isClosed && isSame(plain.pick, selection) ? plain : undefined;
}

/** True, once, if the member has closed the plain slip with this pick while the app was about to open its own. */
export function wasTakenBack(selection: Named): boolean {
  const plain = held();
  if (!plain?.isClosed || !isSame(plain.pick, selection)) return false;
  window.plainSlip = undefined;
  return true;
}
