import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { type NoticeWords } from "#app/domain/bets/bet.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";

/** Bets that were won together. */
interface Won {
  /** Their ids, as text. */
  readonly ids: readonly string[];
  /** What they won together, without their stakes, in the account currency. */
  readonly net: number;
}

/** A change of a bet's status that the member has not seen yet (spec §2, notice banner), or that it was cashed out (CASH-04). */
export interface Notice {
  /** The bet's id, as text. */
  readonly betId: string;
  readonly status: BetStatus;
  /** What the bet is and what became of it, as last read; undefined if it was not read. */
  readonly words?: NoticeWords | undefined;
  /** Bets won together, all of which this one notice covers (CRD-01). */
  readonly won?: Won;
  /** What was returned for the part just cashed out, in the account currency. */
  readonly cashedOut?: number;
  /** Epoch ms. */
  readonly at: number;
}

/** The ids of the bets that were won together, as in the URL of their card. */
export const wonIds = ({ won }: Notice): string => (won?.ids ?? []).join();

interface Notices {
  readonly waiting: readonly Notice[];
  readonly shown: Notice | undefined;
  /**
   * Everything that was shown, or read elsewhere, newest first: a banner of 3 s must not be the only trace (ACC-09).
   */
  readonly past: readonly Notice[];
  /** How many past notices arrived since the list was last viewed. */
  readonly unread: number;
}

const LONGEST_PAST = 50;

/** The notices of the page: on show, waiting, and past. */
export const useNotices = store<Notices>(() => ({ waiting: [], shown: undefined, past: [], unread: 0 }));

/** Adds notices to the end of the queue. */
export const queueNotices = (app: App, notices: readonly Notice[]): void =>
  useNotices.of(app).setState(({ waiting }) => ({ waiting: [...waiting, ...notices] }));

/**
 * Shows the next queued notice; one that may not cover what is open becomes a past notice at once, unread. Returns
 * false if there is none.
 */
export function showNextNotice(app: App, mayShow: (notice: Notice) => boolean): boolean {
  const [next, ...waiting] = useNotices.of(app).getState().waiting;
  if (next === undefined) return false;
  useNotices.of(app).setState(({ past, unread }) => ({
    shown: mayShow(next) ? next : undefined,
    waiting,
    past: [next, ...past].slice(0, LONGEST_PAST),
    unread: Math.min(unread + 1, LONGEST_PAST),
  }));
  return true;
}

/** Adds notices to the past ones without showing them: the member has read about them elsewhere. */
export const recordNotices = (app: App, notices: readonly Notice[]): void =>
  useNotices.of(app).setState(({ past }) => ({ past: [...notices.toReversed(), ...past].slice(0, LONGEST_PAST) }));

/** The member viewed the list of past notices. */
export const readNotices = (app: App): void => useNotices.of(app).setState({ unread: 0 });

/** Hides the notice on show. */
export const hideNotice = (app: App): void => useNotices.of(app).setState({ shown: undefined });

/** Forgets everything: one member's notices are not for the next. */
export const clearNotices = (app: App): void =>
  useNotices.of(app).setState({ waiting: [], shown: undefined, past: [], unread: 0 });
