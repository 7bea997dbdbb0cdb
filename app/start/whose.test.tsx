import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { menu } from "#app/api/odds/getMenu.ts";
import { preference, preferenceAnswer } from "#app/api/odds/getPreference.ts";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { watch } from "#app/domain/watches/testing/watched.ts";
import { EMPTY_BOOK } from "#app/domain/watches/watchBook.ts";
import { watchCombo } from "#app/flows/lists/comboWatch.ts";
import { watchAllowedStyles } from "#app/flows/session/allowedStyles.ts";
import { signIn, signOut } from "#app/flows/session/session.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";
import { stopAll } from "#app/flows/stops.ts";
import { answerCalls, credentialsOf, infoOf } from "#app/flows/testing/answered.ts";
import { quoteOf } from "#app/flows/testing/lostBet.ts";
import { watchWatches } from "#app/flows/watches/watchLife.ts";
import { lastAllowedStyles } from "#app/stores/allowedStyles.ts";
import { keepQuietHours, useAlertSounds } from "#app/stores/watches/sounds.ts";
import { persistAlerts, useAlerts, wantAlerts } from "#app/stores/alerts.ts";
import { queueNotices, useNotices } from "#app/stores/bets/notices.ts";
import { changeCare, persistCare, useCare } from "#app/stores/care.ts";
import { lastCombos } from "#app/stores/combos.ts";
import { showDialog, useDialog } from "#app/stores/dialog.ts";
import { filterKey, persistFilters, showLeagues } from "#app/stores/filter.ts";
import { foldsOf, keepFolds } from "#app/stores/folds.ts";
import { foldMarket, persistMarketFolds, pinMarket, useMarketFolds } from "#app/stores/marketFolds.ts";
import { ownerOf, setOwner } from "#app/stores/storage/owner.ts";
import { persistRecentSearches, rememberSearch, useRecentSearches } from "#app/stores/recentSearches.ts";
import { useSession } from "#app/stores/session.ts";
import { persistSlip, useSlip } from "#app/stores/slip.ts";
import { setParlay } from "#app/stores/slipChanges.ts";
import { persistSlipOptions, setKeepSelections, setQuickAmounts, useSlipOptions } from "#app/stores/slipOptions.ts";
import { setAmount, useStake } from "#app/stores/stake.ts";
import { persistUndo, useUndo } from "#app/stores/undo.ts";
import { keepBook, queueTellings, useTellings, useWatches } from "#app/stores/watches/watches.ts";

/**
 * Whose each store is: "kept" for its member, who finds it again; "gone" once its member has left, and so is what a
 * member's bets, money and prompts left in the page; a "setting" of the device, named as such in the settings; of the
 * "page" or the device, and says nothing about a member.
 */
type Whose = "kept" | "gone" | "setting" | "page";

const STORES: Readonly<Record<string, Whose>> = {
  useAlertList: "page",
  useAlerts: "kept",
  useAlertSounds: "kept",
  useAttempts: "gone",
  useCare: "kept",
  // by flows/sale/cashOutWatch.ts
  useCashOuts: "gone",
  useCleared: "gone",
  useDialog: "gone",
  useFeed: "page",
  useFilters: "gone",
  useHeldPrice: "page",
  useLaunchArea: "page",
  // where the page was left: sport and tab
  useList: "page",
  // which list a match was opened from, as the history of the page has it
  useListColumn: "page",
  useLook: "page",
  useMarketFolds: "kept",
  useMatchStage: "page",
  useNotices: "gone",
  useNumbersLine: "page",
  usePanel: "page",
  useQuickBet: "gone",
  useRecentSearches: "gone",
  useRelease: "page",
  useSession: "gone",
  useShareAsked: "page",
  useSettings: "setting",
  useSightings: "page",
  useSite: "page",
  useSlip: "gone",
  useSlipOptions: "kept",
  useStake: "gone",
  useTellings: "gone",
  useTellMe: "page",
  useTheme: "setting",
  useUndo: "gone",
  useVibration: "page",
  useWatches: "gone",
};

/** The same for each stored entry. */
const ENTRIES: Readonly<Record<string, Whose>> = {
  alerts: "kept",
  alertSounds: "kept",
  allowedStyles: "gone",
  brand: "page",
  care: "kept",
  combos: "gone",
  crests: "page",
  goodConfig: "page",
  // an attempt waits for its member under their key
  journal: "kept",
  launch: "gone",
  launched: "page",
  leagues: "gone",
  list: "page",
  lot: "page",
  markets: "kept",
  // what this device has shown once
  numbersTold: "page",
  operator: "page",
  owner: "gone",
  putAside: "gone",
  quickBet: "kept",
  quickRing: "page",
  reloaded: "page",
  reloadedForChunk: "page",
  reloadedForRelease: "page",
  sales: "kept",
  searches: "gone",
  session: "gone",
  settings: "setting",
  sharedSlip: "page",
  slip: "gone",
  slipOptions: "kept",
  theme: "setting",
  toldWins: "gone",
  unsent: "gone",
  // told to its member at the next sign-in, as the journal's are
  untoldSales: "kept",
  vibration: "page",
  watches: "gone",
  winCard: "kept",
};

const ROOT = `${process.cwd()}/app`;

const sources = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(stores|flows|components|api|host|screens)\/.*\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(`${ROOT}/${file}`, "utf8"));

const found = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
];

test("what makes room for what is vital are entries that no member needs to find again", () => {
  const [, names = ""] =
    /const CACHES = \[(.*)\]/.exec(readFileSync(`${ROOT}/stores/storage/storage.ts`, "utf8")) ?? [];
  const caches = [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  expect(caches).toContain("combos");
  for (const name of caches) expect([name, ENTRIES[name]]).toEqual([name, expect.stringMatching(/^(page|gone)$/)]);
});

test("every store and every stored entry is said to be somebody's", () => {
  expect(found(/const (use\w+) = store[<(]/g).toSorted()).toEqual(Object.keys(STORES).toSorted());
  const entries = [...found(/name: "(\w+)",\s+version: \d/g), ...found(/\.\.\.[A-Z_]+, name: "(\w+)"/g)];
  expect(entries.toSorted()).toEqual(Object.keys(ENTRIES).toSorted());
});

const PICK: Selection = {
  ...quoteOf(0),
  mainId: 5,
  leagueId: 1,
  leagueName: "L",
  home: "H",
  away: "A",
  startsAt: "2999-11-22T15:00:00Z",
  minParlay: 2,
};

const LIST = filterKey(1, "live");

/** A server that allows two odds styles. */
const ALLOWS = { Code: 0, AllowOddsStyle: [2, 3] };

interface Walked {
  /** What a member leaves in the store. */
  readonly leave: (app: App, owner: string) => void;
  /** What is to be seen of it. */
  readonly seen: (app: App, owner: string) => unknown;
}

/** What a member may leave in each store that is theirs. */
const WALK: Readonly<Record<string, Walked>> = {
  allowedStyles: {
    leave: (app) => app.client.setQueryData(preference().queryKey, v.parse(preferenceAnswer, ALLOWS)),
    seen: lastAllowedStyles,
  },
  combos: {
    leave: ({ client }) => {
      const options = menu({ language: "en-US" });
      // known as what it is: a menu outlives its member in the cache
      client.getQueryCache().build(client, client.defaultQueryOptions(options));
      client.setQueryData(options.queryKey, { sports: [], combos: [{ id: 7, name: "Virtual", sports: [] }] });
    },
    seen: () => lastCombos("en-US"),
  },
  useAlerts: { leave: (app) => wantAlerts(app, true), seen: (app) => useAlerts.of(app).getState() },
  useAlertSounds: { leave: (app) => keepQuietHours(app, true), seen: (app) => useAlertSounds.of(app).getState() },
  useCare: {
    leave: (app, owner) => changeCare(app, owner, () => ({ spend: { value: 100 } })),
    seen: (app, owner) => useCare.of(app).getState().of[owner],
  },
  useDialog: {
    leave: (app) => showDialog(app, { kind: "sold", betId: "b1", back: 10, left: 0 }),
    seen: (app) => useDialog.of(app).getState().content,
  },
  useFilters: {
    leave: (app) => showLeagues(app, LIST, [1]),
    seen: () => JSON.parse(localStorage.getItem("sportsbook:leagues") ?? "{}").data?.only?.[LIST],
  },
  folds: {
    leave: (app) => keepFolds(app, LIST, new Map([["1", true]])),
    seen: (app) => [...foldsOf(app, LIST)],
  },
  useMarketFolds: {
    leave: (app) => {
      pinMarket(app, 1, 9);
      foldMarket(app, 1, 3, false);
    },
    seen: (app) => useMarketFolds.of(app).getState(),
  },
  useNotices: {
    leave: (app) => queueNotices(app, [{ betId: "b1", status: "settled", at: 1 }]),
    seen: (app) => useNotices.of(app).getState(),
  },
  useRecentSearches: {
    leave: (app) => rememberSearch(app, "Arsenal"),
    seen: (app) => [
      useRecentSearches.of(app).getState(),
      (localStorage.getItem("sportsbook:searches") ?? "").includes("Arsenal"),
    ],
  },
  useSlip: {
    leave: (app) => setParlay(app, [PICK], true),
    seen: (app) => [useSlip.of(app).getState().parlay, useUndo.of(app).getState()],
  },
  useSlipOptions: {
    leave: (app) => {
      setKeepSelections(app, true);
      setQuickAmounts(app, "USD", [5, 6, 7, 8]);
    },
    seen: (app) => useSlipOptions.of(app).getState(),
  },
  useStake: { leave: (app) => setAmount(app, "50"), seen: (app) => useStake.of(app).getState() },
  useTellings: {
    leave: (app) => queueTellings(app, [{ id: "t1" } as never]),
    seen: (app) => useTellings.of(app).getState(),
  },
  useWatches: {
    leave: (app) =>
      keepBook(app, { ...useWatches.of(app).getState(), watches: [watch("open", { createdAt: Date.now() })] }),
    seen: (app) => useWatches.of(app).getState().watches,
  },
};

let app: App;
let stop: () => void;

/** A page of this device. */
function visit(): void {
  app = testApp();
  persistFilters(app);
  persistSlip(app);
  persistMarketFolds(app);
  stop = stopAll([
    persistCare(app),
    persistAlerts(app),
    persistRecentSearches(app),
    persistSlipOptions(app),
    persistUndo(app),
    watchAllowedStyles(app),
    watchCombo(app),
    watchSlip(app),
    watchWatches(app, false),
  ]);
}

const enters = (account: string): Promise<void> => signIn(app, credentialsOf(account));

beforeEach(() => {
  setTestAddresses();
  answerCalls(({ name, account }) => (name === "GetUserInfo" ? infoOf(account) : undefined));
  keepBook(testApp(), EMPTY_BOOK);
  visit();
});

afterEach(async () => {
  await signOut(app);
  setOwner(undefined);
  stop();
  vi.unstubAllGlobals();
});

let members = 0;

describe.each(Object.entries(WALK))("%s", (name, { leave, seen }) => {
  const whose = STORES[name] ?? "gone";

  test.each(["after a log-out", "in the place of the first"])("is not the next member's, %s", async (how) => {
    const [first, next] = [`first ${++members}`, `next ${members}`];
    await enters(next);
    const empty = seen(app, ownerOf(next));
    await signOut(app);
    await enters(first);
    leave(app, ownerOf(first));
    const left = seen(app, ownerOf(first));
    expect(left).not.toEqual(empty);
    if (how === "after a log-out") await signOut(app);
    await enters(next);
    expect(useSession.of(app).getState().account).toBe(next);
    expect(seen(app, ownerOf(next))).toEqual(empty);
    await signOut(app);
    await enters(first);
    expect(seen(app, ownerOf(first))).toEqual(whose === "kept" ? left : empty);
  });

  test("is not seen on a page that a log-out has left, nor on the next", async () => {
    const [first] = [`alone ${++members}`];
    const empty = seen(app, "");
    await enters(first);
    leave(app, ownerOf(first));
    await signOut(app);
    expect(seen(app, "")).toEqual(empty);
    stop();
    visit();
    expect(seen(app, "")).toEqual(empty);
  });
});
