import * as v from "valibot";
import { create } from "zustand";
import { type Selection, selectionKey } from "#app/domain/selection.ts";
import { keep } from "./keep.ts";

/** Selections are kept this long after the last change, ms (decisions, Slip). */
const LIFETIME_MS = 86_400_000;

/** Why the slip takes no bet although the market may be open: a code of the last refresh or answer (domain H2, H5). */
export interface SlipBlock {
  readonly code: number;
  /** The server's own words, "" for none. */
  readonly said: string;
}

interface Slip {
  /** The selection of the single slip; undefined = the sheet is closed. */
  readonly single: Selection | undefined;
  readonly block: SlipBlock | undefined;
  /** The sheet is on its way out. */
  readonly leaving: boolean;
}

/** The bet slip. Prices in it are what the member saw, never what may be bet: a restored selection is priced afresh. */
export const useSlip = create<Slip>()(() => ({ single: undefined, block: undefined, leaving: false }));

/** True while the selection with this key is picked. */
export const useIsPicked = (key: string): boolean =>
  useSlip(({ single }) => single !== undefined && selectionKey(single) === key);

/** Puts a selection on the single slip, which shows it. */
export const openSingle = (selection: Selection): void =>
  useSlip.setState({ single: selection, block: undefined, leaving: false });

/** The sheet starts to leave; the selection is taken off when it has. */
export const leaveSingle = (): void => useSlip.setState({ leaving: true });

/** Takes the selection off the single slip. */
export const clearSingle = (): void => useSlip.setState({ single: undefined, block: undefined, leaving: false });

/** Shuts the slip for a reason that stands until the slip is opened again or the reason goes (domain H5). */
export const blockSlip = (block: SlipBlock | undefined): void => useSlip.setState({ block });

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
    entry: {
      name: "slip",
      version: 1,
      schema: v.object({ single: v.optional(selection) }),
      fallback: { single: undefined },
    },
    toKept: ({ single }) => ({ single }),
    fromKept: ({ single }) => ({ single }),
    expiry: (_, now) => now + LIFETIME_MS,
  });
}
