import { type Book } from "./book.ts";
import { type Check, type Need, type Outcome, outcomeOf } from "./check.ts";
import { CHECKS } from "./checks.ts";

/** Runs the checks; those that look at every response come last. The outcomes are in the order of the ids. */
export async function conform(
  book: Book,
  may: ReadonlySet<Need>,
  tell: (outcome: Outcome) => void = () => {},
  checks: readonly Check[] = CHECKS,
): Promise<Outcome[]> {
  // the first response gives the server's clock, which determines the days requested
  await book.wire.ask("GetMenu", { query: { language: "en-US" } });
  // the polls take long: all other checks run meanwhile. A failure is reported by the checks that need them
  const polled = checks.some(({ id }) => id === "C14") ? book.watched().catch(() => undefined) : undefined;
  const outcomes: Outcome[] = [];
  const isChain = ({ id }: Check): boolean => id >= "C11" && id <= "C22";
  const order = [
    ...checks.filter((check) => !isChain(check) && !check.atEnd),
    ...checks.filter(isChain),
    ...checks.filter(({ atEnd }) => atEnd),
  ];
  for (const check of order) {
    if (check.atEnd) await polled;
    const outcome = await outcomeOf(check, book, may);
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes.toSorted((a, b) => (a.check.id < b.check.id ? -1 : 1));
}
