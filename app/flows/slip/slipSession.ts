import { type App } from "#app/application/app.ts";
import { type Path } from "#app/api/cache.ts";
import { isOffered } from "#app/config.ts";
import { onFailure } from "#app/api/failures.ts";
import { forgetAttempts, setAside, useAttempts } from "#app/stores/attempt.ts";
import { useList } from "#app/stores/list.ts";
import { dropMemberDialogs } from "#app/stores/receipts.ts";
import { isOwner, ownerOf } from "#app/stores/storage/owner.ts";
import { isMember, useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { clearSingle, ownSlip, setParlay } from "#app/stores/slipChanges.ts";
import { setAmount, setParlayAmount } from "#app/stores/stake.ts";
import { dropUndo, forgetUndo, useUndo } from "#app/stores/undo.ts";
import { chunk } from "#app/flows/chunk.ts";
import { stopAll } from "#app/flows/stops.ts";
import { TIMING } from "#app/flows/timing.ts";
import { requireLoginAgain } from "#app/flows/session/prompts.ts";
import { forgetCleared } from "./leaveSlip.ts";
import { resumeAttempts } from "./reconcile.ts";
import { beforeChange, keepAside, watchUndo } from "./undo.ts";

/** The calls whose code 3 closes the slip and asks for a login (spec §4, odds refresh errors). */
const PRICES: ReadonlySet<string> = new Set<Path>(["odds/GetTicketOdds", "odds/GetBatchTicketOdds"]);

/** The selections wait for the next login (decisions, Slip: code 3); what is picked from now on is a visitor's. */
function putAside(app: App): void {
  keepAside(app);
  clearSingle(app);
  setParlay(app, []);
  useSlip.of(app).setState({ owner: undefined });
  setAmount(app, "");
  setParlayAmount(app, "");
}

/** What was picked before the login now belongs to the member: the slip opens on it, repriced, if they are still there. */
const openPicked = (app: App): Promise<void> =>
  chunk(() => import("./pickPrice.ts")).then(
    ({ pickSingle }) => {
      const { offer } = useUndo.of(app).getState();
      if (offer?.reason === "login" && offer.single) pickSingle(app, offer.single);
    },
    // the frame reports it if it cannot be loaded (NET-12)
    () => undefined,
  );

/** A member signed in: the slip is theirs, or empty; open attempts are resumed (BET-07, SES-04). */
function enter(app: App, account: string): void {
  const owner = ownerOf(account);
  ownSlip(app, owner);
  const { offer, aside } = useUndo.of(app).getState();
  if ([offer, aside].some((one) => one?.owner !== undefined && !isOwner(one.owner, owner))) forgetUndo(app);
  if (useUndo.of(app).getState().offer?.reason === "login") void openPicked(app);
  resumeAttempts(app, owner);
}

/** Closes the single slip, which would hide the parlay; it can be restored (decisions, Screens). */
function dropSingle(app: App): void {
  const { single, leaving } = useSlip.of(app).getState();
  if (single === undefined || leaving || useAttempts.of(app).getState().current.state === "submitting") return;
  beforeChange(app, "closed");
  setAside(app);
  clearSingle(app);
  setAmount(app, "");
}

/** Follows the list on show: where the parlay is collected there is no single slip; the parlay is kept for later. */
export const followLists = (app: App): (() => void) =>
  useList.of(app).subscribe(({ playType }, before) => {
    if (playType === "parlay" && before.playType !== "parlay") dropSingle(app);
  });

/** Clears the slip 200 ms after its sheet began to close, unless another selection was opened meanwhile (spec §4). */
function watchLeaving(app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = useSlip.of(app).subscribe(({ leaving }, before) => {
    if (leaving === before.leaving) return;
    clearTimeout(timer);
    if (!leaving) return;
    timer = setTimeout(() => {
      clearSingle(app);
      setAmount(app, "");
    }, TIMING.slipReset);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Where the operator has switched it off no list collects, also for who collected before, in whatever tab (BAR-03). */
function watchCollecting(app: App): () => void {
  const look = () => {
    if (useSlip.of(app).getState().collecting && !isOffered("parlayAnywhere"))
      useSlip.of(app).setState({ collecting: false });
  };
  look();
  return useSlip.of(app).subscribe(look);
}

/** Follows who is signed in, and closes the slip when prices can no longer be requested. Returns the stop function. */
export function watchSlip(app: App): () => void {
  const stops = [followLists(app), watchLeaving(app), watchUndo(app), watchCollecting(app)];
  const { phase, account } = useSession.of(app).getState();
  if (phase === "member" && account !== undefined) enter(app, account);
  const stopSession = useSession.of(app).subscribe((session, before) => {
    if (session.phase === before.phase && session.account === before.account) return;
    if (before.account !== undefined && before.account !== session.account) {
      forgetAttempts(app);
      forgetCleared(app);
      putAside(app);
      dropUndo(app);
      dropMemberDialogs(app);
    }
    if (session.phase === "member" && session.account !== undefined) enter(app, session.account);
  });
  const stopFailures = onFailure(app, ({ signal, path }) => {
    // a member's session is checked first (flows/session/sessionWatch.ts); if it has ended, the slip goes with it
    if (signal !== "loggedOut" || !PRICES.has(path) || isMember(app)) return;
    const { single, betPage } = useSlip.of(app).getState();
    if (single === undefined && !betPage) return;
    putAside(app);
    requireLoginAgain(app);
  });
  return stopAll([...stops, stopSession, stopFailures]);
}
