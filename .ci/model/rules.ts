import { attemptAfter, isLastLook, isOpen, type JournalEntry, nextLookUp, READY } from "#app/domain/slip/attempt.ts";
import { matchAttempt } from "#app/domain/slip/attemptMatch.ts";
import { attemptsAfter, attemptWith, withSlipLeft } from "#app/domain/slip/attempts.ts";
import { entriesWith, explainedBy, isOpenElsewhere, withChange, withLine } from "#app/domain/slip/journal.ts";
import { betOutcome, isSureFailure } from "#app/domain/slip/refusal.ts";

/** An attempt of an earlier page, taken up at this moment, epoch ms. */
const takenUp = (entry: JournalEntry, at: number) => attemptAfter(READY, { type: "resume", entry, at });

/** The rules of the product itself, as the model calls them: a planted fault puts one of its own in the place of one of these. */
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

/** The rules that the model runs on. */
export type Rules = typeof RULES;

/** What a run of the model fixes: whose rules, and whether the server gives the refs of the calls back in its lists. */
export interface Setting {
  readonly rules: Rules;
  readonly echo: boolean;
}
