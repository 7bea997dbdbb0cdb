import { type Selection } from "#app/domain/slip/selection.ts";
import { Bookmaker, isMoney } from "./bookmaker.ts";
import type { AppCopy } from "./appCopy.ts";
import { type Dice, diceOf } from "./chance.ts";
import { reportDay, reportDayRange } from "#app/domain/time/dates.ts";
import { Device } from "./device.ts";
import { Page } from "./page.ts";
import { TASKS_MS } from "./plan.ts";
import { Timeline } from "./time.ts";
import { Ceiling } from "./truth/ceiling.ts";
import { Untruth } from "./truth/untruth.ts";
import { type Exchange, type Fate, type LightRequest, Wire } from "./wire.ts";

/** The results of armed taps (QCK-06). */
export interface RingSums {
  /** Taps that armed a bet, those that ended clean, and the requests that were sent. */
  armed: number;
  clean: number;
  left: number;
  untruth?: string;
}

/** How long a ring counts down, ms (QCK-02). */
const RUNS_MS = 2_000;

/** A bet leaves this long after its two seconds at the latest, ms. */
const LATE_MS = 250;

/** How long a frame and the task after it may take on a page that is not busy, ms. */
const FRAME_MS = 34;

/** Rings of one page; after that it is reopened. */
const RINGS = 60;

const STAKE = 20;

/** What quick bets may deduct on one report day: as good as nothing, or so little that it is soon reached. */
const PER_DAY = [900_000_000, 900_000_000, 60, 110] as const;

/** How long before the turn of the report day a ring may begin, ms. */
const TURNS = [500, 1_500, 2_100, 4_000] as const;

/** The status of a price that accepts bets. */
const OPEN = 3;

const MATCHES = [521, 522, 541, 542, 523, 501, 502] as const;

/** What happens during a ring: most of it cancels the bet, some shows a change, some is irrelevant. */
const KINDS = [
  "tap",
  "undo",
  "other",
  "escape",
  "scroll",
  "hide",
  "lose",
  "offline",
  "leave",
  "panel",
  "paintMoved",
  "paintBack",
  "paintLine",
  "paintLocked",
  "paintGone",
  "paintSame",
  "price",
  "line",
  "suspend",
  "key",
  "look",
  "readOther",
] as const;

type Kind = (typeof KINDS)[number];

/** What the member does with a finger or a key; all else happens to the page. */
const FINGERS: ReadonlySet<Kind> = new Set<Kind>(["tap", "undo", "other", "escape", "scroll", "key"]);

/** What must prevent the bet, once it has happened during the ring. */
const ENDS: ReadonlySet<Kind> = new Set<Kind>(
  KINDS.filter((kind) => !["paintSame", "price", "line", "suspend", "key", "look", "readOther"].includes(kind)),
);

/** One armed tap, as known to whoever watches the page. */
interface Ring {
  readonly pick: Selection;
  readonly at: number;
  /** What ended or spoilt it, if it happened in time. */
  why: string | undefined;
  /** A ticket that confirms what was shown has come in time. */
  isPriced: boolean;
  calls: number;
}

/** What is wrong with the request of a ring, sent so long after it began, ms; undefined if nothing is. */
function faultOf({ pick, why, calls }: Ring, ran: number, body: Readonly<Record<string, unknown>>): string | undefined {
  if (why !== undefined) return `after ${why}`;
  if (ran < RUNS_MS) return "within two seconds";
  if (ran > RUNS_MS + LATE_MS) return "long after its two seconds";
  if (calls > 1) return "a second time for one ring";
  const isPainted = body["Odds"] === pick.odds && body["AutoAccept"] === 0 && body["MatchID"] === pick.matchId;
  return isPainted ? undefined : "at something else than was painted";
}

const tick = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Pages on which a member arms one bet after the other, with moves, cancels, hides and responses in all orders. */
class Rings {
  readonly #dice: Dice;
  readonly #timeline = new Timeline();
  readonly #maker: Bookmaker;
  readonly #wire: Wire;
  readonly #page: Page;
  readonly #device: Device;
  readonly #perDay: number;
  readonly #ceiling: Ceiling;
  readonly #sums: RingSums;
  #tab!: ReturnType<ReturnType<AppCopy>["openTab"]>;
  #ring: Ring | undefined;
  #ticketMs = 100;
  #turns = 0;
  #untruth: Untruth | undefined;

  constructor(seed: number, sums: RingSums) {
    this.#dice = diceOf(seed);
    this.#sums = sums;
    this.#maker = new Bookmaker(seed, "once", () => this.#timeline.now);
    this.#device = new Device(this.#timeline, this.#maker.world.clock.now(), "kept", "real", 0);
    this.#perDay = this.#dice.pick(PER_DAY, 0, 40);
    this.#ceiling = new Ceiling(STAKE, this.#perDay, this.#maker.bookings);
    this.#wire = new Wire(
      this.#timeline,
      (request) => this.#answer(request),
      (_exchange: Exchange, request) => this.#fateOf(request),
    );
    this.#page = new Page(this.#device, this.#wire, 1);
  }

  /** Nothing has been sent yet: what comes now must prevent the bet. */
  get #isRunning(): boolean {
    return this.#ring?.calls === 0;
  }

  #fateOf(request: LightRequest): Fate {
    const path = new URL(request.url).pathname;
    if (isMoney(path)) this.#left(JSON.parse(request.sent) as Record<string, unknown>);
    return { kind: "ok", reach: 5, back: path.endsWith("/GetTicketOdds") ? this.#ticketMs : 20 };
  }

  /** A request that moves money is sent: it must be that of a ring that ran down untouched, at what was shown. */
  #left(body: Readonly<Record<string, unknown>>): void {
    const ring = this.#ring;
    const { now } = this.#timeline;
    this.#sums.left += 1;
    if (ring !== undefined) ring.calls += 1;
    const fault = ring === undefined ? "without a ring" : faultOf(ring, now - ring.at, body);
    if (fault !== undefined) this.#untruth ??= new Untruth(`a bet left ${fault}`, { body, ring, now });
    this.#check(() => this.#ceiling.sent(String(body["ClientRef"]), this.#device.clock()));
  }

  /** What is thrown within a call would be taken for a failure of the network. */
  #check(truth: () => void): void {
    try {
      truth();
    } catch (error) {
      this.#untruth ??= error as Untruth;
    }
  }

  /** Sets the device's clock to just before the report day turns. */
  #turn(before: number): void {
    const { to } = reportDayRange(reportDay(this.#device.clock()));
    this.#device.offset += to - before - this.#device.clock();
  }

  async #answer(request: LightRequest): Promise<string> {
    const text = await this.#maker.answer(request);
    const ring = this.#ring;
    if (ring !== undefined && new URL(request.url).pathname.endsWith("/GetTicketOdds"))
      this.#timeline.after(this.#ticketMs, () => this.#read(ring, text));
    return text;
  }

  /** What a ticket said, when the page reads it. */
  #read(ring: Ring, text: string): void {
    if (ring.calls > 0) return;
    const { Code, Data } = JSON.parse(text) as {
      readonly Code: number;
      readonly Data?: {
        readonly Ticket?: { readonly CurrentOdds: number; readonly Hdp: string; readonly Status: number };
      };
    };
    const ticket = Data?.Ticket;
    const isSame =
      Code === 0 && ticket?.CurrentOdds === ring.pick.odds && ticket.Hdp === ring.pick.hdp && ticket.Status === OPEN;
    if (isSame) ring.isPriced ||= this.#timeline.now < ring.at + RUNS_MS;
    else ring.why ??= "a ticket that says something else";
  }

  #do(kind: Kind, pick: Selection): void {
    const { quick } = this.#tab;
    const shown = { odds: pick.odds, hdp: pick.hdp, status: 3 };
    const { world } = this.#maker;
    const doing: Readonly<Record<Kind, () => void>> = {
      tap: () => quick.tap(pick),
      undo: () => quick.undo(),
      other: () => quick.tap({ ...pick, betPos: 3 - pick.betPos, odds: 1.77 }),
      escape: () => this.#page.hear({ type: "keydown", key: "Escape" }),
      scroll: () => this.#page.hear({ type: "scroll", key: null }),
      hide: () => this.#page.show(false),
      lose: () => quick.lose(true),
      offline: () => this.#page.hear({ type: "offline", key: null }),
      leave: () => quick.leave(),
      panel: () => quick.panel(true),
      paintMoved: () => quick.paint(pick, { ...shown, odds: pick.odds + 0.01 }),
      paintBack: () => {
        quick.paint(pick, { ...shown, odds: pick.odds - 0.01 });
        quick.paint(pick, shown);
      },
      paintLine: () => quick.paint(pick, { ...shown, hdp: "7.5" }),
      paintLocked: () => quick.paint(pick, { ...shown, status: 7 }),
      paintGone: () => quick.paint(pick),
      paintSame: () => quick.paint(pick, shown),
      price: () => world.movePrice(pick.matchId, pick.marketId, pick.betPos, { by: 1.05 }),
      line: () => world.moveLine(pick.matchId, pick.marketId, 2.25),
      suspend: () => world.suspend(pick.matchId),
      key: () => this.#page.hear({ type: "keydown", key: "a" }),
      look: () => this.#page.show(true),
      readOther: () => quick.readOther(pick),
    };
    this.#maker.catchUp();
    // noted first: what follows in the same task must not be sent either
    const ring = this.#ring;
    const note = (): void => {
      if (ring !== undefined && this.#isRunning && ENDS.has(kind)) ring.why ??= kind;
    };
    if (FINGERS.has(kind)) note();
    this.#page.finger(() => {
      if (quick.phase() !== "armed") return;
      note();
      doing[kind]();
    });
  }

  async #until(moment: number): Promise<void> {
    for (;;) {
      do {
        await tick();
        if (this.#wire.isBusy) await this.#wire.idle();
      } while (this.#wire.isBusy);
      if (!this.#page.isBusy) this.#tab.draw();
      await tick();
      if (this.#untruth !== undefined) throw this.#untruth;
      if (!this.#timeline.step(moment)) return;
    }
  }

  /** Resets everything as for a member who has read the result of the last bet and goes on. */
  async #tidy(): Promise<void> {
    const { quick } = this.#tab;
    await this.#until(this.#timeline.now + 4_000);
    this.#page.show(true);
    quick.lose(false);
    quick.panel(false);
    for (let n = 0; n < 3; n += 1) this.#tab.read(() => true);
    this.#tab.leave();
    for (const matchId of MATCHES) this.#maker.world.resume(matchId);
    await this.#until(this.#timeline.now + 4_500);
    for (let n = 0; n < 3; n += 1) this.#tab.read(() => true);
    this.#tab.leave();
  }

  /** The day turns; a token is good for some turns of the day only. */
  #mayTurn(n: number): void {
    if (this.#turns >= 1 || this.#dice.roll(n, 41) >= 0.1) return;
    this.#turns += 1;
    this.#turn(this.#dice.pick(TURNS, n, 42));
  }

  /** What happens while a ring counts down. */
  #disturb(n: number, pick: Selection): void {
    const dice = this.#dice;
    const count = dice.pick([0, 0, 1, 1, 2, 3], n, 6);
    for (let e = 0; e < count; e += 1) {
      const kind = KINDS[dice.between(0, KINDS.length - 1, n, 10 + e)] ?? "tap";
      this.#timeline.after(dice.between(1, 2_300, n, 20 + e), () => {
        if (this.#isRunning && this.#tab.quick.phase() === "armed") this.#do(kind, pick);
      });
    }
  }

  async #one(n: number): Promise<void> {
    const dice = this.#dice;
    const { quick } = this.#tab;
    const matchId = MATCHES[dice.between(0, MATCHES.length - 1, n, 1)] ?? MATCHES[0];
    const pick = this.#maker.selection(matchId, dice.pick([3, 1], n, 2), dice.between(1, 2, n, 3));
    if (pick === undefined || !quick.on(STAKE, this.#perDay)) return;
    this.#ticketMs = dice.roll(n, 4) < 0.8 ? dice.between(10, 700, n, 5) : dice.between(701, 2_600, n, 5);
    this.#mayTurn(n);
    const hasRoom = this.#ceiling.hasRoom(this.#device.clock());
    const at = this.#timeline.now;
    quick.tap(pick);
    if (quick.phase() !== "armed") return;
    const ring: Ring = { pick, at, why: undefined, isPriced: false, calls: 0 };
    this.#ring = ring;
    this.#sums.armed += 1;
    this.#disturb(n, pick);
    const isBlocked = dice.roll(n, 30) < 0.5;
    if (isBlocked) {
      const ms = dice.pick(TASKS_MS, n, 31);
      this.#timeline.after(dice.between(1, 2_300, n, 32), () => this.#page.block(ms));
    }
    await this.#until(at + RUNS_MS + LATE_MS + FRAME_MS);
    await this.#until(Math.max(this.#timeline.now, this.#page.busyUntil + FRAME_MS));
    if (ring.why === undefined && ring.isPriced) {
      this.#sums.clean += ring.calls;
      // on a page that was busy when it was due it may have missed
      if (ring.calls !== 1 && !isBlocked && hasRoom)
        throw new Untruth("a ring that ended clean sent no bet", { ring, phase: quick.phase() });
    } else if (ring.calls > 0) throw new Untruth("a ring that did not end clean sent a bet", ring);
    await this.#tidy();
    this.#ring = undefined;
  }

  async live(app: AppCopy, most: number): Promise<void> {
    const launch = await this.#maker.world.signIn("jason88");
    this.#tab = app(this.#page.globals).openTab(launch, this.#maker.world.clock.now());
    await this.#until(3_000);
    try {
      for (let n = 0; n < RINGS && this.#sums.armed < most; n += 1) await this.#one(n);
    } finally {
      this.#page.close();
    }
  }
}

/** Pages that once exposed a mistake, by their seed: they are always played first. */
const CORPUS: readonly number[] = [1_000_003, 1_000_004];

/** Plays this many armed taps, and stops at an untruth. */
export async function playRings(
  app: AppCopy,
  seed: number,
  first: number,
  each: number,
  most: number,
): Promise<RingSums> {
  const sums: RingSums = { armed: 0, clean: 0, left: 0 };
  for (let n = first; sums.armed < most; n += each) {
    try {
      await new Rings(CORPUS[n] ?? seed * 1_000_003 + n, sums).live(app, most);
    } catch (error) {
      if (!(error instanceof Untruth)) throw error;
      return { ...sums, untruth: `page ${n}: ${error.message}` };
    }
  }
  return sums;
}
