import { tellFailure } from "#app/api/failures.ts";
import { type App, owned } from "#app/application/app.ts";
import { pause } from "#app/flows/pause.ts";
import { isSignedIn } from "./isSignedIn.ts";

/** The search for one order: what differs between a bet and a cash-out. */
export interface Search {
  readonly app: App;
  /** The ref of the tap. */
  readonly ref: string;
  /** Stands for the account that tapped. */
  readonly owner: string;
  /** Takes up an order that an earlier page left open; false when this page knows of it already. */
  readonly takeUp: () => boolean;
  /** True when the server has taken the order, so that the records show it at once, as a rule. */
  readonly isTaken: () => boolean;
  /** When the records are to be read next, epoch ms; undefined when nothing is looked for. */
  readonly nextLook: () => number | undefined;
  /** Reads the records; what it returns tells the attempt and the member what stands there. `at`: now, epoch ms. */
  readonly look: (at: number) => Promise<() => void>;
  /** The records could not be read. */
  readonly lookFailed: (at: number) => void;
  /** The search is over, for now. */
  readonly over?: () => void;
}

/** Reads the records once. A reading that ends when the member has left is told to nobody; a dead session is heard of here too. */
export async function lookOnce({ app, owner, look, lookFailed }: Search): Promise<void> {
  let tell: () => void;
  try {
    tell = await look(app.now());
  } catch (error) {
    tell = () => {
      lookFailed(app.now());
      tellFailure(app, error);
    };
  }
  if (isSignedIn(app, owner)) tell();
}

/** The refs that are being looked for: each is, once at a time. */
const lookingOf = owned(() => new Set<string>());

/**
 * Looks for an order in the records until it is known what became of it, on the schedule of domain/pursuit.ts. After its two
 * minutes only the member's button looks on.
 */
export async function pursue(search: Search): Promise<void> {
  const { app, ref, owner, isTaken, nextLook, over } = search;
  const looking = lookingOf(app);
  if (looking.has(ref)) return;
  looking.add(ref);
  try {
    if (isTaken()) await lookOnce(search);
    for (;;) {
      const due = nextLook();
      if (due === undefined || !isSignedIn(app, owner)) return;
      await pause(Math.max(0, due - app.now()));
      // the member may have looked, or said which bet it is, meanwhile
      if (nextLook() === due) await lookOnce(search);
    }
  } finally {
    looking.delete(ref);
    over?.();
  }
}

/** At sign-in: what earlier pages of this member left open is looked for before it may be ordered again. */
export function resume(searches: readonly Search[]): void {
  for (const search of searches) if (search.takeUp()) void pursue(search);
}
