import { type RouterHistory } from "@tanstack/react-router";
import { config } from "#app/config.ts";
import { isEmbedded, tellHost } from "#app/host.ts";
import { isMember, useSession } from "#app/stores/session.ts";
import { goLogin, requireLogin } from "./prompts.ts";

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

/** How long an act of the member waits for the server to say who that is, ms. */
const PATIENCE_MS = 3_000;

/**
 * Does what only a member can; a visitor is asked to log in (spec §4). While it is not known who is there, the server's word
 * is waited for: nobody is asked to log in who may be signed in.
 */
export function asMember(act: () => void): void {
  const now = (): void => (isMember() ? act() : requireLogin());
  if (useSession.getState().phase !== "starting") return now();
  const late = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  void Promise.race([settled(), late]).then(now);
}

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

/** A page that needs a login does not stay on the screen after its member: it gives way to the index (spec §4). */
export function watchGuards(history: RouterHistory): void {
  useSession.subscribe(({ account }, before) => {
    if (before.account !== undefined && account !== before.account && isMemberPage(history.location.pathname))
      history.replace("/");
  });
}
