import { type App } from "#app/application/app.ts";
import { useSession } from "#app/stores/session.ts";
import { stopAll } from "#app/flows/stops.ts";
import { askedOf, type IsGuarded } from "./guards.ts";

/**
 * A page that needs a login does not outlast its member's session: the index replaces it (spec §4). A visitor who was
 * sent away from such a page gets it after the login, unless they went elsewhere meanwhile. Returns the stop function.
 */
export function watchGuards(app: App, isGuarded: IsGuarded): () => void {
  const { history } = app;
  const asked = askedOf(app);
  const stop = history.subscribe(({ location: { pathname } }) => {
    if (pathname !== "/" && !isGuarded(pathname)) asked.page = undefined;
  });
  const stopSession = useSession.of(app).subscribe(({ account }, before) => {
    if (account === before.account) return;
    const { pathname } = history.location;
    if (before.account !== undefined && isGuarded(pathname)) history.replace("/");
    if (account === undefined) return;
    if (asked.page !== undefined && pathname === "/") history.push(asked.page);
    asked.page = undefined;
  });
  return stopAll([stop, stopSession]);
}
