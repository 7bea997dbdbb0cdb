import { type App } from "#app/application/app.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type SlipBlock } from "#app/domain/slip/slipInput.ts";
import { isOwner } from "./storage/owner.ts";
import { useSlip } from "./slip.ts";

/** Puts a selection on the single slip and opens it. */
export const openSingle = (app: App, single: Selection): void =>
  useSlip.of(app).setState({ single, block: undefined, leaving: false });

/** The sheet starts to close; the selection is removed once it has. */
export const leaveSingle = (app: App): void => useSlip.of(app).setState({ leaving: true });

/** Removes the selection from the single slip. */
export const clearSingle = (app: App): void =>
  useSlip.of(app).setState({ single: undefined, block: undefined, leaving: false });

/** Sets the selections of the parlay; an empty one stops collecting. */
export const setParlay = (
  app: App,
  parlay: readonly Selection[],
  collecting = useSlip.of(app).getState().collecting,
): void => useSlip.of(app).setState({ parlay, collecting: collecting && parlay.length > 0, block: undefined });

/** Chooses a combination by its name. */
export const chooseCombination = (app: App, combination: string | undefined): void =>
  useSlip.of(app).setState({ combination });

/** Blocks the slip for a reason that stands until the slip is reopened or the reason goes (domain H5). */
export const blockSlip = (app: App, block: SlipBlock | undefined): void => useSlip.of(app).setState({ block });

/** The bet page was shown or left. */
export const showBetPage = (app: App, betPage: boolean): void =>
  useSlip.of(app).setState({ betPage, block: undefined });

/** The selections now belong to this member; another member's are removed (SES-04). */
export function ownSlip(app: App, owner: string): void {
  const before = useSlip.of(app).getState().owner;
  if (before === owner) return;
  if (before !== undefined && !isOwner(before, owner))
    useSlip
      .of(app)
      .setState({ single: undefined, parlay: [], collecting: false, block: undefined, combination: undefined });
  useSlip.of(app).setState({ owner });
}
