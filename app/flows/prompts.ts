import { sendLogout } from "#app/api/comm/logout.ts";
import { config } from "#app/config.ts";
import { isEmbedded, leaveTo, signInAddress, tellHost } from "#app/host.ts";
import { closeDialog, showDialog } from "#app/stores/dialog.ts";
import { lastCredentials } from "#app/stores/session.ts";

/** NoLogin: says that the act needs a login and offers it. */
export const promptLogin = (): void => showDialog({ kind: "login" });

/** How long leaving for the login waits for the server to hear of the log-out, ms. */
const LOGOUT_WAIT_MS = 500;

/**
 * Goes to where members sign in: the framing site is told, or the operator's page is opened (decisions, Access). The server
 * hears first that whatever session it may still hold is over (spec §2, tab bar); its answer is not waited for long.
 */
export function goLogin(): void {
  closeDialog();
  const told = sendLogout(lastCredentials());
  if (isEmbedded() && tellHost({ type: "GoLogin" })) return;
  const address = signInAddress();
  if (address === undefined) return showDialog({ kind: "noAddress", which: "login" });
  const late = new Promise((done) => setTimeout(done, LOGOUT_WAIT_MS));
  void Promise.race([told, late]).then(() => {
    if (!leaveTo(address)) showDialog({ kind: "noAddress", which: "login" });
  });
}

/** Where a login is needed: straight to the operator's page if the operator wants that, else the prompt. */
export function requireLogin(): void {
  if (config().forceLogin && config().loginUrl !== undefined) goLogin();
  else promptLogin();
}

/** Where the server knows the session no more: says that it has ended and what is kept, else as above (spec §4; design 1.6). */
export function requireLoginAgain(): void {
  if (config().forceLogin && config().loginUrl !== undefined) goLogin();
  else showDialog({ kind: "sessionEnded" });
}

/** GoChargeTips: the framing site is told NoBalance, or the member is asked (spec §1). */
export function promptDeposit(said = ""): void {
  if (tellHost({ type: "NoBalance" })) return;
  showDialog({ kind: "deposit", said });
}

/** Opens the operator's cashier. */
export function goRecharge(): void {
  closeDialog();
  if (isEmbedded() && tellHost({ type: "NoBalance" })) return;
  const { rechargeUrl } = config();
  if (rechargeUrl === undefined || !leaveTo(rechargeUrl)) showDialog({ kind: "noAddress", which: "recharge" });
}

/** Home tab: the framing site is told GoCasino, or the operator's lobby is opened (spec §2). */
export function goGameHome(): void {
  if (isEmbedded() && tellHost({ type: "GoCasino" })) return;
  const { gameHomeUrl, homeUrl } = config();
  const address = gameHomeUrl ?? homeUrl;
  if (address === undefined || !leaveTo(address)) showDialog({ kind: "noAddress", which: "gameHome" });
}

/** Back to Home: the host site's back address (spec §2, side menu). */
export function goHome(): void {
  const { homeUrl } = config();
  if (homeUrl === undefined || !leaveTo(homeUrl)) showDialog({ kind: "noAddress", which: "home" });
}
