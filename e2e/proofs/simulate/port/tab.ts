/**
 * The port: everything of the app that the simulation uses. Nothing else in `e2e/proofs/simulate` imports its flows and
 * stores.
 */
import { createMemoryHistory } from "@tanstack/react-router";
import { type App, createApp } from "#app/application/app.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { statusPoll } from "#app/api/bet/statusPoll.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { config, parseConfig, setConfig } from "#app/config.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { type BetsKnown, hearBets } from "#app/flows/bets/betWatch.ts";
import { watchSettings } from "#app/flows/session/memberSettings.ts";
import { acknowledgeLink } from "#app/flows/session/linkRefused.ts";
import { signIn, signOut, startSession } from "#app/flows/session/session.ts";
import { watchSession } from "#app/flows/session/sessionWatch.ts";
import { preloadRules } from "#app/flows/slip/pick.ts";
import { isSending, pickPrice, pickSingle } from "#app/flows/slip/pickPrice.ts";
import { watchCare } from "#app/flows/slip/ownLimits.ts";
import { answerAsked, lookAgain } from "#app/flows/slip/reconcile.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";
import { dispatchAttempt, setAside, useAttempts } from "#app/stores/attempt.ts";
import { useCashOuts } from "#app/stores/cashOuts.ts";
import { persistCare } from "#app/stores/care.ts";
import { createClock } from "#app/application/clock.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { lineOfBet, openEntries } from "#app/stores/journal.ts";
import { persistList, useList } from "#app/stores/list.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { noteServerTime } from "#app/stores/serverClock.ts";
import { holdLaunch, useSession } from "#app/stores/session.ts";
import { persistSettings, adoptSettings, useSettings } from "#app/stores/settings.ts";
import { persistSlip, useSlip } from "#app/stores/slip.ts";
import { blockSlip, chooseCombination, clearSingle, setParlay, showBetPage } from "#app/stores/slipChanges.ts";
import { persistSlipOptions } from "#app/stores/slipOptions.ts";
import { setAmount, setParlayAmount, useStake } from "#app/stores/stake.ts";
import { persistUndo } from "#app/stores/undo.ts";
import { alertsOf } from "./alerts.ts";
import { type EarlyTap, earlyOf } from "./early.ts";
import { Eye } from "./eye.ts";
import { quickOf } from "./quick.ts";
import { seenOf } from "./seen.ts";
import { Sale } from "./sale.ts";
import { type Painted, Slip } from "./slip.ts";
import { attemptsOf, dialogOf, type Told } from "./told.ts";

const NOTHING: BetsKnown = { statuses: {}, open: undefined, readAt: 0 };

const BASE = "https://book.example";

/** What an operator's page launches the app with. */
interface Launch {
  readonly token: string;
  readonly bcs: string;
}

/** Starts the app as start/main.tsx and start/life.ts do, without rendering. */
function startApp(launch: Launch | undefined, server: number | undefined): App {
  if (launch) holdLaunch(launch);
  setConfig(
    parseConfig({ apiBase: `${BASE}/api`, accessBase: `${BASE}/access`, statsBase: `${BASE}/stats`, deviceUid: false }),
  );
  if (server !== undefined) noteServerTime(server, Date.now());
  const client = createQueryClient();
  client.mount();
  const app = createApp({ client, history: createMemoryHistory(), now: createClock() });
  persistSettings(app, config().defaults);
  persistList(app);
  persistSlip(app);
  persistCare(app);
  persistSlipOptions(app);
  persistUndo(app);
  watchSession(app);
  watchSettings(app);
  watchCare(app);
  preloadRules();
  watchSlip(app);
  void startSession(app, { token: launch?.token, bcs: launch?.bcs ?? "" } as Parameters<typeof startSession>[1]);
  return app;
}

/** A page with the app in it, without a screen: what the member does there, and what it says. */
class Tab {
  readonly quick: ReturnType<typeof quickOf>;
  readonly alerts: ReturnType<typeof alertsOf>;
  readonly seen: ReturnType<typeof seenOf>;
  readonly early: ReturnType<typeof earlyOf>;
  readonly #app: App;
  readonly #eye: Eye;
  readonly #slip: Slip;
  readonly #sale: Sale;
  #known = NOTHING;
  #changes = 1;
  #drawn = 0;
  #settled: Told["settled"];

  constructor(app: App) {
    this.#app = app;
    this.#eye = new Eye(app.client);
    const change = (): void => {
      this.#changes += 1;
    };
    this.#slip = new Slip(app, this.#eye, change);
    this.#sale = new Sale(app, this.#eye, change);
    for (const store of [useAttempts, useCashOuts, useDialog, useSession, useSettings, useSlip, useStake])
      store.of(app).subscribe(change);
    app.client.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "removed") change();
    });
    this.quick = quickOf(app);
    this.alerts = alertsOf(app);
    this.seen = seenOf(app);
    this.early = earlyOf(app, change);
  }

  /** Grows with everything that may change what the page shows. */
  changes(): number {
    return this.#changes;
  }

  /** One render: the slip, and the watch on the open bets. False if there was nothing to render. */
  draw(): boolean {
    if (this.#drawn === this.#changes) return false;
    this.#drawn = this.#changes;
    this.#eye.open();
    const { phase } = useSession.of(this.#app).getState();
    if (phase === "member") this.#watchBets();
    else this.#known = NOTHING;
    // the app's layers come last
    if (this.early.isThere()) {
      this.#slip.draw();
      this.#sale.draw();
      if (this.early.draw()) this.#slip.draw();
    }
    this.#eye.close();
    return true;
  }

  #watchBets(): void {
    const { language, notification } = useSettings.of(this.#app).getState();
    this.#eye.look("member", userInfo());
    const { status } = config().intervals;
    const { data: statuses } = this.#eye.look<BetStatuses, string[]>("statuses", {
      ...unSettleBetStatus(),
      staleTime: status,
      refetchInterval: ({ state }) => statusPoll(state, false),
    });
    const { data: open, dataUpdatedAt: readAt } = this.#eye.look("open", unSettleBetList({ language }));
    const before = this.#known;
    const known: BetsKnown = { statuses: statuses ?? before.statuses, open, readAt };
    this.#known = known;
    if (known.statuses !== before.statuses || known.open !== before.open || readAt !== before.readAt)
      hearBets(this.#app, before, known, { language, wanted: notification });
  }

  /** A frame shows what was rendered last. */
  shown(): void {
    this.#slip.shown();
    this.#sale.shown();
  }

  /** The attempt that is open on the slip as last drawn. */
  drawnBet(): Slip["drawnBet"] {
    return this.#slip.drawnBet;
  }

  /** What is on the glass of the slip. */
  glass(): Omit<Painted, "at"> | undefined {
    return this.#slip.glass;
  }

  /** The offer of a cash-out that is on the glass. */
  saleGlass(): Sale["glass"] {
    return this.#sale.glass;
  }

  autoAccepts(): Slip["autoAccepts"] {
    return this.#slip.autoAccepts;
  }

  /** Picks on a list. A parlay is collected in its own list and bet on its own page. */
  pick(selections: readonly Selection[], isParlay: boolean): void {
    const app = this.#app;
    // nothing can be picked until the answer, or under the slip that stands before the app does
    if (isSending(app) || this.early.stands()) return;
    useList.of(app).setState({ playType: isParlay ? "parlay" : "today" });
    if (isParlay) setParlay(app, []);
    for (const selection of selections)
      if (selection.orId !== undefined) pickSingle(app, selection);
      else pickPrice(app, selection);
    if (isParlay) clearSingle(app);
    showBetPage(app, isParlay);
  }

  choose(name: string): void {
    chooseCombination(this.#app, name);
  }

  type(digits: string, isParlay: boolean): void {
    if (isParlay) setParlayAmount(this.#app, digits);
    else setAmount(this.#app, digits);
  }

  /** A tap on the place button whose finger came down at this time, page ms; the ref, if it started a bet. */
  tap(at: number): string | undefined {
    const before = useAttempts.of(this.#app).getState().current;
    this.#slip.tap(at);
    const { current } = useAttempts.of(this.#app).getState();
    return current !== before && current.state === "submitting" ? current.entry.ref : undefined;
  }

  /** Opens the cash-out page of a bet; undefined = leaves it. */
  openSale(betId: string | undefined): void {
    this.#sale.open(betId);
  }

  pressSale(key: string): void {
    this.#sale.press(key);
  }

  tapSale(at: number): string | undefined {
    return this.#sale.tap(at);
  }

  openSales(): readonly string[] {
    return this.#sale.openRefs();
  }

  /** Requests the settled bets of the days around a time, epoch ms. */
  readSettled(now: number): void {
    const { language } = useSettings.of(this.#app).getState();
    this.#settled = undefined;
    const day = reportDay(now);
    fetchSettledBets(this.#app.client, { language, from: addDays(day, -2), to: addDays(day, 2) }).then(
      (days) => {
        this.#settled = days;
      },
      () => undefined,
    );
  }

  /** Leaves the slip and the bet page. */
  leave(): void {
    const app = this.#app;
    if (useAttempts.of(app).getState().current.state === "submitting") return;
    setAside(app);
    clearSingle(app);
    showBetPage(app, false);
    setAmount(app, "");
  }

  /** The member looks again if the schedule has run out, and acknowledges outcomes. */
  lookAgain(): void {
    const { current, aside } = useAttempts.of(this.#app).getState();
    for (const attempt of [current, ...aside])
      if (attempt.state === "stillUnknown") void lookAgain(this.#app, attempt.entry);
    this.#sale.attend();
  }

  dismiss(): void {
    const { current } = useAttempts.of(this.#app).getState();
    if (current.state === "ready") blockSlip(this.#app, undefined);
    else dispatchAttempt(this.#app, { type: "dismiss", ref: current.entry.ref });
  }

  /** Reads the dialog on show and closes it; for bets that look alike the member says which are theirs. */
  read(mine: (ref: string, bet: BetRecord) => boolean): void {
    const { content } = useDialog.of(this.#app).getState();
    if (content === undefined) return;
    if (content.kind === "linkRefused") return acknowledgeLink(this.#app);
    closeDialog(this.#app);
    if (content.kind === "betAsked") {
      const { entry, bets } = content;
      const theirs = bets.filter((bet) => mine(entry.ref, bet));
      answerAsked(this.#app, entry, theirs);
    }
  }

  autoAccept(autoAccept: 0 | 1 | 2): void {
    adoptSettings(this.#app, { autoAccept });
  }

  signOut(): Promise<void> {
    return signOut(this.#app);
  }

  /** The host names another member, as SetToken does. */
  handOver(launch: Parameters<typeof signIn>[1]): Promise<void> {
    return signIn(this.#app, launch);
  }

  told(): Told {
    const app = this.#app;
    const { phase, account } = useSession.of(app).getState();
    const { current, aside } = useAttempts.of(app).getState();
    const { content, waiting } = useDialog.of(app).getState();
    const info = app.client.getQueryData(userInfo().queryKey);
    return {
      phase,
      account,
      owner: account === undefined ? undefined : ownerOf(account),
      attempts: attemptsOf([current, ...aside]),
      dialogs: [...(content ? [content] : []), ...waiting].map(dialogOf),
      balance: info?.member.balance,
      balanceOf: info?.member.account,
      bets: this.#known.open,
      sales: this.#sale.told(),
      settled: this.#settled,
    };
  }

  /** The refs of the member's open journal lines. */
  openRefs(): readonly string[] {
    const { account } = useSession.of(this.#app).getState();
    return account === undefined ? [] : openEntries(ownerOf(account)).map(({ ref }) => ref);
  }

  /** The journal's outcome for a tap of the current member. */
  outcomeOf(ref: string): string | undefined {
    const { account } = useSession.of(this.#app).getState();
    return account === undefined ? undefined : lineOfBet(ownerOf(account), { id: "", clientRef: ref })?.outcome;
  }
}

/**
 * Opens the app in a page. `server` is the bookmaker's clock, epoch ms, if it gives it; `early` is what the member taps before the app
 * has come, on a page that came back without a launch.
 */
export function openTab(launch: Launch | undefined, server: number | undefined, early?: EarlyTap): Tab {
  const tab = new Tab(startApp(launch, server));
  if (early && launch === undefined) tab.early.tap(early);
  return tab;
}
