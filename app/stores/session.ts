import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type ClaimedMember } from "#app/domain/member/member.ts";
import { FIRST } from "./first/entries.ts";
import { type Entry, writeEntry } from "./storage/storage.ts";

/** What proves who the member is: the token and the BCS value of the operator (spec §7). */
export interface Credentials {
  readonly token: string;
  readonly bcs: string;
}

interface Session {
  /** starting: launch and storage are being read; then visitor or member. */
  readonly phase: "starting" | "visitor" | "member";
  readonly credentials: Credentials | undefined;
  /** The account name, once the server has said it. */
  readonly account: string | undefined;
  /** What the token on trial claims, until the server has said whose it is; never read of a member. */
  readonly claimed?: ClaimedMember | undefined;
  /** Those of the session that ended here without the server's word. */
  readonly ended: Credentials | undefined;
}

/** The session. Credentials live in memory first and in storage until the token dies (ASVS 14.3.3). */
export const useSession = store<Session>(() => ({
  phase: "starting",
  credentials: undefined,
  account: undefined,
  ended: undefined,
}));

const credentials = v.object({
  token: v.pipe(v.string(), v.maxLength(8_192)),
  bcs: v.pipe(v.string(), v.maxLength(1_024)),
});

/** The credentials that the server has accepted, for the next visit and the other tabs. */
export const SESSION_ENTRY: Entry<Credentials | undefined> = {
  ...FIRST.session,
  schema: v.optional(credentials),
  fallback: undefined,
  vital: true,
  mayGo: true,
};

/**
 * Launch credentials about which the server has not answered yet: they are no longer in the URL, and a reload must not
 * lose them.
 */
export const LAUNCH_ENTRY: Entry<Credentials | undefined> = { ...SESSION_ENTRY, name: "launch" };

/** Keeps launch credentials until the server has answered about them, a day at most. */
export const holdLaunch = (held: Credentials): void => writeEntry(LAUNCH_ENTRY, held, Date.now() + 86_400_000);

/** The credentials in use, else those of the session that ended here without the server's word: sign-out names them. */
export function lastCredentials(app: App): Credentials | undefined {
  const { credentials: held, ended } = useSession.of(app).getState();
  return held ?? ended;
}

/** True once the server has said who the member is. */
export const isMember = (app: App): boolean => useSession.of(app).getState().phase === "member";
