import { type App } from "#app/application/app.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { isLegOf } from "#app/domain/slip/attemptMatch.ts";
import { type JournalLine } from "#app/domain/slip/journal.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { makeCode } from "#app/domain/share/slipCode.ts";
import { type LaunchSlip } from "#app/host/launch.ts";
import { PAGE } from "#app/addresses.ts";
import { addShared } from "#app/flows/share/sharedSlip.ts";
import { setOwnLimit, spentToday } from "#app/flows/slip/ownLimits.ts";
import { isSending, pickSingle } from "#app/flows/slip/pickPrice.ts";
import { undo } from "#app/flows/slip/undo.ts";
import { careOf } from "#app/stores/care.ts";
import { journalOf, lineOfBet } from "#app/stores/journal.ts";
import { isMember, useSession } from "#app/stores/session.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSlip } from "#app/stores/slip.ts";
import { showBetPage } from "#app/stores/slipChanges.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { shownOf, useUndo } from "#app/stores/undo.ts";

/** What "What you saw" of a bet says, and whether it finds each of its prices among the legs of the record. */
export interface Saw {
  readonly line: JournalLine;
  readonly isWhole: boolean;
}

interface EveryStore {
  readonly everyStore?: readonly ((app: App) => { getState: () => unknown })[];
}

const MINUTE_MS = 60_000;

/** The contents of maps and sets, which JSON leaves out. */
const open = (_name: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value;

const keysOf = (picks: readonly (Selection | undefined)[]): readonly string[] =>
  picks.flatMap((pick) => (pick === undefined ? [] : selectionKey(pick)));

/** What a page keeps beside what it tells, and what else its member does there. */
export const seenOf = (app: App) => {
  const owner = (): string => ownerOf(useSession.of(app).getState().account ?? "");
  return {
    /** The member's own limit of a report day. */
    limit: (value: number): void => setOwnLimit(app, "spend", value, Date.now()),
    /** What the report day's bets have deducted, as the member reads it. */
    spent: (): number => spentToday(careOf(owner()), Date.now()),
    /** On which report day each of the member's bets counted, by its ref. */
    counted: (): ReadonlyMap<string, string> =>
      new Map(
        journalOf(owner()).flatMap(({ entry, saw }) =>
          saw?.countedOn === undefined ? [] : [[entry.ref, saw.countedOn] as const],
        ),
      ),
    saw: (bet: BetRecord): Saw | undefined => {
      const line = lineOfBet(owner(), bet);
      if (line === undefined) return undefined;
      return { line, isWhole: line.entry.quotes.every((quote) => bet.legs.some(isLegOf(bet.kind, quote))) };
    },
    /** The ids in the line of one of the member's taps; undefined if there is no line. */
    idsOf: (ref: string): readonly string[] | undefined =>
      journalOf(owner()).find(({ entry }) => entry.ref === ref)?.betIds,
    /** Everything in every store and in the cache, as one text. */
    everything: (): string => {
      const stores = (globalThis as unknown as EveryStore).everyStore ?? [];
      // an answer that is only asked for has no content yet
      const cached = app.client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
      return JSON.stringify(
        [stores.map((of) => of(app).getState()), cached.map(({ queryKey, state }) => [queryKey, state.data])],
        open,
      );
    },
    /** The selections in the slip, and those that can be brought back to it. */
    held: (): readonly string[] => {
      const { single, parlay } = useSlip.of(app).getState();
      const { offer, aside } = useUndo.of(app).getState();
      const waiting = [offer, aside].flatMap((one) => (one === undefined ? [] : [one.single, ...one.parlay]));
      return keysOf([single, ...parlay, ...waiting]);
    },
    /** The member takes back the last change of the slip; the selections that were offered, and those then in it. */
    undo: (): { readonly offered: readonly string[]; readonly back: readonly string[] } => {
      const offer = isSending(app) ? undefined : shownOf(useUndo.of(app).getState(), isMember(app));
      undo(app);
      const { single, parlay } = useSlip.of(app).getState();
      return { offered: keysOf([offer?.single, ...(offer?.parlay ?? [])]), back: keysOf([single, ...parlay]) };
    },
    /** The member adds all picks of a link to the parlay. */
    addLink: (picks: readonly Selection[]): void => void addShared(app, picks),
    /** The host opens a pick on the page of a link (AddSelections), whatever page was open, and the member taps it. */
    hostAdds: (pick: Selection): void => {
      const price = Math.round(pick.odds * 1_000);
      const picks = makeCode([{ ...pick, price }], Math.floor(serverNow() / MINUTE_MS));
      app.history.push(PAGE.shared, { picks } satisfies LaunchSlip);
      showBetPage(app, false);
      if (!isSending(app)) pickSingle(app, pick);
    },
  };
};
