import type { Fault } from "./faults.ts";

const fault = (name: string, file: string, find: string, put: string, game?: Fault["game"]): Fault => ({
  name,
  file: `app/${file}`,
  find,
  put,
  ...(game && { game }),
});

/** A mistake that a unit test beside its file notices. */
const inUnit = (name: string, file: string, find: string, put: string): Fault => ({
  ...fault(name, file, find, put),
  unit: `app/${file.replace(/\.ts$/, ".test.tsx")}`,
});

/** Mistakes about what lasts longer than one order: limits and days, records, links, members, alerts. */
export const MORE_FAULTS: readonly Fault[] = [
  fault(
    "the member's own limit is not looked at",
    "domain/member/care.ts",
    'limits.spend * 100) ? "spend"',
    'limits.spend * 100) && after < 0 ? "spend"',
  ),
  inUnit(
    "a counted bet moves to the day of its proof",
    "flows/slip/ownLimits.ts",
    "before?.day ?? reportDay(Date.now());\n  addSpent",
    "reportDay(Date.now());\n  addSpent",
  ),
  fault(
    "a proof counts its bet again",
    "flows/slip/ownLimits.ts",
    "payment - (before?.payment ?? 0), day",
    "payment, day",
  ),
  inUnit(
    "every page that counted a refused bet takes it back",
    "flows/slip/ownLimits.ts",
    "countedByAll(line.entry) ?? own;",
    "own;",
  ),
  fault(
    "the slip goes on to newer prices while its bet is on its way",
    "domain/slip/paintedLeg.ts",
    'isSameSlip || attempt.state === "submitting" ? attempt.entry.quotes : []',
    'isSameSlip && attempt.state === "ready" ? attempt.entry.quotes : []',
  ),
  fault(
    "what was seen of a bet leaves out the member's choice",
    "flows/slip/placeBet.ts",
    "    autoAccept: tap.autoAccept,",
    "    autoAccept: 0,",
  ),
  fault(
    "a record of an outright bet is not found among what was seen",
    "domain/slip/attemptMatch.ts",
    "placeOf(kind, leg) === placeOf(kind, quote)",
    'kind !== "outright" && placeOf(kind, leg) === placeOf(kind, quote)',
  ),
  fault(
    "the next member finds what a bet removed from the slip",
    "flows/slip/slipSession.ts",
    "      forgetCleared(app);\n",
    "",
  ),
  fault(
    "what was put aside comes back to the next member",
    "stores/undo.ts",
    "offer: isVisitors ? offer : undefined, aside: undefined }",
    "offer: isVisitors ? offer : undefined }",
  ),
  fault(
    "an account is known by 32 bits",
    "stores/storage/owner.ts",
    'more.toString(36).slice(-8).padStart(8, "0")',
    '"00000000"',
  ),
  fault(
    "a link joins the slip whose bet is on its way",
    "flows/share/sharedSlip.ts",
    "  if (isSending(app)) return undefined;\n",
    "",
  ),
  fault(
    "undoing changes the slip whose bet is on its way",
    "flows/slip/undo.ts",
    ' || useAttempts.of(app).getState().current.state === "submitting"',
    "",
  ),
  fault(
    "a list asked for other markets says that a price is gone",
    "flows/quick/quickRing.ts",
    " || !asksFor(ask, pick)",
    "",
    "rings",
  ),
  fault(
    "the day's ceiling of quick bets is not looked at",
    "domain/slip/quickBet.ts",
    '<= inCents(perDay) ? undefined : "perDay"',
    "<= inCents(perDay) ? undefined : undefined",
    "rings",
  ),
  fault(
    "an alert is told without being written down",
    "flows/watches/watchLife.ts",
    "    keepBook(app, book);\n    const told",
    "    const told",
    "alerts",
  ),
  fault(
    "nothing is asked for watches",
    "flows/watches/watchLife.ts",
    "if (this.#teller.tells()) this.#asker.askDue(isHidden());",
    "if (isHidden()) this.#asker.askDue(true);",
    "alerts",
  ),
  fault(
    "an alert is told of a price that is almost there",
    "domain/watches/judge.ts",
    "price >= target ?",
    "price >= target - 60 ?",
    "alerts",
  ),
  {
    ...fault(
      "a slip that was closed before the app came opens all the same",
      "stores/first/plainSlip.ts",
      "window.plainSlip = undefined;\n  return true;",
      "window.plainSlip = undefined;\n  return false;",
    ),
    unit: "app/start/takenBack.test.ts",
  },
  fault(
    "a bet in doubt is left out of the member's own limit",
    "flows/slip/ownLimits.ts",
    "payment + inDoubt(owner)",
    "payment",
  ),
  {
    ...fault(
      "a bet of a member who has left does not count",
      "flows/slip/betOutcome.ts",
      "    countSpent(app, entry, receiptOfAnswer(tap, entry, answer, null).payment);\n  }",
      "  }",
    ),
    unit: "app/flows/slip/betRefused.test.tsx",
  },
  {
    ...fault(
      "a pick of a session that is starting is for whoever signs in",
      "flows/session/guards.ts",
      "now(claimed?.account)",
      "now()",
    ),
    unit: "app/flows/slip/undo.test.ts",
  },
  {
    ...fault(
      "a pick of a session that was found dead is for whoever signs in",
      "flows/slip/pickPrice.ts",
      "account === undefined ? undefined : ownerOf(account)",
      "undefined",
    ),
    unit: "app/flows/slip/undo.test.ts",
  },
  {
    ...fault(
      "a pick opens in the session of another member",
      "flows/session/guards.ts",
      "else if (named === session.getState().account) act();",
      "else act();",
    ),
    unit: "app/flows/slip/undo.test.ts",
  },
  {
    ...fault(
      "the slip before the app is passed on to another member",
      "flows/slip/pickPrice.ts",
      "owner !== undefined && account !== undefined && !isOwner(owner, ownerOf(account))",
      "owner === account && account !== undefined && !isOwner(owner, ownerOf(account))",
    ),
    unit: "app/start/takenBack.test.ts",
  },
  {
    ...fault(
      "the pick of the slip before the app waits for whoever signs in",
      "flows/slip/pickPrice.ts",
      "owner ?? (account === undefined",
      "(account === undefined",
    ),
    unit: "app/flows/slip/undo.test.ts",
  },
  {
    ...fault(
      "a pick that waits for a login opens beside a later one",
      "flows/slip/pickPrice.ts",
      "  dropWaitingPick(app);\n  const open",
      "  const open",
    ),
    unit: "app/start/takenBack.test.ts",
  },
  {
    ...fault(
      "a bet that is found late changes the slip of another",
      "flows/slip/leaveSlip.ts",
      "  if (isPending(current) && current.entry.ref !== entry.ref && isOfOneSlip(current.entry, entry)) return;\n",
      "",
    ),
    unit: "app/flows/slip/leaveSlip.test.ts",
  },
];
