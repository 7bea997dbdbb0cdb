import * as v from "valibot";
import { create } from "zustand";
import { dropEntry, type Entry, readEntry, writeEntry } from "./storage.ts";

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
}

/** The session. Credentials live in memory first and in storage until the token dies (ASVS 14.3.3). */
export const useSession = create<Session>()(() => ({ phase: "starting", credentials: undefined, account: undefined }));

const credentials = v.object({
  token: v.pipe(v.string(), v.maxLength(8_192)),
  bcs: v.pipe(v.string(), v.maxLength(1_024)),
});

const ENTRY: Entry<Credentials | undefined> = {
  name: "session",
  version: 1,
  schema: v.optional(credentials),
  fallback: undefined,
};

/** The credentials that an earlier visit left, if they are not out of date. */
export const storedCredentials = (): Credentials | undefined => readEntry(ENTRY, Date.now());

/** Takes credentials into use and stores them until `expiresAt` (epoch ms). */
export function holdCredentials(held: Credentials, expiresAt: number): void {
  useSession.setState({ credentials: held });
  writeEntry(ENTRY, held, expiresAt);
}

/** Credentials for one try, not stored yet: the server has not taken them. */
export const tryCredentials = (tried: Credentials): void => useSession.setState({ credentials: tried });

/** Signed in: the server has said who it is. */
export const becomeMember = (account: string): void => useSession.setState({ phase: "member", account });

/** Signed out: nothing of the session stays. */
export function becomeVisitor(): void {
  dropEntry(ENTRY);
  useSession.setState({ phase: "visitor", credentials: undefined, account: undefined });
}

export const isMember = (): boolean => useSession.getState().phase === "member";

export const SESSION_ENTRY = ENTRY;
