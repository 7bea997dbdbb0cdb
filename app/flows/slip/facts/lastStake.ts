import { useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { type App } from "#app/application/app.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { journalOf } from "#app/stores/journal.ts";
import { useSession } from "#app/stores/session.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";

/**
 * The amount that the member typed for their last bet on this device that was taken, digits only; for a parlay that of
 * its last one, for one of its bets. Undefined for a visitor, before the first, and once the journal is gone (PRI-04).
 */
export function lastStake(app: App, kind: JournalEntry["kind"]): string | undefined {
  const { account } = useSession.of(app).getState();
  if (account === undefined) return undefined;
  const isAlike = (other: JournalEntry["kind"]) => (other === "parlay") === (kind === "parlay");
  const last = journalOf(ownerOf(account)).findLast(
    ({ entry, outcome }) => outcome === "accepted" && isAlike(entry.kind),
  );
  return last && String(last.entry.stake);
}

/** The same, as it was when the keys came: they do not change under the thumb. */
export function useLastStake(kind: JournalEntry["kind"]): string | undefined {
  const app = useApp();
  const [last] = useState(() => lastStake(app, kind));
  return last;
}
