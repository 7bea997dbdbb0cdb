import * as v from "valibot";
import { create } from "zustand";
import { serverNow } from "./serverClock.ts";
import { dropEntry, type Entry, readEntry, readShared, writeEntry } from "./storage.ts";

/** What proves who the member is: the token and the BCS value of the operator (spec §7). */
export interface Credentials {
  readonly token: string;
  readonly bcs: string;
}

interface Session {
  /** starting: launch and storage are being looked at; then visitor or member. */
  readonly phase: "starting" | "visitor" | "member";
  readonly credentials: Credentials | undefined;
  /** The account name, once the server has said it. */
  readonly account: string | undefined;
  /** Those of the session that ended here without the server's word. */
  readonly ended: Credentials | undefined;
}

/** The session. Credentials live in memory first and in storage until the token dies (ASVS 14.3.3). */
export const useSession = create<Session>()(() => ({
  phase: "starting",
  credentials: undefined,
  account: undefined,
  ended: undefined,
}));

const credentials = v.object({
  token: v.pipe(v.string(), v.maxLength(8_192)),
  bcs: v.pipe(v.string(), v.maxLength(1_024)),
});

/** The credentials that the server has taken, for the next visit and the other tabs. */
export const SESSION_ENTRY: Entry<Credentials | undefined> = {
  name: "session",
  version: 1,
  schema: v.optional(credentials),
  fallback: undefined,
  vital: true,
};

/** Credentials of a launch on which no server has answered yet: their address is clean, and a reload must not lose them. */
const LAUNCH_ENTRY: Entry<Credentials | undefined> = { ...SESSION_ENTRY, name: "launch" };

/** The credentials as all tabs see them now; their end is judged by who reads the token, since clocks may be wrong. */
export const storedCredentials = (): Credentials | undefined => readShared(SESSION_ENTRY, serverNow());

/** Keeps the credentials of a launch until a server has answered on them, a day at most. */
export const holdLaunch = (held: Credentials): void => writeEntry(LAUNCH_ENTRY, held, Date.now() + 86_400_000);
/** The credentials of the launch while the server has not judged them; undefined when there are none. */
export const heldLaunch = (): Credentials | undefined => readEntry(LAUNCH_ENTRY, Date.now());
/** Forgets the credentials of the launch: they were judged. */
export const dropLaunch = (): void => dropEntry(LAUNCH_ENTRY);

/** How long stored credentials outlive their token, ms: the device's clock may be ahead by a day and more (SES-06). */
const LEEWAY_MS = 172_800_000;

/** Takes credentials into use and stores them for as long as their token, which dies at `expiresAt`, may be good. */
export function holdCredentials(held: Credentials, expiresAt: number): void {
  useSession.setState({ credentials: held });
  writeEntry(SESSION_ENTRY, held, expiresAt + LEEWAY_MS);
}

/** Takes into use what another tab stored for the same member. */
export const adoptCredentials = (stored: Credentials): void => useSession.setState({ credentials: stored });

/** The credentials in use, else those of the session that ended here without the server's word: a log-out names them. */
export function lastCredentials(): Credentials | undefined {
  const { credentials: held, ended } = useSession.getState();
  return held ?? ended;
}

/** Another account is about to be tried: nobody is signed in until the server has said who it is. */
export function beginAgain(): void {
  useSession.setState({ phase: "starting", credentials: undefined, account: undefined, ended: lastCredentials() });
}

/** Signed in: the server has said who it is. */
export const becomeMember = (account: string): void => useSession.setState({ phase: "member", account });

/** Signed out: nothing of the session stays but, where the server has not been told, what tells it. */
export function becomeVisitor(isTold = false): void {
  const ended = isTold ? undefined : lastCredentials();
  dropEntry(SESSION_ENTRY);
  dropLaunch();
  useSession.setState({ phase: "visitor", credentials: undefined, account: undefined, ended });
}

/** True once the server has said who the member is. */
export const isMember = (): boolean => useSession.getState().phase === "member";
