import { type App } from "#app/application/app.ts";
import { serverNow } from "./serverClock.ts";
import { type Credentials, lastCredentials, LAUNCH_ENTRY, SESSION_ENTRY, useSession } from "./session.ts";
import { dropEntry, readEntry, readShared, writeEntry } from "./storage/storage.ts";

/** The credentials as all tabs see them now; whoever reads the token checks its expiry, since clocks may be wrong. */
export const storedCredentials = (): Credentials | undefined => readShared(SESSION_ENTRY, serverNow());

/** The launch credentials while the server has not checked them; undefined if there are none. */
export const heldLaunch = (): Credentials | undefined => readEntry(LAUNCH_ENTRY, Date.now());

/** Forgets the launch credentials: they have been checked. */
export const dropLaunch = (): void => dropEntry(LAUNCH_ENTRY);

/** How long stored credentials outlive their token, ms: the device's clock may be ahead by a day and more (SES-06). */
const LEEWAY_MS = 172_800_000;

/** Uses these credentials and stores them for as long as their token, which expires at `expiresAt`, may be good. */
export function holdCredentials(app: App, held: Credentials, expiresAt: number): void {
  useSession.of(app).setState({ credentials: held });
  writeEntry(SESSION_ENTRY, held, expiresAt + LEEWAY_MS);
}

/** Uses what another tab stored for the same member. */
export const adoptCredentials = (app: App, stored: Credentials): void =>
  useSession.of(app).setState({ credentials: stored });

/** Another account is about to be tried: nobody is signed in until the server says who it is. */
export function beginAgain(app: App): void {
  useSession.of(app).setState({
    phase: "starting",
    credentials: undefined,
    account: undefined,
    claimed: undefined,
    ended: lastCredentials(app),
  });
}

/** Signed in: the server has said who it is. */
export const becomeMember = (app: App, account: string): void =>
  useSession.of(app).setState({ phase: "member", account, claimed: undefined });

/** Signed out: nothing of the session stays except, if the server has not been told yet, what is needed to tell it. */
export function becomeVisitor(app: App, isTold = false): void {
  const ended = isTold ? undefined : lastCredentials(app);
  dropEntry(SESSION_ENTRY);
  dropLaunch();
  useSession
    .of(app)
    .setState({ phase: "visitor", credentials: undefined, account: undefined, claimed: undefined, ended });
}
