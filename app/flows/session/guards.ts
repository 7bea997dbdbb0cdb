import { type App, owned } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { isEmbedded, notifyHost } from "#app/host/host.ts";
import { withoutSecrets } from "#app/host/launch.ts";
import { isMember, useSession } from "#app/stores/session.ts";
import { goLogin, requireLogin } from "./prompts.ts";

/** Tells whether a path belongs to a page that needs a login; the routes know (spec §2). */
export type IsGuarded = (path: string) => boolean;

/**
 * Where a login returns to: the guarded page that asked for it, with its query but no secrets; else the index
 * (spec §2).
 */
export function wayBack(
  from: unknown,
  isGuarded: IsGuarded,
): { readonly to: string; readonly search: Record<string, unknown> } {
  const [to = "", query] = typeof from === "string" ? from.split("?") : [];
  return isGuarded(to)
    ? { to, search: withoutSecrets(Object.fromEntries(new URLSearchParams(query))) }
    : { to: "/", search: {} };
}

/** Resolves once launch and storage have been read, and the session is a visitor's or a member's. */
export const settled = (app: App): Promise<void> =>
  new Promise((done) => {
    if (useSession.of(app).getState().phase !== "starting") return done();
    const stop = useSession.of(app).subscribe(({ phase }) => {
      if (phase === "starting") return;
      stop();
      done();
    });
  });

/** How long an action waits for the server to say who the member is, ms. */
const PATIENCE_MS = 3_000;

/**
 * Does what only a member can; a visitor is asked to log in (spec §4), unless `refuse` does something else. While the
 * session is undecided it first waits for the server, so as not to ask a member to log in. What is done meanwhile is
 * done by the account that the token names, which `refuse` receives: if another member is in by then, nothing happens
 * (SES-04).
 */
export function asMember(
  app: App,
  act: () => void,
  refuse: (account?: string) => void = () => requireLogin(app),
): void {
  const session = useSession.of(app);
  const { phase, claimed } = session.getState();
  const now = (named = session.getState().account): void => {
    if (!isMember(app)) refuse(named);
    else if (named === session.getState().account) act();
  };
  if (phase !== "starting") return now();
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  void Promise.race([settled(app), late]).then(() => now(claimed?.account));
}

/** The guarded page to which a host site's login returns: the app does not reload for it. */
export const askedOf = owned((): { page: string | undefined } => ({ page: undefined }));

/**
 * A page that needs a login was opened without one: opens the operator's login if that is forced, else tells the host
 * site GoLogin. False if neither exists; then this app's login page is shown (decisions, Access).
 */
export function raiseLogin(app: App, page: string): boolean {
  askedOf(app).page = page;
  if (config().forceLogin && config().loginUrl !== undefined) {
    goLogin(app);
    return true;
  }
  return isEmbedded() && notifyHost({ type: "GoLogin" });
}
