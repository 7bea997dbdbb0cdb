import { type RouterHistory } from "@tanstack/react-router";
import { config } from "#app/config.ts";
import { isEmbedded, tellHost } from "#app/host.ts";
import { useSession } from "#app/stores/session.ts";
import { goLogin } from "./prompts.ts";

/** The pages that need a login (spec §2). */
const MEMBER_PAGES = [
  "/pages/betrecord/betrecord",
  "/pages/betrecord/bet",
  "/pages/sell/sell",
  "/pages/myFavorite/myFavorite",
];

/** True for the path of a page that needs a login. */
export const isMemberPage = (path: string): boolean => MEMBER_PAGES.includes(path);

/** Resolves when launch and storage have been looked at, and the session is a visitor's or a member's. */
export const settled = (): Promise<void> =>
  new Promise((done) => {
    if (useSession.getState().phase !== "starting") return done();
    const stop = useSession.subscribe(({ phase }) => {
      if (phase === "starting") return;
      stop();
      done();
    });
  });

/**
 * A page that needs a login was opened without one: straight to the operator's login if it is forced, else the framing
 * site is told GoLogin. False when neither is there, and then the login page of this app is shown (decisions, Access).
 */
export function raiseLogin(): boolean {
  if (config().forceLogin && config().loginUrl !== undefined) {
    goLogin();
    return true;
  }
  return isEmbedded() && tellHost({ type: "GoLogin" });
}

/** A page that needs a login does not stay on the screen after the session: it gives way to the index (spec §4). */
export function watchGuards(history: RouterHistory): void {
  useSession.subscribe(({ phase }, before) => {
    if (phase === "visitor" && before.phase === "member" && isMemberPage(history.location.pathname))
      history.replace("/");
  });
}
