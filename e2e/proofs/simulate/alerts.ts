import { Bookmaker } from "./bookmaker.ts";
import type { AppCopy } from "./appCopy.ts";
import { type Dice, diceOf } from "./chance.ts";
import { Device } from "./device.ts";
import { Page } from "./page.ts";
import { TASKS_MS } from "./plan.ts";
import { Timeline } from "./time.ts";
import { Untruth } from "./truth/untruth.ts";
import { type Fate, Wire } from "./wire.ts";

/** The results of watched prices (WAT-06). */
export interface AlertSums {
  /** Watches that were set, and those that were told. */
  armed: number;
  clean: number;
  left: number;
  untruth?: string;
}

/** Within this time of quiet, on a page that is seen, what is true must have been told, ms: two polls, and their latency. */
const TOLD_MS = 150_000;

/** What happens in one life: so many things, this far apart at most, ms. */
const EVENTS = 40;
const APART_MS = 45_000;

const ACCOUNT = "jason88";
const TABS = 2;
const MATCHES = [521, 522, 541, 542, 523] as const;
const MARKETS = [3, 1] as const;

/** A price that a member waits for. */
interface Waited {
  readonly id: string;
  readonly matchId: number;
  readonly marketId: number;
  readonly betPos: number;
  /** Thousandths. */
  readonly target: number;
  /** Ms of the life since which it has been true without a break; undefined = it is not. */
  since: number | undefined;
  wasTrue: boolean;
  told: number;
}

interface Seat {
  readonly page: Page;
  readonly tab: ReturnType<ReturnType<AppCopy>["openTab"]>;
  isShown: boolean;
}

const tick = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A member who waits for prices, with prices that come and go, pages that hide, sleep, reload, and calls that fail. */
class AlertLife {
  readonly #dice: Dice;
  readonly #app: AppCopy;
  readonly #timeline = new Timeline();
  readonly #maker: Bookmaker;
  readonly #device: Device;
  readonly #wire: Wire;
  readonly #seats: (Seat | undefined)[] = [];
  readonly #waited = new Map<string, Waited>();
  readonly #sums: AlertSums;
  #outage: Fate | undefined;
  #opened = 0;
  /** When a page was last hidden, busy, reloaded, or without answers. */
  #stirredAt = 0;

  constructor(app: AppCopy, seed: number, sums: AlertSums) {
    this.#app = app;
    this.#dice = diceOf(seed);
    this.#sums = sums;
    this.#maker = new Bookmaker(seed, "once", () => this.#timeline.now);
    this.#device = new Device(this.#timeline, this.#maker.world.clock.now(), "kept", "real", 0);
    this.#wire = new Wire(
      this.#timeline,
      (request) => this.#maker.answer(request),
      () => this.#outage ?? { kind: "ok", reach: 20, back: this.#dice.between(5, 2_000, this.#timeline.now, 1) },
    );
  }

  #stir(): void {
    this.#stirredAt = this.#timeline.now;
  }

  async #open(place: number): Promise<void> {
    this.#opened += 1;
    const page = new Page(this.#device, this.#wire, this.#opened);
    const launch = await this.#maker.world.signIn(ACCOUNT);
    this.#maker.catchUp();
    const tab = this.#app(page.globals).openTab(launch, this.#maker.world.clock.now());
    tab.alerts.start((id) => this.#hear(id));
    this.#seats[place] = { page, tab, isShown: true };
    this.#stir();
  }

  /** An alert has come into the line of some page's notices. */
  #hear(id: string): void {
    const one = this.#waited.get(id);
    if (one === undefined) throw new Untruth("no alert without a watch (WAT-06)", { id });
    one.told += 1;
    this.#sums.left += 1;
    if (one.told > 1) throw new Untruth("an alert is told once (WAT-06)", one);
    if (!one.wasTrue) throw new Untruth("an alert is told of what was true (WAT-02)", one);
  }

  /** What is true of the prices that are waited for now. */
  #look(): void {
    const { now } = this.#timeline;
    const isSeen = this.#outage === undefined && this.#seats.some((seat) => seat?.isShown === true);
    for (const one of this.#waited.values()) {
      const price = this.#maker.selection(one.matchId, one.marketId, one.betPos);
      const halted = this.#halted.has(one.matchId);
      const isTrue = price !== undefined && !halted && Math.round(price.odds * 1_000) >= one.target;
      one.wasTrue ||= isTrue;
      one.since = isTrue ? (one.since ?? now) : undefined;
      const quiet = now - Math.max(this.#stirredAt, one.since ?? now);
      if (isSeen && one.told === 0 && one.since !== undefined && quiet > TOLD_MS)
        throw new Untruth("no alert is missed (WAT-03)", { ...one, quiet, now });
    }
  }

  readonly #halted = new Set<number>();

  #watch(seat: Seat, n: number): void {
    const { dice, maker } = { dice: this.#dice, maker: this.#maker };
    const matchId = dice.pick(MATCHES, n, 10);
    const marketId = dice.pick(MARKETS, n, 11);
    const betPos = dice.between(1, 2, n, 12);
    const pick = maker.selection(matchId, marketId, betPos);
    if (pick === undefined || !seat.isShown) return;
    const target = Math.round(pick.odds * dice.pick([1_020, 1_050, 1_100], n, 13));
    const { sportId, leagueId, home, away, startsAt, couId, hdp } = pick;
    const match = { matchId, sportId, leagueId, home, away, startsAt };
    const id = seat.tab.alerts.watch({
      ...match,
      kind: "price",
      pick: { marketId, couId, betPos, hdp },
      target,
      untilStart: true,
    });
    if (id === undefined) return;
    this.#sums.armed += 1;
    // one on the same thing takes the place of the one before
    for (const [held, one] of this.#waited)
      if (one.matchId === matchId && one.marketId === marketId && one.betPos === betPos) this.#waited.delete(held);
    this.#waited.set(id, { id, matchId, marketId, betPos, target, since: undefined, wasTrue: false, told: 0 });
  }

  #price(n: number): void {
    const { world } = this.#maker;
    const open = [...this.#waited.values()].filter(({ told }) => told === 0);
    const { matchId, marketId, betPos } = open[this.#dice.between(0, open.length, n, 20)] ?? {
      matchId: this.#dice.pick(MATCHES, n, 20),
      marketId: this.#dice.pick(MARKETS, n, 21),
      betPos: this.#dice.between(1, 2, n, 22),
    };
    const by = this.#dice.pick([0.93, 0.97, 1.03, 1.06, 1.12, 1.2], n, 23);
    if (this.#maker.selection(matchId, marketId, betPos)) world.movePrice(matchId, marketId, betPos, { by });
  }

  #halt(n: number): void {
    const matchId = this.#dice.pick(MATCHES, n, 30);
    if (this.#halted.delete(matchId)) this.#maker.world.resume(matchId);
    else {
      this.#halted.add(matchId);
      this.#maker.world.suspend(matchId);
    }
  }

  async #do(n: number): Promise<void> {
    const dice = this.#dice;
    const kind = dice.roll(n, 2);
    const place = dice.between(0, TABS - 1, n, 3);
    const seat = this.#seats[place];
    this.#maker.catchUp();
    if (kind < 0.3 && seat !== undefined) {
      seat.tab.alerts.list(MATCHES);
      await this.#until(this.#timeline.now + 5_000);
      if (this.#seats[place] === seat) this.#watch(seat, n);
    } else if (kind < 0.62) this.#price(n);
    else if (kind < 0.68) this.#halt(n);
    else if (kind < 0.76 && seat !== undefined) {
      seat.isShown = !seat.isShown;
      seat.page.show(seat.isShown);
      this.#stir();
    } else if (kind < 0.84 && seat !== undefined) {
      seat.page.block(dice.pick(TASKS_MS, n, 4));
      this.#stir();
    } else if (kind < 0.92) {
      seat?.page.close();
      await this.#open(place);
    } else {
      this.#outage = this.#outage === undefined ? { kind: "status", back: 100, value: 503 } : undefined;
      this.#stir();
    }
    this.#look();
  }

  async #until(moment: number): Promise<void> {
    for (;;) {
      do {
        await tick();
        if (this.#wire.isBusy) await this.#wire.idle();
      } while (this.#wire.isBusy);
      await tick();
      if (!this.#timeline.step(moment)) return;
    }
  }

  async live(): Promise<void> {
    try {
      await this.#open(0);
      await this.#until(3_000);
      for (let n = 1; n <= EVENTS; n += 1) {
        await this.#do(n);
        await this.#until(this.#timeline.now + this.#dice.between(1, APART_MS, n, 5));
        this.#look();
      }
      this.#outage = undefined;
      for (const seat of this.#seats) seat?.page.show(true);
      for (const seat of this.#seats) if (seat !== undefined) seat.isShown = true;
      this.#stir();
      await this.#until(this.#timeline.now + TOLD_MS + 1);
      this.#look();
      for (const one of this.#waited.values()) this.#sums.clean += one.told;
    } finally {
      for (const seat of this.#seats) seat?.page.close();
    }
  }
}

/** Lives that once exposed a mistake, by their seed: they are always played first. */
const CORPUS: readonly number[] = [1_000_004, 1_000_009];

/** Plays lives until this many watches were set, and stops at an untruth. */
export async function playAlerts(
  app: AppCopy,
  seed: number,
  first: number,
  each: number,
  most: number,
): Promise<AlertSums> {
  const sums: AlertSums = { armed: 0, clean: 0, left: 0 };
  for (let n = first; sums.armed < most; n += each) {
    try {
      await new AlertLife(app, CORPUS[n] ?? seed * 1_000_003 + n, sums).live();
    } catch (error) {
      return {
        ...sums,
        untruth: `life ${n}: ${error instanceof Untruth ? error.message : String((error as Error).stack)}`,
      };
    }
  }
  return sums;
}
