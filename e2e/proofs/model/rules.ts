import { attemptAfter, isLastLook, isOpen, type JournalEntry, nextLookUp, READY } from "#app/domain/slip/attempt.ts";
import { matchAttempt } from "#app/domain/slip/attemptMatch.ts";
import { attemptsAfter, attemptWith, withSlipLeft } from "#app/domain/slip/attempts.ts";
import { entriesWith, explainedBy, isOpenElsewhere, withChange, withLine } from "#app/domain/slip/journal.ts";
import { betOutcome, isSureFailure } from "#app/domain/slip/refusal.ts";

/** An earlier page's attempt, resumed at this time, epoch ms. */
const takenUp = (entry: JournalEntry, at: number) => attemptAfter(READY, { type: "resume", entry, at });

/** The product's own rules, as the model calls them: a planted fault replaces one of these with its own. */
export const RULES = {
  attemptsAfter,
  attemptWith,
  betOutcome,
  entriesWith,
  explainedBy,
  isLastLook,
  isOpen,
  isOpenElsewhere,
  isSureFailure,
  matchAttempt,
  nextLookUp,
  takenUp,
  withChange,
  withLine,
  withSlipLeft,
};

/** The rules on which the model runs. */
export type Rules = typeof RULES;

/** The fixed parameters of a run: whose rules, and whether the server returns the refs of requests in its lists. */
export interface Setting {
  readonly rules: Rules;
  readonly echo: boolean;
}
