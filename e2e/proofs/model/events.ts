import { type Attempt } from "#app/domain/slip/attempt.ts";
import { brokenAtLoad, brokenByOldPrice } from "./laws.ts";
import { answerAsked, look, poll, readingEnds } from "./looks.ts";
import { answered, reload, takeLock, tap } from "./page.ts";
import { type Rules, type Setting } from "./rules.ts";
import { type Answer, type Booked, type Call, type TabId, withTab, type World } from "./world.ts";

/** What can happen next: a name for the report, and the world after it; undefined if it changes nothing. */
export interface Step {
  readonly name: string;
  readonly next: () => World | undefined;
}

/** How long the device sleeps, ms: past every schedule. */
const SLEEP_MS = 200_000;

const oneLess = (world: World): World => ({ ...world, faults: world.faults - 1 });

/** The time up to which an outcome made prices worthless, epoch ms; undefined if any price is good. */
function usedUp(attempt: Attempt): number | undefined {
  if (attempt.state === "notFound") return attempt.at;
  return attempt.state === "ready" && attempt.freshAfter > 0 ? attempt.freshAfter : undefined;
}

/** What the member does in a tab. */
function memberSteps({ rules }: Setting, world: World, id: TabId): Step[] {
  const { attempts } = world.tabs[id];
  const { current, aside } = attempts;
  const steps: Step[] = [];
  // the tabs are equivalent until one of them is tapped
  if (world.taps > 0 && (id === 0 || world.fates.length > 0)) {
    steps.push({ name: `tap in tab ${id}`, next: () => tap(rules, world, id, world.now + 1) });
    const old = usedUp(current);
    if (old !== undefined)
      steps.push({
        name: `tap on the old price in tab ${id}`,
        next: () => tap(rules, world, id, old) && brokenByOldPrice(),
      });
  }
  if (current.state !== "ready") {
    const { ref } = current.entry;
    steps.push(
      { name: `dismiss ${ref} in tab ${id}`, next: () => changed(rules, world, id, { type: "dismiss", ref }) },
      {
        name: `close the slip of tab ${id}`,
        next: () => withTab(world, id, { attempts: rules.withSlipLeft(attempts) }),
      },
    );
  }
  for (const attempt of [current, ...aside]) {
    if (attempt.state === "asked")
      steps.push({
        name: `answer which bet is ${attempt.entry.ref} in tab ${id}`,
        next: () => answerAsked(rules, world, id, attempt),
      });
    if (attempt.state === "stillUnknown" && world.tabs[id].readings.length === 0)
      steps.push({
        name: `look again for ${attempt.entry.ref} in tab ${id}`,
        next: () => look(rules, world, id, attempt),
      });
  }
  return steps;
}

function changed(
  rules: Rules,
  world: World,
  id: TabId,
  event: Parameters<Rules["attemptsAfter"]>[1],
): World | undefined {
  const after = rules.attemptsAfter(world.tabs[id].attempts, event);
  return after && withTab(world, id, { attempts: after.attempts });
}

/**
 * True if the list on the screen would tell a tab something: about a bet called missing or, without refs, about a bet
 * at all.
 */
const hasNews = ({ ledger, journal, tabs }: World, id: TabId, echo: boolean): boolean =>
  (!echo || journal.some(({ outcome }) => outcome === "notFound")) &&
  ledger.some((bet) => bet.shown && (echo || !tabs[id].known.includes(bet.id)));

/** True for a tab that would lose something by a reload, or find something to do after it. */
const hasWork = ({ journal, tabs }: World, id: TabId): boolean =>
  tabs[id].attempts.current.state !== "ready" ||
  tabs[id].attempts.aside.length > 0 ||
  journal.some(({ outcome }) => outcome === "open");

/** True while some page is waiting for a look. */
const isLooking = ({ rules }: Setting, { tabs }: World): boolean =>
  tabs.some(({ attempts: { current, aside } }) =>
    [current, ...aside].some((attempt) => rules.nextLookUp(attempt) !== undefined),
  );

/** What a tab does by itself: the lock, the schedule, the reads. */
function pageSteps(setting: Setting, world: World, id: TabId): Step[] {
  const { rules, echo } = setting;
  const { attempts, tapped, readings } = world.tabs[id];
  const steps: Step[] = [];
  if (tapped !== undefined) steps.push({ name: `tab ${id} asks for the lock`, next: () => takeLock(rules, world, id) });
  for (const attempt of [attempts.current, ...attempts.aside]) {
    const due = attempt.state === "ready" ? undefined : rules.nextLookUp(attempt);
    if (attempt.state === "ready" || due === undefined || readings.some(({ ref }) => ref === attempt.entry.ref))
      continue;
    const at = Math.max(world.now, due);
    steps.push({
      name: `tab ${id} looks for ${attempt.entry.ref}`,
      next: () => look(rules, { ...world, now: at }, id, attempt),
    });
  }
  for (const reading of readings) {
    steps.push({ name: `the list arrives in tab ${id}`, next: () => readingEnds(setting, world, id, reading, true) });
    if (world.faults > 0)
      steps.push({
        name: `the list does not arrive in tab ${id}`,
        next: () => oneLess(readingEnds(setting, world, id, reading, false)),
      });
  }
  if (hasNews(world, id, echo))
    steps.push({ name: `tab ${id} reads its open bets`, next: () => poll(setting, world, id) });
  if (world.faults > 0 && hasWork(world, id))
    steps.push({
      name: `reload of tab ${id}`,
      next: () => {
        const after = oneLess(reload(rules, world, id));
        brokenAtLoad(after, id);
        return after;
      },
    });
  return steps;
}

const withCall = (world: World, call: Call, next: Call | undefined): World => ({
  ...world,
  calls: world.calls.flatMap((one) => {
    if (one !== call) return [one];
    return next === undefined ? [] : [next];
  }),
});

const booked = (world: World, ref: string, shown = true): World => {
  const bet: Booked = { id: `b${world.ledger.length + 1}`, ref, shown };
  return { ...world, ledger: [...world.ledger, bet] };
};

/** A request on its way to the bookmaker. */
function outwardSteps(world: World, call: Call): Step[] {
  const { ref, tab } = call;
  const back = (from: World, answer: Answer) => withCall(from, call, { ...call, answer });
  if (tab === undefined)
    return [
      { name: `the call of ${ref} arrives after all`, next: () => withCall(booked(world, ref), call, undefined) },
      { name: `the call of ${ref} never arrives`, next: () => withCall(world, call, undefined) },
    ];
  const steps: Step[] = [
    { name: `${ref} is booked`, next: () => back(booked(world, ref), "taken") },
    { name: `${ref} is refused`, next: () => back(world, "refused") },
    { name: `${ref} is answered with another price`, next: () => back(world, "repriced") },
  ];
  if (world.faults === 0) return steps;
  const faults: readonly (readonly [string, () => World])[] = [
    ["is booked, and shown in the list later", () => back(booked(world, ref, false), "taken")],
    ["is booked twice by a repeat of the browser's", () => back(booked(booked(world, ref), ref), "taken")],
    ["is booked without an id in the answer", () => back(booked(world, ref), "nameless")],
    ["is booked, and answered with a failed deduction", () => back(booked(world, ref), "deduction")],
    ["is not booked, and answered with a failed deduction", () => back(world, "deduction")],
    ["is booked, and answered with a 503", () => back(booked(world, ref), "unavailable")],
    ["is booked, and the answer is cut off", () => back(booked(world, ref), "cut")],
    ["is cut off before it arrives", () => back(world, "cut")],
  ];
  return [...steps, ...faults.map(([name, next]) => ({ name: `${ref} ${name}`, next: () => oneLess(next()) }))];
}

/** The ref of a bet that the member places on another device. */
const ELSEWHERE = "elsewhere";

function wireSteps({ rules, echo }: Setting, world: World): Step[] {
  const steps: Step[] = [];
  // with refs nobody has to be asked about such a bet
  if (!echo && world.faults > 0 && world.fates.length > 0 && !world.ledger.some(({ ref }) => ref === ELSEWHERE))
    steps.push({ name: "the same is bet on another device", next: () => oneLess(booked(world, ELSEWHERE)) });
  for (const call of world.calls) {
    const { ref, tab, answer } = call;
    if (answer === undefined) steps.push(...outwardSteps(world, call));
    else if (tab !== undefined)
      steps.push({
        name: `the answer to ${ref} arrives (${answer})`,
        next: () => answered(rules, withCall(world, call, undefined), tab, ref, answer),
      });
    if (answer === undefined && tab !== undefined && world.faults > 0)
      steps.push({
        name: `the page waits in vain for ${ref}, which is still on its way`,
        next: () => oneLess(answered(rules, withCall(world, call, { ...call, tab: undefined }), tab, ref, "cut")),
      });
  }
  for (const bet of world.ledger.filter(({ shown }) => !shown))
    steps.push({
      name: `${bet.id} shows in the list`,
      next: () => ({ ...world, ledger: world.ledger.map((one) => (one === bet ? { ...bet, shown: true } : one)) }),
    });
  return steps;
}

/** Everything that can happen next in a world. */
export function stepsOf(setting: Setting, world: World): readonly Step[] {
  const steps = wireSteps(setting, world);
  for (const id of [0, 1] as const) steps.push(...memberSteps(setting, world, id), ...pageSteps(setting, world, id));
  if (world.sleeps > 0 && isLooking(setting, world))
    steps.push({
      name: "the device sleeps past every schedule",
      next: () => ({ ...world, now: world.now + SLEEP_MS, sleeps: world.sleeps - 1 }),
    });
  return steps;
}
