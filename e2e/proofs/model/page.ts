import { type Attempt, type AttemptEvent, type JournalEntry, READY } from "#app/domain/slip/attempt.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { brokenAtSend } from "./laws.ts";
import { type Rules } from "./rules.ts";
import { type Answer, fateOf, shownBets, type TabId, withSaid, withTab, type World } from "./world.ts";

// What a page does around the rules, step by step as flows/attempt, flows/slip/placeBet, betOutcome, reconcile and
// lateBets do it.

/** The member of the model. */
export const OWNER = "member";

/** The selection of all taps, without the time of its price. */
export const QUOTE: Omit<Quote, "at"> = {
  sportId: 1,
  matchId: 5,
  marketId: 1,
  couId: 50,
  betPos: 2,
  stage: "live",
  hdp: "0.5",
  outLevel: 0,
  odds: 1.9,
  oddsStyle: 2,
  gameId: 3,
  ticketId: "t",
  bonus: false,
};

/** The server's results for the responses. */
const RESULT: Readonly<Record<Exclude<Answer, "unavailable" | "cut">, number>> = {
  taken: 0,
  nameless: 0,
  refused: 4,
  repriced: 3,
  deduction: 13,
};

/** Tells a tab's attempts what happened. */
export function dispatch(
  rules: Rules,
  world: World,
  id: TabId,
  event: AttemptEvent,
): { readonly world: World; readonly changed: Attempt | undefined } {
  const after = rules.attemptsAfter(world.tabs[id].attempts, event);
  if (after === undefined) return { world, changed: undefined };
  return { world: withTab(world, id, { attempts: after.attempts }), changed: after.changed };
}

/** A tap on the place button, on prices quoted at `quotedAt`, epoch ms; undefined if it starts nothing. */
export function tap(rules: Rules, before: World, id: TabId, quotedAt: number): World | undefined {
  const { tapped, sending, known } = before.tabs[id];
  if (tapped !== undefined || sending !== undefined) return undefined;
  const at = before.now + 1;
  const ref = `r${before.fates.length + 1}`;
  const entry: JournalEntry = {
    ref,
    account: OWNER,
    kind: "single",
    quotes: [{ ...QUOTE, at: quotedAt }],
    stake: 100,
    payment: 100,
    combCount: 1,
    at,
    knownIds: known,
    listRead: true,
  };
  const { world, changed } = dispatch(rules, before, id, {
    type: "confirm",
    entry,
    press: { at, paintedAt: at - 600 },
  });
  if (changed === undefined) return undefined;
  return {
    ...withTab(world, id, { tapped: ref }),
    now: at,
    taps: world.taps - 1,
    fates: [...world.fates, { entry, tab: id, sent: 0, says: ["nothing", "nothing"], told: [] }],
  };
}

function gaveWay(rules: Rules, before: World, id: TabId, ref: string): World {
  const { world } = dispatch(rules, before, id, { type: "refused", ref, why: "otherTab" });
  return withSaid(world, id, ref, "failed");
}

/** The tap requests the lock: it writes its line and sends its request, or gives way to another tab. */
export function takeLock(rules: Rules, before: World, id: TabId): World {
  const ref = before.tabs[id].tapped ?? "";
  const { entry } = fateOf(before, ref);
  const world = withTab(before, id, { tapped: undefined });
  if (world.lock !== undefined || rules.isOpenElsewhere(world.journal, entry)) return gaveWay(rules, world, id, ref);
  const sent: World = {
    ...withTab(world, id, { sending: ref }),
    lock: id,
    journal: rules.withLine(world.journal, entry),
    calls: [...world.calls, { ref, tab: id, answer: undefined }],
    fates: world.fates.map((fate) => (fate.entry.ref === ref ? { ...fate, sent: fate.sent + 1 } : fate)),
  };
  brokenAtSend(sent, ref);
  return sent;
}

/** The journal knows the outcome of a bet. */
export function closed(
  rules: Rules,
  world: World,
  ref: string,
  outcome: "accepted" | "refused" | "notFound",
  betIds: readonly string[] = [],
): World {
  return { ...world, journal: rules.withChange(world.journal, ref, () => ({ outcome, betIds })) };
}

/** The slip lets go of its bet. */
export function leaveSlip(rules: Rules, world: World, id: TabId, ref: string): World {
  const { attempts } = world.tabs[id];
  if (attempts.current.state === "ready" || attempts.current.entry.ref !== ref) return world;
  return withTab(world, id, { attempts: rules.withSlipLeft(attempts, world.now) });
}

function taken(rules: Rules, before: World, id: TabId, ref: string, betIds: readonly string[]): World {
  const { world } = dispatch(rules, before, id, { type: "accepted", ref, betIds, at: before.now });
  const noted = { ...world, journal: rules.withChange(world.journal, ref, () => ({ betIds })) };
  const known = [...new Set([...noted.tabs[id].known, ...betIds])].toSorted();
  const told = withSaid(withTab(noted, id, { known }), id, ref, "placed", betIds);
  return leaveSlip(rules, told, id, ref);
}

function lost(rules: Rules, world: World, id: TabId, ref: string): World {
  return dispatch(rules, world, id, { type: "lost", ref, at: world.now }).world;
}

function refused(rules: Rules, before: World, id: TabId, ref: string): World {
  const { world } = dispatch(rules, before, id, { type: "refused", ref, why: "refused" });
  return withSaid(closed(rules, world, ref, "refused"), id, ref, "failed");
}

function repriced(rules: Rules, before: World, id: TabId, ref: string): World {
  const at = before.now;
  const quotes = [{ ...QUOTE, at }];
  const { world } = dispatch(rules, before, id, { type: "repriced", ref, quotes, at });
  return withSaid(closed(rules, world, ref, "refused"), id, ref, "failed");
}

/** The response to a request returns to the page that waits for it. */
export function answered(rules: Rules, before: World, id: TabId, ref: string, answer: Answer): World {
  const world: World = { ...withTab(before, id, { sending: undefined }), lock: undefined };
  if (answer === "unavailable" || answer === "cut") {
    const failure = answer === "cut" ? { kind: "network", code: -2 } : { kind: "http", code: -503 };
    return rules.isSureFailure(failure) ? refused(rules, world, id, ref) : lost(rules, world, id, ref);
  }
  const outcome = rules.betOutcome(RESULT[answer], answer === "repriced");
  const ids = answer === "taken" ? world.ledger.filter((bet) => bet.ref === ref).map((bet) => bet.id) : [];
  if (outcome === "taken") return taken(rules, world, id, ref, ids.slice(-1));
  if (outcome === "repriced") return repriced(rules, world, id, ref);
  if (outcome === "refused") return refused(rules, world, id, ref);
  const doubts = [...world.tabs[id].doubts, ref];
  return lost(rules, withTab(world, id, { doubts }), id, ref);
}

/** The page is reloaded: what the journal lists as open is resumed. */
export function reload(rules: Rules, before: World, id: TabId): World {
  const open = rules.entriesWith(before.journal, OWNER, "open");
  const aside = open.map((entry) => rules.takenUp(entry, before.now));
  const fresh = withTab(before, id, {
    attempts: { current: READY, aside },
    tapped: undefined,
    sending: undefined,
    readings: [],
    known: shownBets(before).map((bet) => bet.id),
    doubts: [],
  });
  return {
    ...fresh,
    lock: before.lock === id ? undefined : before.lock,
    calls: before.calls.flatMap((call) => {
      if (call.tab !== id) return [call];
      // a response to a closed page goes nowhere; the request itself may still arrive
      return call.answer === undefined ? [{ ...call, tab: undefined }] : [];
    }),
  };
}
