import { type Law } from "./laws.ts";
import { type Rules, RULES } from "./rules.ts";

/** A fault that replaces one rule, and the law that it must be seen to break. */
export interface Planted {
  readonly name: string;
  readonly law: Law;
  /** Without refs in the server's lists, if it only shows there. */
  readonly echo: boolean;
  readonly rules: Partial<Rules>;
}

const { attemptsAfter, matchAttempt, nextLookUp } = RULES;

/** A dispatch that reads one kind of event as another. */
const dispatchAs =
  (
    change: (event: Parameters<Rules["attemptsAfter"]>[1]) => Parameters<Rules["attemptsAfter"]>[1],
  ): Rules["attemptsAfter"] =>
  (attempts, event) =>
    attemptsAfter(attempts, change(event));

/** Faults that would cost money, each in one rule; the model finds every one of them. */
export const PLANTED: readonly Planted[] = [
  {
    name: "a tap does not ask whether another tab has a bet in doubt",
    law: "no second bet while the first is in doubt",
    echo: true,
    rules: { isOpenElsewhere: () => false },
  },
  {
    name: "nothing is written down before the call leaves",
    law: "written down before it leaves",
    echo: true,
    rules: { withLine: (journal) => journal },
  },
  {
    name: "a failed deduction is read as a refusal",
    law: "no failed of a booked bet",
    echo: true,
    rules: { betOutcome: (result, isRepriced) => (result === 13 ? "refused" : RULES.betOutcome(result, isRepriced)) },
  },
  {
    name: "a 503 is read as a refusal",
    law: "no failed of a booked bet",
    echo: true,
    rules: { isSureFailure: ({ kind }) => kind === "http" || kind === "envelope" },
  },
  {
    name: "a lost answer is looked for only after a reload",
    law: "no attempt without a way out",
    echo: true,
    rules: { nextLookUp: (attempt) => (attempt.state === "unknown" ? undefined : nextLookUp(attempt)) },
  },
  {
    name: "a page that is loaded anew takes up nothing",
    law: "no outcome without a seeker",
    echo: true,
    rules: {
      entriesWith: (journal, owner, wanted) => (wanted === "open" ? [] : RULES.entriesWith(journal, owner, wanted)),
    },
  },
  {
    name: "the first look that finds nothing is the last",
    law: "no missing before its time",
    echo: true,
    rules: { attemptsAfter: dispatchAs((event) => (event.type === "looked" ? { ...event, final: true } : event)) },
  },
  {
    name: "a list that cannot be read is taken for one that does not show the bet",
    // it counts as one of the two looks, so the shortest way ends in a look too early
    law: "no missing before its time",
    echo: true,
    rules: {
      attemptsAfter: dispatchAs((event) =>
        event.type === "lookFailed" ? { ...event, type: "looked", match: { found: "none" }, readAt: event.at } : event,
      ),
    },
  },
  {
    name: "of two bets for one tap only the first is seen",
    law: "two bets are told as two",
    echo: true,
    rules: {
      matchAttempt: (entry, records, explained) => {
        const match = matchAttempt(entry, records, explained);
        return match.found === "duplicate" ? { found: "one", betId: match.betIds[0] ?? "" } : match;
      },
    },
  },
  {
    name: "without refs the one bet that looks like it counts as it",
    law: "no placed of an unbooked bet",
    echo: false,
    rules: {
      matchAttempt: (entry, records, explained) => {
        const match = matchAttempt(entry, records, explained);
        const [bet, second] = match.found === "alike" ? match.bets : [];
        return bet === undefined || second !== undefined ? match : { found: "one", betId: bet.id };
      },
    },
  },
  {
    name: "after a bet was called missing its old price is good for the next",
    law: "no bet on a price that is used up",
    echo: true,
    rules: {
      attemptsAfter: (attempts, event) =>
        event.type === "confirm" && attempts.current.state === "notFound"
          ? attemptsAfter({ ...attempts, current: { state: "ready", freshAfter: 0, lastRef: undefined } }, event)
          : attemptsAfter(attempts, event),
    },
  },
];
