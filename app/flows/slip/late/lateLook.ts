import { type App, owned } from "#app/application/app.ts";
import { reportFailure } from "#app/api/failures.ts";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { BOUND_MS } from "#app/domain/pursuit.ts";
import { isSignedIn } from "#app/flows/session/isSignedIn.ts";
import { pause } from "#app/flows/pause.ts";
import { missingEntries } from "#app/stores/journal.ts";
import { useSettings } from "#app/stores/settings.ts";
import { announceIfFound } from "./lateBets.ts";
import { CLOCK_DAYS, fetchSettledSince } from "./settledSince.ts";

/**
 * How old a missing bet may be to be looked for once more at sign-in, ms, including the error of the device's clock.
 */
const YOUNG_MS = (CLOCK_DAYS + 1) * 86_400_000;

/** The refs waiting for their late look. */
const waitingOf = owned(() => new Set<string>());

const isMissing = ({ account, ref }: JournalEntry): boolean => missingEntries(account).some((one) => one.ref === ref);

/** Reads the open and the settled bets, and tells the member if this one is among them. Throws Failure. */
async function lookOnce(app: App, entry: JournalEntry): Promise<void> {
  const { language } = useSettings.of(app).getState();
  const { bets: open } = await fetchOpenBets(app.client, language);
  const settled = await fetchSettledSince(app, language, entry.at);
  // some of these may have been settled before the tap, so none counts as ours by itself
  if (isSignedIn(app, entry.account) && isMissing(entry))
    announceIfFound(app, { ...entry, listRead: false }, [...open, ...settled]);
}

/**
 * Looks once more, two minutes later, for a bet that was called missing. The server may still book it late, and settle
 * it before the open bets are read again; then only the settled bets show it (BET-05). A failed read is repeated.
 */
export async function checkLateBet(app: App, entry: JournalEntry): Promise<void> {
  const waiting = waitingOf(app);
  if (waiting.has(entry.ref)) return;
  waiting.add(entry.ref);
  try {
    for (let isRead = false; !isRead;) {
      await pause(BOUND_MS);
      if (!isSignedIn(app, entry.account) || !isMissing(entry)) return;
      isRead = await lookOnce(app, entry).then(
        () => true,
        (error: unknown) => {
          reportFailure(app, error);
          return false;
        },
      );
    }
  } finally {
    waiting.delete(entry.ref);
  }
}

/** At sign-in: bets that an earlier page called missing may have been booked after it was closed. */
export function resumeLateLooks(app: App, owner: string): void {
  for (const entry of missingEntries(owner))
    if (Math.abs(Date.now() - entry.at) < YOUNG_MS) void checkLateBet(app, entry);
}
