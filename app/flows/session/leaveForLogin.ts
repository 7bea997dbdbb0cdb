import { type App } from "#app/application/app.ts";
import { logout } from "#app/api/comm/logout.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { config } from "#app/config.ts";
import { isEmbedded, leaveTo, notifyHost } from "#app/host/host.ts";
import { readLaunch } from "#app/host/launch.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { type Credentials } from "#app/stores/session.ts";

/** How long leaving for the login waits for the server to receive the sign-out, ms. */
const LOGOUT_WAIT_MS = 500;

/** The operator's sign-in with the page to return to, without the launch parameters. */
function signInAddress(page: string): string | undefined {
  const { loginUrl } = config();
  if (loginUrl === undefined) return undefined;
  const url = new URL(loginUrl);
  url.searchParams.set("return", readLaunch(page).cleaned);
  return url.href;
}

/**
 * Tells the host site, or opens the operator's page with `page` as the return address. First the server is told that
 * any session it still holds is over (spec §2, tab bar); its response is not awaited for long.
 */
export function leaveForLogin(app: App, held: Credentials | undefined, page: string): void {
  const told = sendCall(app.client, logout(), held);
  if (isEmbedded() && notifyHost({ type: "GoLogin" })) return;
  const address = signInAddress(page);
  if (address === undefined) return showDialog(app, { kind: "noAddress", which: "login" });
  const late = new Promise((done) => setTimeout(done, LOGOUT_WAIT_MS));
  void Promise.race([told, late]).then(() => {
    if (!leaveTo(address)) showDialog(app, { kind: "noAddress", which: "login" });
  });
}
