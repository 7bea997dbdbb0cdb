import { create } from "zustand";

/** A change of a bet's status that the member has not seen yet (spec §2, notice banner). */
export interface Notice {
  /** The bet's id, as text. */
  readonly betId: string;
  readonly status: number;
  /** Epoch ms. */
  readonly at: number;
}

interface Notices {
  readonly waiting: readonly Notice[];
  readonly shown: Notice | undefined;
  /** Everything that was shown, newest first: a banner of 3 s must not be the only trace (ACC-09). */
  readonly past: readonly Notice[];
}

const LONGEST_PAST = 50;

export const useNotices = create<Notices>()(() => ({ waiting: [], shown: undefined, past: [] }));

export const queueNotices = (notices: readonly Notice[]): void =>
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, ...notices] }));

/** Shows the next notice in line; returns false when there is none. */
export function showNextNotice(): boolean {
  const [next, ...waiting] = useNotices.getState().waiting;
  if (next === undefined) return false;
  useNotices.setState(({ past }) => ({ shown: next, waiting, past: [next, ...past].slice(0, LONGEST_PAST) }));
  return true;
}

export const hideNotice = (): void => useNotices.setState({ shown: undefined });

export const clearNotices = (): void => useNotices.setState({ waiting: [], shown: undefined, past: [] });
