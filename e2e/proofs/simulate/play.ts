import { stream } from "#mocks/world/chance.ts";
import type { AppCopy } from "./appCopy.ts";
import { Life } from "./life.ts";
import { MORE_DOING } from "./moreDoing.ts";
import type { Plan, Step } from "./plan.ts";
import { checkRest, isCalm } from "./rest.ts";
import { Untruth } from "./truth/untruth.ts";

/** How a life ended. */
export interface Outcome {
  /** Digest of everything that happened: the same plan gives the same. */
  readonly trace: number;
  /** Taps that started a bet. */
  readonly attempts: number;
  /** How many of them cashed out. */
  readonly sales: number;
  readonly calls: number;
  readonly booked: number;
  readonly untruth: string | undefined;
}

/** How often the member reads what is on show, ms, and how long after the end of a session they sign in again. */
const READ_MS = 2_000;
const BACK_MS = 4_000;

function bet(life: Life, step: Step & { do: "bet" }): void {
  const seat = life.seats[step.tab];
  const selections = life.selections(step);
  if (seat === undefined || selections.length === 0) return;
  const isParlay = step.kind === "parlay";
  const { timeline } = life;
  const after = (ms: number, act: () => void) => timeline.after(ms, () => void (seat.page.isOpen && act()), seat.page);
  // a busy page hears of all this late, and in its order
  seat.page.finger(() => {
    life.picked(seat, selections);
    seat.tab.pick(selections, isParlay);
    if (isParlay) seat.tab.choose(life.combination(selections.length, step.type));
  });
  after(150, () => seat.page.finger(() => seat.tab.type(String(step.stake), isParlay)));
  let isDone = false;
  const taps = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const tap = (): void =>
        life.tap(seat, step.fate, () => {
          isDone = true;
        });
      if (step.gap === 0 || n === 0) tap();
      else after(n * step.gap, tap);
    }
  };
  after(step.wait, () => taps(step.taps));
  // a button that was still disabled, or a price that moved: the member taps again
  for (const again of [1_600, 3_200, 6_000])
    after(step.wait + again, () => {
      if (!isDone || seat.tab.told().attempts[0]?.state === "repriced") life.tap(seat, step.fate);
    });
}

/** A member on the cash-out page of one of the open bets. */
function sell(life: Life, step: Step & { do: "sell" }): void {
  const seat = life.seats[step.tab];
  const offered = seat?.tab.told().bets?.bets.filter(({ canSell }) => canSell) ?? [];
  const bet = offered[step.pick % Math.max(1, offered.length)];
  if (seat === undefined || bet === undefined) return;
  const after = (ms: number, act: () => void) =>
    life.timeline.after(ms, () => void (seat.page.isOpen && act()), seat.page);
  seat.tab.openSale(bet.id);
  after(step.wait / 2, () => seat.tab.pressSale(step.key));
  let isDone = false;
  const tap = (): void =>
    life.sell(seat, step.fate, () => {
      isDone = true;
    });
  for (let n = 0; n < step.taps; n += 1) after(step.wait + n * step.gap, tap);
  // an offer that was late, or that got worse: the member taps again, on what is shown now
  for (const again of [1_600, 3_200, 6_000])
    after(step.wait + again, () => {
      const isWorse = seat.tab.told().sales.some(({ betId, state }) => betId === bet.id && state === "worse");
      if (!isDone) seat.tab.pressSale(step.key);
      if (!isDone || isWorse) after(700, tap);
    });
  after(step.wait + STAY_MS, () => seat.tab.openSale(undefined));
}

/** The meant account signs in through the operator's page: the page is reloaded with a launch. */
function comeIn(life: Life, place: number): void {
  life.shut(place);
  life.open(place, true);
}

/** A bet that the member makes on another device. */
function betElsewhere(life: Life, pick: number, stake: number): void {
  const { matchId, marketId, betPos } = life.placeOf(pick);
  const one = life.maker.selection(matchId, marketId, betPos);
  if (one) life.maker.betElsewhere(life.account, one, stake);
}

/** The most that a device's clock is wrong, ms. */
const WRONG_MS = 26 * 3_600_000;

/** How long a member stays on a cash-out page after the tap, ms. */
const STAY_MS = 20_000;

type Doing = { readonly [K in Step["do"]]: (life: Life, step: Step & { do: K }) => void };

const DOING: Doing = {
  ...MORE_DOING,
  bet,
  sell,
  end: (life, { pick }) => {
    const { matchId } = life.placeOf(pick);
    life.maker.catchUp();
    if (life.maker.world.book.desk(matchId)?.stage === 3) life.maker.world.endMatch(matchId);
  },
  tap: (life, { tab }) => {
    const seat = life.seats[tab];
    if (seat) life.tap(seat);
  },
  busy: (life, { tab, ms }) => life.seats[tab]?.page.block(ms),
  leave: (life, { tab }) => {
    const seat = life.seats[tab];
    seat?.page.finger(() => seat.tab.leave());
  },
  price: (life, { pick, by }) => {
    const { matchId, marketId, betPos } = life.placeOf(pick);
    life.maker.catchUp();
    if (life.maker.selection(matchId, marketId, betPos)) life.maker.world.movePrice(matchId, marketId, betPos, { by });
    const runner = life.outright(pick);
    if (runner?.orId !== undefined && pick % 3 === 0)
      life.maker.world.moveOutright(runner.orId, Number((runner.odds * by).toFixed(2)));
  },
  line: (life, { pick, hdp }) => {
    const { matchId, marketId, betPos } = life.placeOf(pick);
    if (life.maker.selection(matchId, marketId, betPos)) life.maker.world.moveLine(matchId, marketId, hdp);
  },
  suspend: (life, { pick, ms }) => {
    const { matchId } = life.placeOf(pick);
    life.maker.catchUp();
    life.maker.world.suspend(matchId);
    life.timeline.after(ms, () => life.maker.world.resume(matchId));
  },
  goal: (life, { pick }) => {
    const { matchId } = life.placeOf(pick);
    life.maker.catchUp();
    if (life.maker.world.book.desk(matchId)?.stage === 3) life.maker.world.goal(matchId, 1);
  },
  outage: (life, { ms, fate }) => {
    life.outage = fate;
    life.timeline.after(ms, () => {
      if (life.outage === fate) life.outage = undefined;
    });
  },
  reload: (life, { tab }) => {
    if (life.seats[tab] === undefined) return;
    life.shut(tab);
    // without storage, the page comes back through the operator's launch
    life.open(tab, life.device.keeping !== "kept");
  },
  clock: (life, { by }) => {
    // no clock is wrong by more: a token valid for a day would seem to have expired, or not to have begun
    life.setClock(Math.max(-WRONG_MS, Math.min(WRONG_MS, life.device.offset + by)));
  },
  keep: (life, { keeping }) => {
    life.device.keeping = keeping;
    if (keeping !== "kept") life.hasKept = false;
  },
  clear: (life) => {
    life.hasKept = false;
    life.device.clear();
  },
  expire: (life) => {
    life.maker.catchUp();
    life.maker.world.expireToken(life.account);
  },
  signOut: (life, { tab }) => {
    life.hasWiped = true;
    void life.seats[tab]?.tab.signOut();
  },
  member: (life, { tab, account, inPlace }) => {
    life.account = account;
    if (life.seats[tab] === undefined) return;
    if (inPlace) life.handOver(tab);
    else comeIn(life, tab);
  },
  elsewhere: (life, { pick, stake }) => betElsewhere(life, pick, stake),
  autoAccept: (life, { tab, value }) => life.seats[tab]?.tab.autoAccept(value),
};

/** What the member does all the time: reads messages, looks again, signs in after a session has ended. */
function attend(life: Life): void {
  for (const [place, seat] of life.seats.entries()) {
    if (seat === undefined) continue;
    seat.tab.read((ref, { id }) => life.truths.booked(ref).some(({ ids }) => ids.includes(id)));
    seat.tab.lookAgain();
    if (seat.outSince !== undefined && life.timeline.now - seat.outSince > BACK_MS) comeIn(life, place);
  }
  life.timeline.after(READ_MS, () => attend(life));
}

/** How long a life may take to settle after its last step, ms. */
const REST_MS = 400_000;

/** The latest that a bookmaker books a request, and one read of the open bets with its latency, ms. */
const LATEST_MS = 66_000;
const POLL_MS = 72_000;

/** Everything works again; the life settles, and what is left must be true. */
async function rest(life: Life): Promise<void> {
  life.outage = undefined;
  life.isPaused = true;
  for (const account of new Set([
    life.account,
    ...[...life.truths.taps.values(), ...life.truths.sales.taps.values()].map((tap) => tap.account),
  ])) {
    life.account = account;
    for (const [place, seat] of life.seats.entries()) if (seat?.tab.told().account !== account) comeIn(life, place);
    const end = life.timeline.now + REST_MS;
    await life.until(life.timeline.now + LATEST_MS);
    while (!isCalm(life) && life.timeline.now < end) await life.until(life.timeline.now + 10_000);
    await life.until(life.timeline.now + POLL_MS);
    for (const seat of life.seats) seat?.tab.readSettled(life.maker.world.clock.now());
    await life.until(life.timeline.now + READ_MS);
    checkRest(life);
  }
}

/** Plays a life from its plan. */
export async function play(app: AppCopy, plan: Plan, log?: (line: string) => void): Promise<Outcome> {
  // jitter puts the polls of a page out of step: each life has its own
  Math.random = stream(plan.seed);
  const life = new Life(app, plan, log);
  for (let place = 0; place < plan.tabs; place += 1) life.open(place, place === 0);
  life.timeline.after(READ_MS, () => attend(life));
  for (const step of plan.steps)
    life.timeline.after(step.at, () => {
      life.note(`step ${JSON.stringify(step)}`);
      (DOING[step.do] as (life: Life, step: Step) => void)(life, step);
    });
  let untruth: string | undefined;
  try {
    await life.until((plan.steps.at(-1)?.at ?? 0) + 12_000);
    await rest(life);
  } catch (error) {
    // an error in the simulation itself needs its seed as well
    untruth = error instanceof Untruth ? error.message : `the simulation broke: ${String((error as Error).stack)}`;
    life.note(untruth);
  } finally {
    for (let place = 0; place < plan.tabs; place += 1) life.shut(place);
  }
  return {
    trace: life.trace,
    attempts: life.truths.taps.size + life.truths.sales.taps.size,
    sales: life.truths.sales.taps.size,
    calls: life.calls,
    booked: life.maker.bookings.length,
    untruth,
  };
}
