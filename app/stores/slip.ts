import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { STAGE, type Stage } from "#app/domain/boards/match.ts";
import { named } from "./named.ts";
import { type SlipBlock } from "#app/domain/slip/slipInput.ts";
import { FIRST } from "./first/entries.ts";
import { persist } from "./storage/persist.ts";
import { useList } from "./list.ts";

/** Selections are kept this long after the last change, ms (decisions, Slip). */
const LIFETIME_MS = 86_400_000;

interface Slip {
  /** The selection of the single slip; undefined = the sheet is closed. */
  readonly single: Selection | undefined;
  /** The selections of the parlay, in the order in which they were picked. */
  readonly parlay: readonly Selection[];
  /** A selection was added from a single slip: while the parlay is not empty, all lists collect for it (BAR-01). */
  readonly collecting: boolean;
  /** Why the single slip, or the bet page, accepts no bet now. */
  readonly block: SlipBlock | undefined;
  /** The sheet is closing. */
  readonly leaving: boolean;
  /** The name of the chosen combination, "4 X 11"; undefined = the first available. */
  readonly combination: string | undefined;
  /** The bet page is on the screen. */
  readonly betPage: boolean;
  /** Identifies the account to which the selections belong; undefined = a visitor's (SES-04). */
  readonly owner: string | undefined;
}

/** The bet slip. Its prices are what the member saw, never what may be bet: a restored selection is repriced. */
export const useSlip = store<Slip>(() => ({
  single: undefined,
  parlay: [],
  collecting: false,
  block: undefined,
  leaving: false,
  combination: undefined,
  betPage: false,
  owner: undefined,
}));

/** True while picks go to the parlay: the index lists the mix parlay (spec §2, decisions, Screens). */
export const isParlayMode = (app: App): boolean => useList.of(app).getState().playType === "parlay";

/** The same, for a component. */
export const useParlayMode = (): boolean => useList(({ playType }) => playType === "parlay");

/** True while picks go to the parlay, or may: the mix parlay is listed, or the member collects in every list (BAR-01). */
export function useCollects(): boolean {
  const listed = useParlayMode();
  const collecting = useSlip((slip) => slip.collecting);
  return listed || collecting;
}

/** True while the selection with this key is picked; for the parlay only where it is collected. */
export function useIsPicked(key: string): boolean {
  const collects = useCollects();
  const is = (pick: Selection) => selectionKey(pick) === key;
  return useSlip(
    ({ single, leaving, parlay }) => (collects && parlay.some(is)) || (single !== undefined && !leaving && is(single)),
  );
}

const finite = v.pipe(v.number(), v.finite());
const name = v.pipe(v.string(), v.maxLength(300));

/** A selection as it is stored. */
export const selectionShape = v.object({
  sportId: finite,
  leagueId: finite,
  leagueName: name,
  matchId: finite,
  mainId: finite,
  home: name,
  away: name,
  startsAt: name,
  stage: named(STAGE),
  marketId: finite,
  couId: finite,
  betPos: finite,
  positions: v.exactOptional(finite),
  hdp: name,
  outLevel: finite,
  odds: finite,
  oddsStyle: v.picklist(ODDS_STYLES),
  gameId: finite,
  bonus: v.boolean(),
  minParlay: finite,
  score: v.exactOptional(v.pipe(v.tuple([finite, finite]), v.readonly())),
  orId: v.exactOptional(finite),
});

/** Selections as they are stored; a restored list may break any rule. */
export const pickList = v.pipe(v.array(selectionShape), v.maxLength(50), v.readonly());

/**
 * Selections and quotes are stored with the stage's wire number: tabs of an older version read what this one writes.
 */
export const stageAsNumber = (key: string, value: unknown): unknown =>
  key === "stage" ? STAGE.number(value as Stage) : value;

/** Where the selections are kept. */
export const SLIP_ENTRY = {
  ...FIRST.slip,
  schema: v.object({
    single: v.optional(selectionShape),
    parlay: pickList,
    collecting: v.optional(v.boolean()),
    owner: v.optional(v.string()),
  }),
  fallback: { single: undefined, parlay: [], owner: undefined },
  toStored: stageAsNumber,
};

/** Restores the selections of the last visit and stores every change from now on. A stake is never stored. */
export function persistSlip(app: App): () => void {
  return persist(useSlip.of(app), {
    entry: SLIP_ENTRY,
    toKept: ({ single, parlay, collecting, owner }) => ({ single, parlay, collecting: collecting || undefined, owner }),
    fromKept: ({ single, parlay, collecting = false, owner }) => ({ single, parlay, collecting, owner }),
    expiry: (_, now) => now + LIFETIME_MS,
  });
}
