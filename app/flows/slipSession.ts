import { type QueryClient } from "@tanstack/react-query";
import { onFailure } from "#app/api/queryClient.ts";
import { forgetAttempts } from "#app/stores/attempt.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { clearSingle, ownSlip, setParlay, useSlip } from "#app/stores/slip.ts";
import { setAmount, setParlayAmount } from "#app/stores/stake.ts";
import { useUndo } from "#app/stores/undo.ts";
import { requireLogin } from "./prompts.ts";
import { resumeAttempts } from "./reconcile.ts";
import { beforeChange, forgetUndo } from "./undo.ts";

/** The calls whose code 3 closes the slip and asks for a login (spec §4, odds refresh errors). */
const PRICES = new Set(["odds/GetTicketOdds", "odds/GetBatchTicketOdds"]);

/** The selections leave the slip and wait for the next login (decisions, Slip: code 3). */
function putAside(): void {
  beforeChange("loggedOut");
  clearSingle();
  setParlay([]);
  setAmount("");
  setParlayAmount("");
}

/** A member is here: the slip is theirs, or empty; open attempts are taken up (BET-07, SES-04). */
function enter(client: QueryClient, account: string): void {
  const owner = ownerOf(account);
  ownSlip(owner);
  const { offer } = useUndo.getState();
  if (offer?.owner !== undefined && offer.owner !== owner) forgetUndo();
  resumeAttempts(client, owner);
}

/** Follows who is signed in, and closes the slip when a price cannot be asked for any more. Runs for the life of the page. */
export function watchSlip(client: QueryClient): void {
  const { phase, account } = useSession.getState();
  if (phase === "member" && account !== undefined) enter(client, account);
  useSession.subscribe((session, before) => {
    if (session.phase === before.phase && session.account === before.account) return;
    if (before.account !== undefined && before.account !== session.account) {
      forgetAttempts();
      putAside();
    }
    if (session.phase === "member" && session.account !== undefined) enter(client, session.account);
  });
  onFailure(({ kind, code, path }) => {
    if (kind !== "envelope" || code !== 3 || !PRICES.has(path)) return;
    const { single, betPage } = useSlip.getState();
    if (single === undefined && !betPage) return;
    putAside();
    requireLogin();
  });
}
