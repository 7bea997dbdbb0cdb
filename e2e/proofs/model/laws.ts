import { type Attempt } from "#app/domain/slip/attempt.ts";
import { type Rules, type Setting } from "./rules.ts";
import { type Fate, fateOf, type Reading, type Says, type TabId, type World } from "./world.ts";

// What must hold in every state. The laws use what the model itself knows (what was sent, booked, told), and as little
// as possible of the product's own rules.

/** What may not be broken. */
export type Law =
  | "one call a tap"
  | "written down before it leaves"
  | "no second bet while the first is in doubt"
  | "no failed of a booked bet"
  | "no placed of an unbooked bet"
  | "no other bet told as this one"
  | "two bets are told as two"
  | "no missing of a listed bet"
  | "no missing before its time"
  | "no outcome without a seeker"
  | "no attempt without a way out"
  | "no bet on a price that is used up";

/** A law that was broken. */
export class Broken extends Error {
  readonly law: Law;

  constructor(law: Law) {
    super(law);
    this.law = law;
  }
}

function hold(law: Law, holds: boolean): void {
  if (!holds) throw new Broken(law);
}

/** How long a bet is looked for before it may be called missing, ms; and if the server itself doubted, ms. */
const LOOKED_FOR_MS = 120_000;
const DECIDED_MS = 2_000;

const idsOf = ({ ledger }: World, ref: string): readonly string[] =>
  ledger.filter((bet) => bet.ref === ref).map((bet) => bet.id);

/** True once some tab has told the member an outcome. */
const isDecided = ({ says }: Fate): boolean =>
  says.some((said) => said === "failed" || said === "placed" || said === "twice" || said === "missing");

/** A request is sent. */
export function brokenAtSend(world: World, ref: string): void {
  const own = fateOf(world, ref);
  hold("one call a tap", own.sent === 1);
  hold(
    "written down before it leaves",
    world.journal.some(({ entry, outcome }) => entry.ref === ref && outcome === "open"),
  );
  hold(
    "no second bet while the first is in doubt",
    world.fates.every((fate) => fate === own || fate.sent === 0 || isDecided(fate)),
  );
}

/**
 * Without refs a surplus bet may be a late one of an earlier tap that was called missing: the list asks about it next.
 */
const isAskedNext = (world: World, ref: string, echo: boolean): boolean =>
  !echo && world.journal.some(({ entry, outcome }) => entry.ref !== ref && outcome === "notFound");

/** A read has led to what the member is told now. */
export function brokenAtTell({ echo }: Setting, world: World, reading: Reading, says: Says): void {
  const { ref, listed, before, at, final } = reading;
  const own = idsOf(world, ref);
  const seen = listed.filter(({ id }) => own.includes(id));
  if (says === "missing") {
    hold("no missing of a listed bet", seen.length === 0);
    const since = "since" in before ? before.since : at;
    hold("no missing before its time", at - since >= (final ? DECIDED_MS : LOOKED_FOR_MS));
  }
  if (says === "placed") hold("two bets are told as two", seen.length < 2 || isAskedNext(world, ref, echo));
}

/** Whatever a tab holds about an attempt must lead somewhere. */
function hasWayOut(rules: Rules, { tabs, calls, now }: World, id: TabId, attempt: Attempt): boolean {
  const { tapped, sending, readings } = tabs[id];
  if (attempt.state === "ready") return true;
  const { ref } = attempt.entry;
  const isRead = readings.some((reading) => reading.ref === ref);
  switch (attempt.state) {
    case "submitting":
      return tapped === ref || (sending === ref && calls.some((call) => call.ref === ref && call.tab === id));
    case "unknown":
      return isRead || rules.nextLookUp(attempt) !== undefined;
    case "reconciling":
      return isRead;
    case "asked":
      return attempt.bets.length > 0;
    case "stillUnknown":
      return rules.attemptsAfter({ current: attempt, aside: [] }, { type: "lookUp", ref, at: now }) !== undefined;
    case "accepted":
      return rules.attemptsAfter({ current: attempt, aside: [] }, { type: "dismiss", ref }) !== undefined;
    case "refused":
    case "repriced":
    case "notFound":
      return rules.isOpen(attempt);
  }
}

/** True for an attempt that may still stand without anyone having said so. */
const isSought = ({ state }: Attempt): boolean =>
  state === "submitting" ||
  state === "unknown" ||
  state === "reconciling" ||
  state === "asked" ||
  state === "stillUnknown";

/** Some page looks for it, or the journal makes the next page look for it. */
const isSoughtFor = ({ tabs, journal }: World, ref: string): boolean =>
  tabs.some(({ attempts: { current, aside } }) =>
    [current, ...aside].some((attempt) => attempt.state !== "ready" && attempt.entry.ref === ref && isSought(attempt)),
  ) || journal.some(({ entry, outcome }) => entry.ref === ref && outcome === "open");

function fateHolds(world: World, fate: Fate): void {
  const { entry, says, told, sent } = fate;
  const booked = idsOf(world, entry.ref);
  const isSaid = (one: Says) => says[0] === one || says[1] === one;
  hold("no failed of a booked bet", booked.length === 0 || !isSaid("failed"));
  hold("no placed of an unbooked bet", booked.length > 0 || !(isSaid("placed") || isSaid("twice")));
  // of several that look alike one is this bet's, and the others are described as what they are
  hold("no other bet told as this one", told.length === 0 || told.some((id) => booked.includes(id)));
  hold("no outcome without a seeker", sent === 0 || isDecided(fate) || isSoughtFor(world, entry.ref));
}

/** What must hold in a state, however it was reached. */
export function brokenIn(rules: Rules, world: World): void {
  for (const fate of world.fates) fateHolds(world, fate);
  for (const id of [0, 1] as const) {
    const { current, aside } = world.tabs[id].attempts;
    hold(
      "no attempt without a way out",
      hasWayOut(rules, world, id, current) && aside.every((attempt) => hasWayOut(rules, world, id, attempt)),
    );
  }
}

/** A page that has just loaded looks for everything that is open. */
export function brokenAtLoad(world: World, id: TabId): void {
  const { current, aside } = world.tabs[id].attempts;
  const held = [current, ...aside].flatMap((attempt) => (attempt.state === "ready" ? [] : [attempt.entry.ref]));
  hold(
    "no outcome without a seeker",
    world.journal.every(({ entry, outcome }) => outcome !== "open" || held.includes(entry.ref)),
  );
}

/** A tap was accepted on prices that an earlier outcome had made worthless. */
export const brokenByOldPrice = (): never => {
  throw new Broken("no bet on a price that is used up");
};
