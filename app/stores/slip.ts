import * as v from "valibot";
import { create } from "zustand";
import { type Selection, selectionKey } from "#app/domain/selection.ts";
import { keep } from "./keep.ts";

/** Selections are kept this long after the last change, ms (decisions, Slip). */
const LIFETIME_MS = 86_400_000;

interface Slip {
  /** The selection of the single slip; undefined = the sheet is closed. */
  readonly single: Selection | undefined;
}

/** The bet slip. Prices in it are what the member saw, never what may be bet: a restored selection is priced afresh. */
export const useSlip = create<Slip>()(() => ({ single: undefined }));

/** True while the selection with this key is picked. */
export const useIsPicked = (key: string): boolean =>
  useSlip(({ single }) => single !== undefined && selectionKey(single) === key);

/** Puts a selection on the single slip, which shows it. */
export const openSingle = (selection: Selection): void => useSlip.setState({ single: selection });

/** Takes the selection off the single slip. */
export const clearSingle = (): void => useSlip.setState({ single: undefined });

const finite = v.pipe(v.number(), v.finite());
const name = v.pipe(v.string(), v.maxLength(300));

const selection = v.object({
  sportId: finite,
  leagueId: finite,
  leagueName: name,
  matchId: finite,
  mainId: finite,
  home: name,
  away: name,
  startsAt: name,
  stage: v.picklist([1, 2, 3]),
  marketId: finite,
  couId: finite,
  betPos: finite,
  hdp: name,
  outLevel: finite,
  odds: finite,
  oddsStyle: v.picklist([1, 2, 3, 4, 5, 6]),
  gameId: finite,
  bonus: v.boolean(),
  minParlay: finite,
  score: v.exactOptional(v.pipe(v.tuple([finite, finite]), v.readonly())),
});

/** Restores the selections of the last visit and stores every change from now on. A stake is never stored. */
export function keepSlip(): void {
  keep(useSlip, {
    entry: { name: "slip", version: 1, schema: v.object({ single: v.optional(selection) }), fallback: { single: undefined } },
    toKept: ({ single }) => ({ single }),
    fromKept: ({ single }) => ({ single }),
    expiry: (_, now) => now + LIFETIME_MS,
  });
}
