import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { Bookmaker, isMoney } from "./bookmaker.ts";
import type { AppCopy } from "./appCopy.ts";
import { type Dice, diceOf, digest } from "./chance.ts";
import { Device } from "./device.ts";
import { OpenCalls } from "./openCalls.ts";
import { Page } from "./page.ts";
import { type Plan, type Step, TASKS_MS } from "./plan.ts";
import type { EarlyTap } from "./port/early.ts";
import { Timeline } from "./time.ts";
import { MoreTruths } from "./truth/more.ts";
import { Truths } from "./truth/truths.ts";
import { type Exchange, type Fate, type LightRequest, Wire } from "./wire.ts";

type Tab = ReturnType<ReturnType<AppCopy>["openTab"]>;

/** A page with the app in it. */
export interface Seat {
  readonly page: Page;
  readonly tab: Tab;
  /** What happens to the next requests that move money. */
  fate: Fate | undefined;
  /** Ms since which nobody has been signed in here. */
  outSince: number | undefined;
  /** The page's change counter when it was last checked. */
  seen: number;
}

/** The matches on which lives bet, and their markets: today's, early ones for parlays, live ones. */
const MATCHES = [521, 522, 541, 542, 523, 501, 502, 543, 524, 527, 544, 526, 545, 546] as const;
const MARKETS = [3, 1] as const;

const OK: Fate = { kind: "ok", reach: 20, back: 20 };

const tick = (): Promise<void> => new Promise((done) => setImmediate(done));

/** One running life: device, bookmaker, pages, and the truths being checked. */
export class Life {
  readonly plan: Plan;
  readonly timeline = new Timeline();
  readonly dice: Dice;
  readonly device: Device;
  readonly maker: Bookmaker;
  readonly wire: Wire;
  readonly truths: Truths;
  readonly more: MoreTruths;
  readonly seats: (Seat | undefined)[] = [];
  /** The account that the member means to use. */
  account: string;
  /** So far storage has kept everything that was written. */
  hasKept: boolean;
  /** A log-out has dropped what the journal knew (PRI-04). */
  hasWiped = false;
  /** What currently happens to all reads. */
  outage: Fate | undefined;
  /** Everything works again, and no page is busy any more. */
  isPaused = false;
  calls = 0;
  trace = 0x811c9dc5;
  readonly log: ((line: string) => void) | undefined;
  readonly #app: AppCopy;
  readonly #calls = new OpenCalls();
  readonly #jobs: (() => Promise<void>)[] = [];
  #opened = 0;
  #untruth: unknown;
  #booked = 0;

  constructor(app: AppCopy, plan: Plan, log?: (line: string) => void) {
    this.plan = plan;
    this.log = log;
    this.#app = app;
    this.account = plan.account;
    this.hasKept = plan.keeping === "kept";
    this.dice = diceOf(plan.seed ^ 0x5bd1e995);
    const now = (): number => this.timeline.now;
    this.maker = new Bookmaker(plan.seed, plan.refs, now);
    this.device = new Device(this.timeline, this.maker.world.clock.now(), plan.keeping, plan.locking, plan.offset);
    this.truths = new Truths(this.maker.bookings, now, (line) => this.note(line));
    this.more = new MoreTruths(this);
    this.wire = new Wire(
      this.timeline,
      (request) => this.maker.answer(request),
      (exchange, request) => this.#fateOf(exchange, request),
      (request) => this.#calls.over(request),
    );
  }

  note(line: string): void {
    const text = `${this.timeline.now} ${line}`;
    this.trace = digest(text, this.trace);
    this.log?.(text);
  }

  #fateOf({ page }: Exchange, request: LightRequest): Fate {
    this.calls += 1;
    const path = request.url.slice("https://book.example".length).split("?")[0] ?? "";
    const seat = this.seats.find((one) => one?.page === page);
    let fate: Fate = this.outage ?? {
      kind: "ok",
      reach: this.dice.between(3, 200, this.timeline.now, path.length, 1),
      back: this.dice.between(3, 200, this.timeline.now, path.length, 2),
    };
    if (isMoney(path)) {
      fate = seat?.fate ?? fate;
      if (seat) seat.fate = undefined;
      try {
        this.#order(seat, path, request, fate);
      } catch (error) {
        // thrown here, the app would take it for a network failure
        this.#untruth ??= error;
      }
    }
    this.note(`call ${path} ${JSON.stringify(fate)}`);
    return fate;
  }

  /** A request that moves money leaves a page: the truths are told of it. */
  #order(seat: Seat | undefined, path: string, request: LightRequest, { kind }: Fate): void {
    const body = JSON.parse(request.sent) as Record<string, unknown>;
    this.truths.sent(path, body, seat ? [seat.tab.told()] : [], kind === "result" || kind === "infos");
    const ref = String(body["ClientRef"]);
    if (seat) this.more.sent(seat, ref);
    const { account } = this.truths.taps.get(ref) ?? this.truths.sales.taps.get(ref) ?? {};
    // without locks a page knows of the other's orders by the journal alone
    if (seat && account !== undefined && this.plan.locking === "real")
      this.#calls.sent(request, { page: seat.page, account, ref });
  }

  /** Something that takes real time, such as signing a token: the life's time stands still for it. */
  job(work: () => Promise<void>): void {
    this.#jobs.push(work);
  }

  /** Opens a page; `fresh` = with an operator's launch, `early` = the member taps a painted price before the app has come. */
  open(place: number, fresh: boolean, early?: EarlyTap): void {
    this.job(async () => {
      this.#opened += 1;
      const page = new Page(this.device, this.wire, this.#opened);
      const launch = fresh ? await this.maker.world.signIn(this.account) : undefined;
      this.maker.catchUp();
      const tab = this.#app(page.globals).openTab(
        launch,
        this.plan.saysTime ? this.maker.world.clock.now() : undefined,
        early,
      );
      this.seats[place] = { page, tab, fate: undefined, outSince: undefined, seen: 0 };
      this.note(`open ${place}${tab.early.stands() ? " with a slip before the app" : ""}`);
    });
  }

  /** The host of a page names the meant account (SetToken): the page stays, and its member changes. */
  handOver(place: number): void {
    this.job(async () => {
      const launch = await this.maker.world.signIn(this.account);
      void this.seats[place]?.tab.handOver(launch);
      this.note(`hand over ${place}`);
    });
  }

  shut(place: number): void {
    this.seats[place]?.page.close();
    this.seats[place] = undefined;
  }

  /** The prices of a bet step; empty if the book has none. */
  selections(step: Pick<Step & { do: "bet" }, "kind" | "pick" | "legs">): readonly Selection[] {
    if (step.kind === "outright") {
      const picked = this.outright(step.pick);
      return picked ? [picked] : [];
    }
    const count = step.kind === "parlay" ? step.legs : 1;
    const found: Selection[] = [];
    for (let n = 0; n < MATCHES.length && found.length < count; n += 1) {
      const one = this.maker.selection(this.#matchOf(step.pick + n), this.#marketOf(step.pick), 1 + (step.pick % 2));
      if (one && (step.kind === "single" || (one.minParlay > 0 && one.stage !== "live"))) found.push(one);
      if (step.kind === "single") break;
    }
    return step.kind === "parlay" && found.length < 2 ? [] : found;
  }

  /** Whoever is on a page picks these there. */
  picked(seat: Seat, picks: readonly Selection[]): void {
    this.more.picked(seat, picks.map(selectionKey));
  }

  #matchOf(pick: number): number {
    return MATCHES[pick % MATCHES.length] ?? MATCHES[0];
  }

  #marketOf(pick: number): number {
    return MARKETS[pick % 2] ?? 1;
  }

  /** Sets the device's clock. A day that turns between two changes of a page would otherwise be missed. */
  setClock(offset: number): void {
    this.more.limits.today();
    this.device.offset = offset;
    this.more.limits.today();
  }

  /** The match and market of a pick, for what moves its price. */
  placeOf(pick: number): { readonly matchId: number; readonly marketId: number; readonly betPos: number } {
    return { matchId: this.#matchOf(pick), marketId: this.#marketOf(pick), betPos: 1 + (pick % 2) };
  }

  outright(pick: number): Selection | undefined {
    this.maker.catchUp();
    const [market] = this.maker.world.outrights.of(1);
    const runner = market?.runners[pick % 3];
    if (market === undefined || runner === undefined || runner.decimal === 0) return undefined;
    return {
      sportId: 1,
      leagueId: market.league.id,
      leagueName: "League",
      matchId: runner.orId,
      mainId: runner.orId,
      home: runner.name,
      away: "Winner",
      startsAt: new Date(market.closesAt).toISOString(),
      stage: "early",
      marketId: 100,
      couId: runner.couId,
      betPos: 1,
      hdp: "",
      outLevel: 0,
      odds: runner.decimal,
      oddsStyle: 2,
      gameId: 0,
      bonus: false,
      minParlay: 0,
      orId: runner.orId,
    };
  }

  /** The name of a combination for this many legs. */
  combination(legs: number, type: number): string {
    const fitting = COMBINATIONS.filter(({ matchCount }) => matchCount === legs);
    return fitting[type % Math.max(1, fitting.length)]?.name ?? "";
  }

  /** A tap of the member on the place button; `then` is called if it starts a bet. */
  tap(seat: Seat, fate: Fate = OK, then: () => void = () => undefined): void {
    const glass = seat.tab.glass();
    seat.page.finger((at) => {
      seat.fate = fate;
      const autoAccept = seat.tab.autoAccepts();
      const ref = seat.tab.tap(at);
      if (ref === undefined) return;
      const painted = glass && { ...glass, at };
      this.note(`tap ${ref} ${JSON.stringify(painted)}`);
      this.truths.tapped({ ref, account: seat.tab.told().account ?? "", autoAccept, painted });
      then();
    });
  }

  /** The member taps the button of a cash-out; `then` is called if it starts one. */
  sell(seat: Seat, fate: Fate, then: () => void): void {
    const glass = seat.tab.saleGlass();
    seat.page.finger((at) => {
      seat.fate = fate;
      const ref = seat.tab.tapSale(at);
      if (ref === undefined) return;
      const painted = glass && { ...glass, at };
      this.note(`sells ${ref} ${JSON.stringify(painted)}`);
      this.truths.sales.tapped({ ref, account: seat.tab.told().account ?? "", painted });
      then();
    });
  }

  /** Everything that follows from the last event without time passing. */
  async #settle(): Promise<void> {
    do {
      await tick();
      while (this.#jobs.length > 0) await this.#jobs.shift()?.();
      if (this.wire.isBusy) await this.wire.idle();
    } while (this.wire.isBusy || this.#jobs.length > 0);
  }

  /** Lives until a time, ms; the truths are checked after every event. */
  async until(moment: number): Promise<void> {
    for (;;) {
      await this.#settle();
      for (const seat of this.seats) this.#draw(seat);
      await tick();
      this.#look();
      if (!this.timeline.step(moment)) return;
    }
  }

  /** A page that is not busy renders what has changed; its screen shows it a frame later, and more may come between. */
  #draw(seat: Seat | undefined): void {
    if (seat === undefined || seat.page.isBusy || !seat.tab.draw()) return;
    seat.page.frame(() => seat.tab.shown());
    const { dice, plan, timeline } = this;
    if (this.isPaused || dice.roll(timeline.now, seat.seen, 97) >= (plan.busy ?? 0)) return;
    const ms = dice.pick(TASKS_MS, timeline.now, 98);
    this.note(`busy for ${ms}`);
    seat.page.block(ms);
  }

  #look(): void {
    if (this.#untruth !== undefined) throw this.#untruth;
    const { shelf } = this.maker.world;
    for (const [place, seat] of this.seats.entries()) {
      if (seat === undefined) continue;
      if (seat.page.wantsReload) {
        this.shut(place);
        this.open(place, false);
        continue;
      }
      const changes = seat.tab.changes();
      if (changes === seat.seen && this.maker.bookings.length === this.#booked) continue;
      seat.seen = changes;
      const told = seat.tab.told();
      this.truths.look(told, (id) => shelf.bet(id));
      this.more.look(seat, told);
      seat.outSince = told.phase === "visitor" ? (seat.outSince ?? this.timeline.now) : undefined;
    }
    this.#booked = this.maker.bookings.length;
  }
}
