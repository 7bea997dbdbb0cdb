import { type QueryClient } from "@tanstack/react-query";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { convertOdds, ODDS_STYLE } from "#app/domain/odds/odds.ts";
import {
  type OutrightSelection,
  type Selection,
  selectionKey,
  selectionOfOutright,
} from "#app/domain/slip/selection.ts";
import { isCollectable, MAX_PARLAY, toggleParlay } from "#app/domain/slip/slip.ts";
import { setAside, useAttempts } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { isParlayMode, openSingle, setParlay, useSlip } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { MAX_MATCHES, NOT_FOR_PARLAY } from "#app/text/parlay.ts";
import { promptDepositIf } from "#app/flows/session/money.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { beforeAdding, beforeChange, keepForLogin } from "./undo.ts";

function openOn(selection: Selection): void {
  const { single } = useSlip.getState();
  if (single === undefined || selectionKey(single) !== selectionKey(selection)) {
    if (single !== undefined) {
      // beside a wide slip the list stays in reach; what is in doubt is looked for all the same (BET-20)
      beforeChange("replaced");
      setAside();
    }
    setAmount("");
  }
  openSingle(selection);
}

const isEmpty = (balance: number | null | undefined): boolean => balance === 0;

/**
 * The single slip opens on a price. A visitor is asked to log in, and the pick waits for that; a member without money is
 * asked to deposit (spec §4, single slip opening). A selection without a price cannot be picked (spec §5).
 */
export function pickSingle(client: QueryClient, selection: Selection): void {
  if (selection.odds === 0) return;
  const open = (): void => {
    if (!isEmpty(client.getQueryData(userInfo().queryKey)?.member.balance)) return openOn(selection);
    void promptDepositIf(client, isEmpty, {
      enough: () => {
        if (!isSending()) openOn(selection);
      },
    });
  };
  asMember(open, () => {
    keepForLogin(selection);
    requireLogin();
  });
}

/** A parlay is always decimal (domain C3): what was shown in another style is converted and priced afresh later. */
export function inDecimal(selection: Selection): Selection {
  const { odds, oddsStyle } = selection;
  return oddsStyle === ODDS_STYLE.EU
    ? selection
    : { ...selection, odds: convertOdds(odds, oddsStyle, ODDS_STYLE.EU) ?? 0, oddsStyle: ODDS_STYLE.EU };
}

const tellFull = (): void =>
  showDialog({ kind: "betRefused", title: MAX_MATCHES.title, reason: MAX_MATCHES.text(MAX_PARLAY), said: "" });

/** A tap on a price that is collected: adds, replaces or removes; what is not taken is said (spec §4, §5; domain C6). */
function pickForParlay(selection: Selection): void {
  const { parlay, collecting } = useSlip.getState();
  const { list, outcome } = toggleParlay(parlay, inDecimal(selection));
  switch (outcome) {
    case "added":
      if (collecting) beforeAdding(selection, "");
      break;
    case "removed":
    case "replaced":
      beforeChange(outcome);
      break;
    case "tooMany":
      tellFull();
      return;
    case "notForParlay":
      showDialog({ kind: "betRefused", title: NOT_FOR_PARLAY.title, reason: NOT_FOR_PARLAY.text, said: "" });
      return;
    case "noPrice":
      return;
  }
  setParlay(list);
}

/** A bet is on its way: nothing is picked until its answer, though the list beside a wide slip stays in reach. */
export const isSending = (): boolean => useAttempts.getState().current.state === "submitting";

/** Takes all selections off the parlay; not while a bet on them is under way. */
export function clearParlay(): void {
  if (isSending()) return;
  beforeChange("cleared");
  setParlay([]);
}

/** A tap on a price of a match: the single slip, or the parlay while the mix parlay is listed or the member collects (spec §4, BAR-01). */
export function pickPrice(client: QueryClient, selection: Selection): void {
  if (isSending()) return;
  const { collecting } = useSlip.getState();
  if (isParlayMode() || (collecting && isCollectable(selection))) pickForParlay(selection);
  else pickSingle(client, selection);
}

/**
 * Puts the selection of an open single slip into the parlay, and has every list collect from now on; what was typed for it comes
 * back with "Bet single" (ADD-02, BAR-01). The slip is closed by then.
 */
export function addToParlay(selection: Selection, amount: string): void {
  if (isSending()) return;
  const { parlay } = useSlip.getState();
  const { list, outcome } = toggleParlay(parlay, inDecimal(selection));
  if (outcome === "tooMany") return tellFull();
  if (outcome !== "added" && outcome !== "replaced") return;
  beforeAdding(selection, amount);
  setParlay(list, true);
}

/** A tap on a price of an outright: always a slip of its own; an outright is never part of a parlay (domain D5). */
export function pickOutright(client: QueryClient, outright: OutrightSelection): void {
  if (!isSending()) pickSingle(client, selectionOfOutright(outright));
}
