import { type App } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { isEmbedded, leaveTo, tellHost } from "#app/host/host.ts";
import { closeDialog, showDialog } from "#app/stores/dialog.ts";
import { lastCredentials } from "#app/stores/session.ts";
import { chunk } from "#app/flows/chunk.ts";

/** NoLogin: says that the act needs a login and offers it. */
export const promptLogin = (app: App): void => showDialog(app, { kind: "login" });

/**
 * Goes to where members sign in (decisions, Access); what that takes comes with the first tap on it. The session that the server
 * may still hold, and the page to come back to, are those of this moment.
 */
export function goLogin(app: App): void {
  closeDialog(app);
  const [held, page] = [lastCredentials(app), location.href];
  chunk(() => import("./leaveForLogin.ts")).then(
    ({ leaveForLogin }) => leaveForLogin(app, held, page),
    () => undefined,
  );
}

/** Where a login is needed: straight to the operator's page if the operator wants that, else the prompt. */
export function requireLogin(app: App): void {
  if (config().forceLogin && config().loginUrl !== undefined) goLogin(app);
  else promptLogin(app);
}

/** Where the server knows the session no more: says that it has ended and what is kept, else as above (spec §4; design 1.6). */
export function requireLoginAgain(app: App): void {
  if (config().forceLogin && config().loginUrl !== undefined) goLogin(app);
  else showDialog(app, { kind: "sessionEnded" });
}

/** Home tab: the framing site is told GoCasino, or the operator's lobby is opened (spec §2). */
export function goGameHome(app: App): void {
  if (isEmbedded() && tellHost({ type: "GoCasino" })) return;
  const { gameHomeUrl, homeUrl } = config();
  const address = gameHomeUrl ?? homeUrl;
  if (address === undefined || !leaveTo(address)) showDialog(app, { kind: "noAddress", which: "gameHome" });
}

/** Back to Home: the host site's back address (spec §2, side menu). */
export function goHome(app: App): void {
  const { homeUrl } = config();
  if (homeUrl === undefined || !leaveTo(homeUrl)) showDialog(app, { kind: "noAddress", which: "home" });
}
