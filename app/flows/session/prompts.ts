import { type App } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { isEmbedded, leaveTo, notifyHost } from "#app/host/host.ts";
import { closePrompt, showDialog } from "#app/stores/dialog.ts";
import { lastCredentials } from "#app/stores/session.ts";
import { chunk } from "#app/flows/chunk.ts";

/** NoLogin: says that the action needs a login and offers it. */
export const promptLogin = (app: App): void => showDialog(app, { kind: "login" });

/**
 * Opens the sign-in (decisions, Access); its code loads with the first tap. The session that the server may still hold,
 * and the page to return to, are captured now.
 */
export function goLogin(app: App): void {
  closePrompt(app);
  const [held, page] = [lastCredentials(app), location.href];
  chunk(() => import("./leaveForLogin.ts")).then(
    ({ leaveForLogin }) => leaveForLogin(app, held, page),
    () => undefined,
  );
}

/** A login is needed: opens the operator's page directly if the operator wants that, otherwise prompts. */
export function requireLogin(app: App): void {
  if (config().forceLogin && config().loginUrl !== undefined) goLogin(app);
  else promptLogin(app);
}

/**
 * The server no longer knows the session: says that it has ended and what is kept, otherwise as above (spec §4;
 * design 1.6).
 */
export function requireLoginAgain(app: App): void {
  if (config().forceLogin && config().loginUrl !== undefined) goLogin(app);
  else showDialog(app, { kind: "sessionEnded" });
}

/** Home tab: tells the host site GoCasino, or opens the operator's lobby (spec §2). */
export function goGameHome(app: App): void {
  if (isEmbedded() && notifyHost({ type: "GoCasino" })) return;
  const { gameHomeUrl, homeUrl } = config();
  const address = gameHomeUrl ?? homeUrl;
  if (address === undefined || !leaveTo(address)) showDialog(app, { kind: "noAddress", which: "gameHome" });
}

/** Back to Home: the host site's return address (spec §2, side menu). */
export function goHome(app: App): void {
  const { homeUrl } = config();
  if (homeUrl === undefined || !leaveTo(homeUrl)) showDialog(app, { kind: "noAddress", which: "home" });
}
