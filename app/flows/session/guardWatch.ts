import { type App } from "#app/application/app.ts";
import { useSession } from "#app/stores/session.ts";
import { stopAll } from "#app/flows/stops.ts";
import { askedOf, type IsGuarded } from "./guards.ts";

/**
 * A page that needs a login does not stay on the screen after its member: it gives way to the index (spec §4). One that a visitor
 * was sent away from comes after the login, unless the visitor went elsewhere meanwhile. Returns the way to stop.
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
