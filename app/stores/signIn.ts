import { type App } from "#app/application/app.ts";
import { serverNow } from "./serverClock.ts";
import { type Credentials, lastCredentials, LAUNCH_ENTRY, SESSION_ENTRY, useSession } from "./session.ts";
import { dropEntry, readEntry, readShared, writeEntry } from "./storage.ts";

/** The credentials as all tabs see them now; their end is judged by who reads the token, since clocks may be wrong. */
export const storedCredentials = (): Credentials | undefined => readShared(SESSION_ENTRY, serverNow());

/** The credentials of the launch while the server has not judged them; undefined when there are none. */
export const heldLaunch = (): Credentials | undefined => readEntry(LAUNCH_ENTRY, Date.now());

/** Forgets the credentials of the launch: they were judged. */
export const dropLaunch = (): void => dropEntry(LAUNCH_ENTRY);

/** How long stored credentials outlive their token, ms: the device's clock may be ahead by a day and more (SES-06). */
const LEEWAY_MS = 172_800_000;

/** Takes credentials into use and stores them for as long as their token, which dies at `expiresAt`, may be good. */
export function holdCredentials(app: App, held: Credentials, expiresAt: number): void {
  useSession.of(app).setState({ credentials: held });
  writeEntry(SESSION_ENTRY, held, expiresAt + LEEWAY_MS);
}

/** Takes into use what another tab stored for the same member. */
export const adoptCredentials = (app: App, stored: Credentials): void =>
  useSession.of(app).setState({ credentials: stored });

/** Another account is about to be tried: nobody is signed in until the server has said who it is. */
export function beginAgain(app: App): void {
  useSession
    .of(app)
    .setState({ phase: "starting", credentials: undefined, account: undefined, ended: lastCredentials(app) });
}

/** Signed in: the server has said who it is. */
export const becomeMember = (app: App, account: string): void =>
  useSession.of(app).setState({ phase: "member", account });

/** Signed out: nothing of the session stays but, where the server has not been told, what tells it. */
export function becomeVisitor(app: App, isTold = false): void {
  const ended = isTold ? undefined : lastCredentials(app);
  dropEntry(SESSION_ENTRY);
  dropLaunch();
  useSession.of(app).setState({ phase: "visitor", credentials: undefined, account: undefined, ended });
}
