import { type Attempt, type AttemptMatch, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { brokenAtTell } from "./laws.ts";
import { closed, dispatch, leaveSlip, OWNER, QUOTE } from "./page.ts";
import { type Rules, type Setting } from "./rules.ts";
import { type Booked, fateOf, type Reading, shownBets, type TabId, withSaid, withTab, type World } from "./world.ts";

// How a page looks for a bet, step by step as flows/slip/reconcile, tellBet and lateBets do it.

const records = new Map<string, BetRecord>();

/** A bet as in the member's list; `echo`: the server stores the refs of requests. */
function recordOf({ id, ref }: Booked, echo: boolean): BetRecord {
  const key = `${id} ${ref} ${echo}`;
  const made = records.get(key);
  if (made !== undefined) return made;
  const { sportId, matchId, marketId, couId, betPos, hdp, odds, oddsStyle, stage } = QUOTE;
  const leg = { sportId, matchId, marketId, couId, betPos, hdp, odds, stage };
  const record: BetRecord = {
    id,
    ...(echo && { clientRef: ref }),
    placedAt: "",
    kind: "single",
    oddsStyle,
    odds,
    stake: 100,
    payment: 100,
    status: 1,
    bonusBet: false,
    canSell: false,
    sales: [],
    legs: [{ ...leg, leagueName: "", home: "", away: "", startsAt: "" }],
  };
  records.set(key, record);
  return record;
}

/** Which of the listed bets belong to an attempt, by what the journal knows now. */
const matchIn = ({ rules, echo }: Setting, { journal }: World, entry: JournalEntry, listed: readonly Booked[]) =>
  rules.matchAttempt(
    entry,
    listed.map((bet) => recordOf(bet, echo)),
    rules.explainedBy(journal, entry),
  );

/** The ids that a page knows once it has read these bets. */
const knownWith = (world: World, id: TabId, listed: readonly Booked[]): World => {
  const known = [...new Set([...world.tabs[id].known, ...listed.map((bet) => bet.id)])].toSorted();
  return withTab(world, id, { known });
};

/** How long after a doubt of the server's own a list without the bet is believed, ms. */
const DECIDED_MS = 2_000;

/** A read of the bet list starts for an attempt; the bookmaker answers it with its current bets. */
export function look(rules: Rules, before: World, id: TabId, attempt: Exclude<Attempt, { state: "ready" }>): World {
  const { entry } = attempt;
  const at = before.now;
  const { world } = dispatch(rules, before, id, { type: "lookUp", ref: entry.ref, at });
  const since = "since" in attempt ? attempt.since : at;
  const final = world.tabs[id].doubts.includes(entry.ref) && at - since >= DECIDED_MS;
  const reading: Reading = { ref: entry.ref, at, listed: shownBets(world), before: attempt, final };
  return withTab(world, id, { readings: [...world.tabs[id].readings, reading] });
}

/** The state of a search after a look. */
function tellState(setting: Setting, world: World, id: TabId, reading: Reading, after: Attempt | undefined): World {
  const { ref } = reading;
  if (after?.state === "asked") {
    const journal = setting.rules.withChange(world.journal, ref, () => ({ outcome: "open" }));
    return withSaid({ ...world, journal }, id, ref, "asked");
  }
  if (after?.state === "stillUnknown") return withSaid(world, id, ref, "doubt");
  // two minutes without proof: it stands as the server said
  if (after?.state === "accepted" && setting.rules.nextLookUp(after) === undefined)
    return closed(setting.rules, world, ref, "accepted", after.betIds);
  if (after?.state !== "notFound") return world;
  brokenAtTell(setting, world, reading, "missing");
  const told = withSaid(closed(setting.rules, world, ref, "notFound"), id, ref, "missing");
  return withTab(told, id, { doubts: told.tabs[id].doubts.filter((one) => one !== ref) });
}

function showFound(
  setting: Setting,
  before: World,
  id: TabId,
  reading: Reading,
  { after, match }: { readonly after: Attempt & { state: "accepted" }; readonly match: AttemptMatch },
): World {
  const { ref } = reading;
  const { rules } = setting;
  const own = match.found === "oneOfSeveral" ? [match.betId] : after.betIds;
  const wasTaken = reading.before.state === "accepted" || (reading.before.state === "asked" && reading.before.taken);
  const world = closed(rules, before, ref, "accepted", own);
  const says = after.proof === "duplicate" ? "twice" : "placed";
  brokenAtTell(setting, world, reading, says);
  const told = withSaid(world, id, ref, says, after.betIds);
  return wasTaken ? told : leaveSlip(rules, told, id, ref);
}

/** A read arrives, or fails to. */
export function readingEnds(setting: Setting, before: World, id: TabId, reading: Reading, arrives: boolean): World {
  const { rules } = setting;
  const { ref, at, final, listed } = reading;
  const rest = before.tabs[id].readings.filter((one) => one !== reading);
  const open = withTab(before, id, { readings: rest });
  if (!arrives) {
    const { world, changed } = dispatch(rules, open, id, { type: "lookFailed", ref, at: before.now });
    return tellState(setting, world, id, reading, changed);
  }
  const read = knownWith(open, id, listed);
  // meanwhile the member has said which bet it is
  if (reading.before.state !== "accepted" && rules.attemptWith(read.tabs[id].attempts, ref)?.state === "accepted")
    return read;
  const match = matchIn(setting, read, fateOf(read, ref).entry, listed);
  const { world, changed } = dispatch(rules, read, id, { type: "looked", ref, match, at, readAt: at, final });
  if (changed?.state === "accepted" && changed.proof !== "confirming")
    return showFound(setting, world, id, reading, { after: changed, match });
  return tellState(setting, world, id, reading, changed);
}

/** The member, who knows which bet is whose, answers the question; if none is theirs, a new look follows. */
export function answerAsked(rules: Rules, before: World, id: TabId, attempt: Attempt & { state: "asked" }): World {
  const { ref } = attempt.entry;
  const ids = attempt.bets.map((bet) => bet.id);
  const mine = before.ledger.filter((bet) => bet.ref === ref && ids.includes(bet.id)).map((bet) => bet.id);
  if (mine.length === 0) {
    const notMine = {
      ...before,
      journal: rules.withChange(before.journal, ref, (line) => ({ notMine: [...(line.notMine ?? []), ...ids] })),
    };
    const { world, changed } = dispatch(rules, notMine, id, { type: "notMine", ref });
    return changed === undefined || changed.state === "ready" ? world : look(rules, world, id, changed);
  }
  const { world, changed } = dispatch(rules, before, id, { type: "mine", ref, betIds: mine, at: before.now });
  if (changed?.state !== "accepted") return world;
  const says = changed.proof === "duplicate" ? "twice" : "placed";
  const told = withSaid(closed(rules, world, ref, "accepted", mine), id, ref, says, changed.betIds);
  return attempt.taken ? told : leaveSlip(rules, told, id, ref);
}

/** The ordinary read of the list on the screen: a bet that was called missing and stands after all is told. */
export function poll(setting: Setting, before: World, id: TabId): World {
  const { rules } = setting;
  let world = knownWith(before, id, shownBets(before));
  for (const entry of rules.entriesWith(world.journal, OWNER, "notFound")) {
    if (rules.entriesWith(world.journal, OWNER, "open").length > 0) return world;
    world = announceLateBets(setting, world, id, entry);
  }
  return world;
}

function announceLateBets(setting: Setting, before: World, id: TabId, entry: JournalEntry): World {
  const { rules } = setting;
  const { ref } = entry;
  const match = matchIn(setting, before, entry, shownBets(before));
  const event = { type: "looked" as const, ref, match, at: before.now, readAt: before.now };
  if (match.found === "alike") {
    const { attempts } = before.tabs[id];
    const isKnown = rules.attemptWith(attempts, ref) !== undefined;
    const aside: readonly Attempt[] = [...attempts.aside, { state: "notFound", entry, at: before.now }];
    const held = isKnown ? before : withTab(before, id, { attempts: { ...attempts, aside } });
    const opened = { ...held, journal: rules.withChange(held.journal, ref, () => ({ outcome: "open" })) };
    const { world, changed } = dispatch(rules, opened, id, event);
    return changed?.state === "asked" ? withSaid(world, id, ref, "asked") : world;
  }
  if (match.found !== "one" && match.found !== "duplicate") return before;
  const betIds = match.found === "one" ? [match.betId] : match.betIds;
  const { world } = dispatch(rules, before, id, event);
  const told = withSaid(
    closed(rules, world, ref, "accepted", betIds),
    id,
    ref,
    betIds.length > 1 ? "twice" : "placed",
    betIds,
  );
  return leaveSlip(rules, told, id, ref);
}
