import { type App } from "#app/application/app.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { convertedOdds } from "#app/domain/odds/convertedOdds.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { blocks } from "#app/domain/slip/attempt.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { type OutrightSelection, selectionOfOutright } from "#app/domain/slip/outrightPick.ts";
import { isCollectable, MAX_PARLAY, toggleParlay } from "#app/domain/slip/slip.ts";
import { setAside, useAttempts } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { removePlainSlip, wasTakenBack } from "#app/stores/first/plainSlip.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";
import { useSession } from "#app/stores/session.ts";
import { isParlayMode, useSlip } from "#app/stores/slip.ts";
import { openSingle, setParlay } from "#app/stores/slipChanges.ts";
import { setAmount } from "#app/stores/stake.ts";
import { isOwner, ownerOf } from "#app/stores/storage/owner.ts";
import { MAX_MATCHES, NOT_FOR_PARLAY } from "#app/text/parlay.ts";
import { promptDepositIf } from "#app/flows/session/money.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { beforeAdding, beforeChange, dropWaitingPick, keepForLogin } from "./undo.ts";

function openOn(app: App, selection: Selection): void {
  const { single } = useSlip.of(app).getState();
  if (single === undefined || selectionKey(single) !== selectionKey(selection)) {
    if (single !== undefined) {
      // with a wide slip the list stays usable; a bet in doubt is looked for all the same (BET-20)
      beforeChange(app, "replaced");
      setAside(app);
    }
    setAmount(app, "");
  }
  openSingle(app, selection);
}

const isEmpty = (balance: number | null | undefined): boolean => balance === 0;

/** True if another member than this one is signed in. */
function isAnothers(app: App, owner: string | undefined): boolean {
  const { account } = useSession.of(app).getState();
  return owner !== undefined && account !== undefined && !isOwner(owner, ownerOf(account));
}

/**
 * Opens the single slip on a price. A visitor is asked to log in and the pick waits; a member without money is asked to
 * deposit (spec §4, single slip opening). A selection without a price cannot be picked (spec §5). What `owner` has
 * picked opens for nobody else (SES-04); by default it is whoever is there, or starting to be.
 */
export function pickSingle(app: App, selection: Selection, owner?: string): void {
  if (selection.odds === 0) return;
  dropWaitingPick(app);
  const open = (): void => {
    if (wasTakenBack(selection)) return;
    if (isAnothers(app, owner)) return removePlainSlip();
    if (!isEmpty(app.client.getQueryData(userInfo().queryKey)?.member.balance)) return openOn(app, selection);
    void promptDepositIf(app, isEmpty, {
      enough: () => {
        if (!isSending(app) && !wasTakenBack(selection)) openOn(app, selection);
      },
    });
  };
  asMember(app, open, (account) => {
    if (wasTakenBack(selection)) return;
    keepForLogin(app, selection, owner ?? (account === undefined ? undefined : ownerOf(account)));
    requireLogin(app);
  });
}

/** A parlay is always decimal (domain C3): a price shown in another style is converted, and repriced later. */
export function inDecimal(selection: Selection): Selection {
  const { odds, oddsStyle } = selection;
  return oddsStyle === ODDS_STYLE.EU
    ? selection
    : { ...selection, odds: convertedOdds(odds, oddsStyle, ODDS_STYLE.EU) ?? 0, oddsStyle: ODDS_STYLE.EU };
}

/**
 * True while a bet on the selection is pending or in doubt: until it is proven the selection joins no parlay (ADD-03).
 */
export function isInDoubt(app: App, selection: Selection): boolean {
  const { current, aside } = useAttempts.of(app).getState();
  return [current, ...aside].some((attempt) => blocks(attempt, selection));
}

/** Says that the parlay is full (domain C6). */
export const showParlayFull = (app: App): void =>
  showDialog(app, { kind: "betRefused", title: MAX_MATCHES.title, reason: MAX_MATCHES.text(MAX_PARLAY), said: "" });

/**
 * A tap on a price while collecting: adds, replaces or removes; if it is not accepted, the member is told (spec §4, §5;
 * domain C6).
 */
function pickForParlay(app: App, selection: Selection): void {
  const { parlay, collecting } = useSlip.of(app).getState();
  const { list, outcome } = toggleParlay(parlay, inDecimal(selection));
  switch (outcome) {
    case "added":
      if (collecting) beforeAdding(app, selection, "");
      break;
    case "removed":
    case "replaced":
      beforeChange(app, outcome);
      break;
    case "tooMany":
      showParlayFull(app);
      return;
    case "notForParlay":
      showDialog(app, { kind: "betRefused", title: NOT_FOR_PARLAY.title, reason: NOT_FOR_PARLAY.text, said: "" });
      return;
    case "noPrice":
      return;
  }
  setParlay(app, list);
}

/** A bet is pending: nothing can be picked until its response, though with a wide slip the list stays usable. */
export const isSending = (app: App): boolean => useAttempts.of(app).getState().current.state === "submitting";

/** Removes all selections from the parlay; not while a bet on them is pending. */
export function clearParlay(app: App): void {
  if (isSending(app)) return;
  beforeChange(app, "cleared");
  setParlay(app, []);
}

/**
 * A tap on a match price: the single slip, or the parlay while the mix parlay is listed or the member collects
 * (spec §4, BAR-01). While a bet on it is in doubt, a list that collects opens the single slip, which says so (ADD-03).
 * `owner` as of `pickSingle`.
 */
export function pickPrice(app: App, selection: Selection, owner?: string): void {
  if (isAnothers(app, owner)) return removePlainSlip();
  if (isSending(app) || useQuickBet.of(app).getState().tap?.(selection) === true) return;
  const { collecting } = useSlip.of(app).getState();
  const collects = collecting && isCollectable(selection) && !isInDoubt(app, selection);
  if (isParlayMode(app) || collects) pickForParlay(app, selection);
  else pickSingle(app, selection, owner);
}

/**
 * Moves the selection of an open single slip into the parlay, and makes every list collect from now on; "Bet single"
 * restores the amount typed for it (ADD-02, BAR-01). The slip is closed by then, unless the parlay is full.
 */
export function addToParlay(app: App, selection: Selection, amount: string): void {
  if (isSending(app) || isInDoubt(app, selection)) return;
  const { parlay } = useSlip.of(app).getState();
  const { list, outcome } = toggleParlay(parlay, inDecimal(selection));
  if (outcome === "tooMany") return showParlayFull(app);
  if (outcome !== "added" && outcome !== "replaced") return;
  beforeAdding(app, selection, amount);
  setParlay(app, list, true);
}

/** A tap on an outright price: always its own slip; an outright is never part of a parlay (domain D5). */
export function pickOutright(app: App, outright: OutrightSelection): void {
  if (!isSending(app)) pickSingle(app, selectionOfOutright(outright));
}
