import type { Planted } from "#e2e/proofs/simulate/bundle.ts";
import { MORE_FAULTS } from "./moreFaults.ts";
import type { Game } from "#e2e/proofs/simulate/worker.ts";

/** A mistake that somebody might make, which the simulation has to find. */
export interface Fault extends Planted {
  readonly name: string;
  /** Where it shows, if not in lives. */
  readonly game?: Exclude<Game, "lives">;
  /** The unit test that notices it, where no life is long enough to. */
  readonly unit?: string;
}

const fault = (name: string, file: string, find: string, put: string): Fault => ({
  name,
  file: `app/${file}`,
  find,
  put,
});

const OUTCOME = "flows/slip/betOutcome.ts";
const TOLD = "flows/slip/tellBet.ts";
const SENT = "flows/slip/sendOrder.ts";

/** The mistakes, each a text that replaces another in one file. */
export const FAULTS: readonly Fault[] = [
  fault("a bet is tried again", "api/bet/once.ts", "retry: 0", "retry: 2, retryDelay: 1"),
  fault(
    "the HTTP client repeats a POST",
    "api/client.ts",
    "    retry: 0,",
    '    retry: { limit: 2, methods: ["post"], delay: () => 1 },',
  ),
  fault("a 503 is a refusal", "domain/slip/refusal.ts", ' || verdict === "serverBusy"', ""),
  fault("a system error is a refusal", "domain/slip/refusal.ts", 'verdict === "systemError" || ', ""),
  fault(
    "an unknown result is a refusal",
    "domain/slip/refusal.ts",
    "if (isUnknownCode(verdict) || isDoubtfulBet(verdict))",
    "if (isDoubtfulBet(verdict) && !isUnknownCode(verdict))",
  ),
  fault("13 is a refusal", "domain/slip/refusal.ts", ' || verdict === "deductionFailed"', ""),
  fault(
    "a cut is a refusal",
    "api/client.ts",
    'new Failure(limit.signal.aborted ? "timeout" : "network", path, -2)',
    'new Failure(limit.signal.aborted ? "timeout" : "http", path, limit.signal.aborted ? -2 : -404)',
  ),
  fault(
    "a time-out is a refusal",
    "api/client.ts",
    'new Failure(limit.signal.aborted ? "timeout" : "network", path, -2)',
    'new Failure(limit.signal.aborted ? "http" : "network", path, limit.signal.aborted ? -404 : -2)',
  ),
  fault(
    "half an answer is a refusal",
    "domain/slip/refusal.ts",
    '(kind === "envelope" || kind === "http")',
    'kind === "schema" || (kind === "envelope" || kind === "http")',
  ),
  fault(
    "no result is a success",
    "api/bet/bet.ts",
    "Result: v.pipe(v.number(), v.integer()),",
    "Result: v.optional(v.pipe(v.number(), v.integer()), 3),",
  ),
  fault(
    "the line is written after the call",
    "flows/attempt/runOnce.ts",
    "writeDown();\n    await callOnce(order);",
    "await callOnce(order);\n    writeDown();",
  ),
  fault(
    "no lock, and no look at the other tab's lines",
    "flows/attempt/runOnce.ts",
    "elsewhere = !left && isInDoubtElsewhere();",
    "elsewhere = false;",
  ),
  fault(
    "one ref for all taps",
    "flows/attempt/clientRef.ts",
    'if (typeof crypto.randomUUID === "function") return crypto.randomUUID();',
    'return "00000001-0000-4000-8000-000000000001";',
  ),
  fault(
    "the picked price is sent",
    SENT,
    "const [quote] = tap.quotes;",
    "const quote = { ...tap.quotes[0], odds: tap.selections[0].odds };",
  ),
  fault("the line of the pick is sent", SENT, "  hdp,\n", '  hdp: "",\n'),
  fault(
    "what is deducted is sent as the stake of a parlay",
    SENT,
    "bets: [{ typeId: tap.combination?.id ?? 0, stake }],",
    "bets: [{ typeId: tap.combination?.id ?? 0, stake: tap.payment }],",
  ),
  fault(
    "a single accepts any price whatever was chosen",
    SENT,
    "          autoAccept: tap.autoAccept,",
    "          autoAccept: 2,",
  ),
  fault(
    "a parlay accepts any price whatever was chosen",
    SENT,
    "autoAccept: tap.autoAccept,\n    bets",
    "autoAccept: 2,\n    bets",
  ),
  fault(
    "better odds alone are sent as any",
    SENT,
    "          autoAccept: tap.autoAccept,",
    "          autoAccept: tap.autoAccept === 1 ? 2 : tap.autoAccept,",
  ),
  fault("always the first type of a parlay", SENT, "typeId: tap.combination?.id ?? 0", "typeId: 1"),
  fault(
    "a tap counts at once",
    "domain/time/timing.ts",
    "export const SETTLED_MS = 500;",
    "export const SETTLED_MS = 0;",
  ),
  fault(
    "anybody's order is one's own",
    "flows/session/isSignedIn.ts",
    'return phase === "member" && account !== undefined && ownerOf(account) === owner;',
    "return true;",
  ),
  fault("a lost bet is not looked for", OUTCOME, "if (isSignedIn(app, entry.account)) void reconcile(app, entry);", ""),
  fault("open lines are not taken up after a reload", "flows/slip/slipSession.ts", "resumeAttempts(app, owner);", ""),
  fault(
    "a list that cannot be read shows no bet",
    "domain/pursuit.ts",
    '? "stillUnknown" : "unknown"',
    '? "notFound" : "unknown"',
  ),
  fault(
    "the line of a found bet stays open",
    TOLD,
    '  closeLine(entry.ref, "accepted", betIds);\n  doubtsOf(app).delete(entry.ref);',
    "  doubtsOf(app).delete(entry.ref);",
  ),
  fault(
    "a refusal leaves its line open",
    OUTCOME,
    '  closeLine(entry.ref, "refused");\n  refetchPrices(app.client);\n  const isClosed',
    "  refetchPrices(app.client);\n  const isClosed",
  ),
  fault(
    "the balance is not asked again",
    "flows/session/money.ts",
    "client.invalidateQueries({ queryKey: userInfo().queryKey });",
    "Promise.resolve();",
  ),
  fault(
    "the balance of an answer stands for ever",
    "api/odds/getUserInfo.ts",
    "held.balanceAt > fresh.balanceAt",
    "held.balanceAt > 0",
  ),
  {
    ...fault(
      "a late bet is not told",
      "flows/bets/betWatch.ts",
      "announceLateBets(app, ownerOf(account), open.bets);",
      ";",
    ),
    unit: "app/flows/bets/betWatch.test.ts",
  },
  fault(
    "another member finds the attempts of the one before",
    "stores/attempt.ts",
    "useAttempts.of(app).setState(NO_ATTEMPTS)",
    "undefined",
  ),
  fault(
    "a sale is tried again",
    "flows/sale/cashOut.ts",
    "sendCall(client, insurance(),",
    "sendCall(client, { ...insurance(), retry: 2, retryDelay: 1 },",
  ),
  fault(
    "a sale takes a worse rate without asking",
    "flows/sale/cashOut.ts",
    "acceptChange: false",
    "acceptChange: true",
  ),
  fault(
    "a lost sale is a refusal",
    "flows/sale/cashOut.ts",
    "lost: () => lost(app, entry),",
    "lost: () => refused(app, entry, 0),",
  ),
  fault(
    "another tab's open sale is not looked at",
    "flows/sale/cashOut.ts",
    "openCashOuts(owner).some((open) => open.betId === betId)",
    "false",
  ),
  fault(
    "the sales of the record before the tap count as this one",
    "domain/bets/cashOutAttempt.ts",
    " && !knownSales.includes(sale.id)",
    "",
  ),
  fault(
    "a sale that is proven leaves its line open",
    "flows/sale/cashOut.ts",
    '  closeCashOut(entry.ref);\n  if (proof === "twice")',
    '  if (proof === "twice")',
  ),
  fault(
    "all of a bet is sold whatever was typed",
    "flows/sale/cashOut.ts",
    "{ betId, amount, rate, acceptChange",
    "{ betId, amount: amount * 2, rate, acceptChange",
  ),
  fault(
    "a bet that was called missing at once is not looked for in the settled bets later",
    "flows/slip/tellBet.ts",
    "void checkLateBet(app, entry)",
    "void entry",
  ),
  fault(
    "a bet that may stand may be bet again",
    "domain/slip/attempt.ts",
    'state === "ready" || state === "refused"',
    'state === "unknown" || state === "ready" || state === "refused"',
  ),
  fault(
    "the 500 ms are counted from the change of the document",
    "frame/nextFrame.ts",
    "const frame = (next = { outAt: Infinity });",
    "const frame = (next = { outAt: performance.now() });",
  ),
  {
    ...fault(
      "an overdue ring is sent",
      "domain/slip/quickBet.ts",
      "input.now - at > SLIP_WAIT_MS + QUICK_LATE_MS",
      "false",
    ),
    game: "rings",
  },
  {
    ...fault(
      "the timer of a ring sends",
      "flows/quick/countDown.ts",
      "      afterInput(end);\n      return undefined;",
      "      end();\n      return undefined;",
    ),
    game: "rings",
  },
  fault(
    "the end of looking is taken from the device's clock",
    "application/clock.ts",
    "pageNow = (): number => performance.now()",
    "pageNow = (): number => Date.now()",
  ),
  fault("the lock is released before the answer", "flows/attempt/betLock.ts", "    await work();", "    void work();"),
  ...MORE_FAULTS,
];
