/**
 * The port: everything of the app that the simulation uses. Nothing else in `e2e/proofs/simulate` imports its flows and
 * stores.
 */
import { createMemoryHistory } from "@tanstack/react-router";
import { createApp } from "#app/application/app.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { type OpenBets, unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type BetStatuses, statusPoll, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
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
import { pickPrice, pickSingle } from "#app/flows/slip/pickPrice.ts";
import { watchCare } from "#app/flows/slip/ownLimits.ts";
import { answerAsked, lookAgain } from "#app/flows/slip/reconcile.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";
import { dispatchAttempt, setAside, useAttempts } from "#app/stores/attempt.ts";
import { useCashOuts } from "#app/stores/cashOuts.ts";
import { persistCare } from "#app/stores/care.ts";
import { createClock } from "#app/application/clock.ts";
import { closeDialog, type DialogContent, useDialog } from "#app/stores/dialog.ts";
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
import { Eye } from "./eye.ts";
import { quickOf } from "./quick.ts";
import { Sale, type ToldSale } from "./sale.ts";
import { Slip } from "./slip.ts";

/** What is said about one attempt: on the slip, beside it, in the journal. */
export interface ToldAttempt {
  readonly ref: string;
  readonly owner: string;
  readonly state: string;
  /** For a taken one: confirming, found or duplicate. */
  readonly proof: string | undefined;
  readonly betIds: readonly string[];
}

/** What a dialog says, and about which tap. */
export interface ToldDialog {
  readonly kind: DialogContent["kind"];
  readonly ref: string | undefined;
  readonly betIds: readonly string[];
  readonly proof: string | undefined;
  /** For a doubt: its outcome. */
  readonly found: string | undefined;
  /** For a cash-out: its bet, and what it returned. */
  readonly betId: string | undefined;
  readonly back: number | undefined;
}

/** What a page shows at one moment. */
export interface Told {
  readonly phase: string;
  readonly account: string | undefined;
  readonly owner: string | undefined;
  readonly attempts: readonly ToldAttempt[];
  readonly dialogs: readonly ToldDialog[];
  readonly balance: number | null | undefined;
  /** Whose balance it is. */
  readonly balanceOf: string | undefined;
  readonly bets: OpenBets | undefined;
  readonly sales: readonly ToldSale[];
  /** The settled bets by report day, as last requested. */
  readonly settled: Awaited<ReturnType<typeof fetchSettledBets>> | undefined;
}

const NOTHING: BetsKnown = { statuses: {}, open: undefined, readAt: 0 };

const BASE = "https://book.example";

const dialogOf = (content: DialogContent): ToldDialog => ({
  kind: content.kind,
  ref:
    content.kind === "betPlaced"
      ? content.receipt.ref
      : content.kind === "betDoubt" || content.kind === "betAsked"
        ? content.entry.ref
        : content.kind === "betTwice"
          ? content.ref
          : undefined,
  betIds: content.kind === "betPlaced" ? content.receipt.betIds : content.kind === "betTwice" ? content.betIds : [],
  proof: content.kind === "betPlaced" ? content.receipt.proof : undefined,
  found: content.kind === "betDoubt" ? content.found : undefined,
  betId: content.kind === "sold" || content.kind === "soldTwice" ? content.betId : undefined,
  back: content.kind === "sold" ? content.back : undefined,
});

/**
 * Starts the app in a page, as start/main.tsx and start/life.ts do, without rendering. `server` is the bookmaker's
 * clock, if it gives it.
 */
export function openTab(
  launch: { readonly token: string; readonly bcs: string } | undefined,
  server: number | undefined,
) {
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

  const eye = new Eye(client);
  let known: BetsKnown = NOTHING;
  let changes = 1;
  let drawn = 0;
  const change = (): void => {
    changes += 1;
  };
  const slip = new Slip(app, eye, change);
  const sale = new Sale(app, eye, change);
  let settled: Told["settled"];
  for (const store of [useAttempts, useCashOuts, useDialog, useSession, useSettings, useSlip, useStake])
    store.of(app).subscribe(change);
  client.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "removed") change();
  });

  /** One render: the slip, and the watch on the open bets. */
  const draw = (): boolean => {
    if (drawn === changes) return false;
    drawn = changes;
    eye.open();
    const { phase } = useSession.of(app).getState();
    if (phase === "member") {
      const { language, notification } = useSettings.of(app).getState();
      eye.look("member", userInfo());
      const { status } = config().intervals;
      const { data: statuses } = eye.look<BetStatuses, string[]>("statuses", {
        ...unSettleBetStatus(),
        staleTime: status,
        refetchInterval: ({ state }) => statusPoll(state, false),
      });
      const { data: open, dataUpdatedAt: readAt } = eye.look("open", unSettleBetList({ language }));
      const before = known;
      known = { statuses: statuses ?? before.statuses, open, readAt };
      if (known.statuses !== before.statuses || known.open !== before.open || readAt !== before.readAt)
        hearBets(app, before, known, { language, wanted: notification });
    } else known = NOTHING;
    slip.draw();
    sale.draw();
    eye.close();
    return true;
  };

  return {
    /** Grows with everything that may change what the page shows. */
    changes: (): number => changes,
    /** True if there was anything to render. */
    draw,
    /** A frame shows what was rendered last. */
    shown: (): void => {
      slip.shown();
      sale.shown();
    },
    /** What is on the glass: the slip, and the offer of a cash-out. */
    glass: () => slip.glass,
    saleGlass: () => sale.glass,
    autoAccepts: () => slip.autoAccepts,
    quick: quickOf(app),
    /** Picks on a list. A parlay is collected in its own list and bet on its own page. */
    pick: (selections: readonly Selection[], isParlay: boolean): void => {
      useList.of(app).setState({ playType: isParlay ? "parlay" : "today" });
      if (isParlay) setParlay(app, []);
      for (const selection of selections)
        if (selection.orId !== undefined) pickSingle(app, selection);
        else pickPrice(app, selection);
      if (isParlay) clearSingle(app);
      showBetPage(app, isParlay);
    },
    choose: (name: string): void => chooseCombination(app, name),
    type: (digits: string, isParlay: boolean): void =>
      isParlay ? setParlayAmount(app, digits) : setAmount(app, digits),
    /** A tap on the place button whose finger came down at this time, page ms; the ref, if it started a bet. */
    tap: (at: number): string | undefined => {
      const before = useAttempts.of(app).getState().current;
      slip.tap(at);
      const { current } = useAttempts.of(app).getState();
      return current !== before && current.state === "submitting" ? current.entry.ref : undefined;
    },
    /** Opens the cash-out page of a bet; undefined = leaves it. */
    openSale: (betId: string | undefined): void => sale.open(betId),
    pressSale: (key: string): void => sale.press(key),
    tapSale: (at: number) => sale.tap(at),
    openSales: (): readonly string[] => sale.openRefs(),
    /** Requests the settled bets of the days around a time, epoch ms. */
    readSettled: (now: number): void => {
      const { language } = useSettings.of(app).getState();
      settled = undefined;
      const day = reportDay(now);
      fetchSettledBets(client, { language, from: addDays(day, -2), to: addDays(day, 2) }).then(
        (days) => {
          settled = days;
        },
        () => undefined,
      );
    },
    /** Leaves the slip and the bet page. */
    leave: (): void => {
      if (useAttempts.of(app).getState().current.state === "submitting") return;
      setAside(app);
      clearSingle(app);
      showBetPage(app, false);
      setAmount(app, "");
    },
    /** The member looks again if the schedule has run out, and acknowledges outcomes. */
    lookAgain: (): void => {
      const { current, aside } = useAttempts.of(app).getState();
      for (const attempt of [current, ...aside])
        if (attempt.state === "stillUnknown") void lookAgain(app, attempt.entry);
      sale.attend();
    },
    dismiss: (): void => {
      const { current } = useAttempts.of(app).getState();
      if (current.state === "ready") blockSlip(app, undefined);
      else dispatchAttempt(app, { type: "dismiss", ref: current.entry.ref });
    },
    /** Reads the dialog on show and closes it; for bets that look alike the member says which are theirs. */
    read: (mine: (ref: string, bet: BetRecord) => boolean): void => {
      const { content } = useDialog.of(app).getState();
      if (content === undefined) return;
      if (content.kind === "linkRefused") return acknowledgeLink(app);
      closeDialog(app);
      if (content.kind === "betAsked") {
        const { entry, bets } = content;
        answerAsked(
          app,
          entry,
          bets.filter((bet) => mine(entry.ref, bet)),
        );
      }
    },
    autoAccept: (autoAccept: 0 | 1 | 2): void => adoptSettings(app, { autoAccept }),
    signOut: (): Promise<void> => signOut(app),
    /** The host names another member, as SetToken does. */
    handOver: (launch: Parameters<typeof signIn>[1]): Promise<void> => signIn(app, launch),
    told: (): Told => {
      const { phase, account } = useSession.of(app).getState();
      const { current, aside } = useAttempts.of(app).getState();
      const { content, waiting } = useDialog.of(app).getState();
      const info = client.getQueryData(userInfo().queryKey);
      return {
        phase,
        account,
        owner: account === undefined ? undefined : ownerOf(account),
        attempts: [current, ...aside].flatMap((one) =>
          one.state === "ready"
            ? []
            : {
                ref: one.entry.ref,
                owner: one.entry.account,
                state: one.state,
                proof: one.state === "accepted" ? one.proof : undefined,
                betIds: one.state === "accepted" ? one.betIds : [],
              },
        ),
        dialogs: [...(content ? [content] : []), ...waiting].map(dialogOf),
        balance: info?.member.balance,
        balanceOf: info?.member.account,
        bets: known.open,
        sales: sale.told(),
        settled,
      };
    },
    /** The refs of the member's open journal lines. */
    openRefs: (): readonly string[] => {
      const { account } = useSession.of(app).getState();
      return account === undefined ? [] : openEntries(ownerOf(account)).map(({ ref }) => ref);
    },
    /** The journal's outcome for a tap of the current member. */
    outcomeOf: (ref: string): string | undefined => {
      const { account } = useSession.of(app).getState();
      return account === undefined ? undefined : lineOfBet(ownerOf(account), { id: "", clientRef: ref })?.outcome;
    },
  };
}
