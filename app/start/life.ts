import { type App } from "#app/application/app.ts";
import "#app/components/shell/features.ts";
import { watchCombo } from "#app/flows/lists/comboWatch.ts";
import { watchDropped } from "#app/flows/lists/misfits.ts";
import { guardReload } from "#app/flows/chunk.ts";
import { watchFrameSize } from "#app/flows/frameSize.ts";
import { watchAllowedStyles } from "#app/flows/session/allowedStyles.ts";
import { watchTheme } from "#app/flows/session/autoDark.ts";
import { watchDevice } from "#app/flows/session/device.ts";
import { announceExpiredSlip } from "#app/flows/slip/expiredSlip.ts";
import { isGuarded } from "#app/routes.tsx";
import { watchOperator } from "#app/flows/operator/operatorWatch.ts";
import { watchSite } from "#app/flows/operator/siteWatch.ts";
import { watchRelease } from "#app/flows/operator/releaseWatch.ts";
import { watchGuards } from "#app/flows/session/guardWatch.ts";
import { watchHost } from "#app/flows/session/hostMessages.ts";
import { preloadRules } from "#app/flows/slip/pick.ts";
import { watchSettings } from "#app/flows/session/memberSettings.ts";
import { watchCare } from "#app/flows/slip/ownLimits.ts";
import { startSession } from "#app/flows/session/session.ts";
import { watchSession } from "#app/flows/session/sessionWatch.ts";
import { watchSlip } from "#app/flows/slip/slipSession.ts";
import { watchNotices } from "#app/flows/bets/notices.ts";
import { watchVibration } from "#app/flows/bets/vibration.ts";
import { stopAll } from "#app/flows/stops.ts";
import { watchDensity } from "#app/flows/look/density.ts";
import { applyLook } from "#app/flows/look/look.ts";
import { notifyHost } from "#app/host/host.ts";
import { HEARS, KIT } from "#app/host/kit.ts";
import { type Launch } from "#app/host/launch.ts";
import { attemptIsOpen } from "#app/stores/attempt.ts";
import { anyCashOutInDoubt } from "#app/stores/cashOuts.ts";
import { persistAlerts } from "#app/stores/alerts.ts";
import { persistCare } from "#app/stores/care.ts";
import { persistRecentSearches } from "#app/stores/recentSearches.ts";
import { persistSlipOptions } from "#app/stores/slipOptions.ts";
import { persistUndo } from "#app/stores/undo.ts";
import { closeOver, watchBack } from "#app/ui/layers/backCloses.ts";
import { watchDoubleTaps } from "#app/ui/touch/doubleTap.ts";
import { passTapOn } from "./passTap.ts";
import { keepRows } from "#app/ui/views/keepRows.ts";

/**
 * Starts what runs for the life of the page and is not needed by the first list, which is the same for visitors and
 * members: the session and everything that depends on it. Listeners start before the session, so nothing is missed.
 * Returns the function that stops it all.
 */
export function startLife(app: App, launch: Launch): () => void {
  void applyLook(app);
  preloadRules();
  passTapOn();
  // loaded for the first touch; what fails to load now is requested then
  void Promise.allSettled([import("#app/flows/lists/pressMatch.ts"), import("#app/screens/chunks.ts")]);
  const stops = [
    watchDoubleTaps(),
    keepRows(document.body),
    watchBack(() => app.history.location.state),
    watchOperator(app),
    watchSite(app),
    watchRelease(app),
    watchDropped(),
    guardReload(() => !attemptIsOpen(app) && !anyCashOutInDoubt(app)),
    persistCare(app),
    persistAlerts(app),
    persistRecentSearches(app),
    persistSlipOptions(app),
    persistUndo(app),
    watchFrameSize(),
    watchSession(app),
    watchSettings(app),
    watchTheme(app),
    watchAllowedStyles(app),
    watchCombo(app),
    watchDensity(app),
    watchDevice(app),
    watchCare(app),
    watchNotices(app),
    watchVibration(app),
    watchSlip(app),
    watchGuards(app, isGuarded),
  ];
  announceExpiredSlip(app);
  const host = watchHost(app, closeOver);
  void startSession(app, launch);
  notifyHost({ type: "Ready", release: __APP_VERSION__, kit: KIT, hears: HEARS }, host.line);
  return stopAll([...stops, host.stop]);
}
