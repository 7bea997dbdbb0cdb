import { reportFailure } from "#app/api/failures.ts";
import { type App, owned } from "#app/application/app.ts";
import { pageNow } from "#app/application/clock.ts";
import { pause } from "#app/flows/pause.ts";
import { isSignedIn } from "#app/flows/session/isSignedIn.ts";

/** The search for one order: what differs between a bet and a cash-out. */
export interface Search {
  readonly app: App;
  /** The ref of the tap. */
  readonly ref: string;
  /** Identifies the account that tapped. */
  readonly owner: string;
  /** Resumes an order that an earlier page left open; false if this page already has it. */
  readonly takeUp: () => boolean;
  /** True if the server has taken the order, so the records should show it at once. */
  readonly isTaken: () => boolean;
  /** When to read the records next, page ms; undefined if nothing is looked for. */
  readonly nextLook: () => number | undefined;
  /**
   * Reads the records; the function it returns tells the attempt and the member what they show. `at`: now, page ms.
   */
  readonly look: (at: number) => Promise<() => void>;
  /** The records could not be read; `at`: now, page ms. */
  readonly lookFailed: (at: number) => void;
  /** The search has ended, for now. */
  readonly over?: () => void;
}

/**
 * Reads the records once. If the member has left by the time it ends, nobody is told; a dead session is detected here
 * too.
 */
export async function lookOnce({ app, owner, look, lookFailed }: Search): Promise<void> {
  let tell: () => void;
  try {
    tell = await look(pageNow());
  } catch (error) {
    tell = () => {
      lookFailed(pageNow());
      reportFailure(app, error);
    };
  }
  if (isSignedIn(app, owner)) tell();
}

/** The refs being looked for, each by one search at a time. */
const lookingOf = owned(() => new Map<string, Search>());

/**
 * Looks for an order in the records until its outcome is known, on the schedule of domain/pursuit.ts. After two minutes
 * only the member's button looks again. A search begun `anew`, after a sign-in, takes the place of one that the sign-out left
 * waiting.
 */
export async function pursue(search: Search, anew = false): Promise<void> {
  const { app, ref, owner, isTaken, nextLook, over } = search;
  const looking = lookingOf(app);
  if (looking.has(ref) && !anew) return;
  looking.set(ref, search);
  try {
    if (isTaken()) await lookOnce(search);
    for (;;) {
      const due = nextLook();
      if (due === undefined || !isSignedIn(app, owner)) return;
      await pause(Math.max(0, due - pageNow()));
      if (looking.get(ref) !== search) return;
      // meanwhile the member may have looked, or said which bet it is
      if (nextLook() === due) await lookOnce(search);
    }
  } finally {
    if (looking.get(ref) === search) looking.delete(ref);
    over?.();
  }
}

/** At sign-in: looks for what this member's earlier pages left open, before it may be ordered again. */
export function resume(searches: readonly Search[]): void {
  for (const search of searches) if (search.takeUp()) void pursue(search, true);
}
