import * as v from "valibot";
import { dropEntry, type Entry, readEntry, readShared, writeEntry } from "./storage.ts";

const OWNER: Entry<string | undefined> = {
  name: "owner",
  version: 1,
  schema: v.optional(v.pipe(v.string(), v.maxLength(16))),
  fallback: undefined,
  vital: true,
  mayGo: true,
};

/** Identifies the member who was last signed in on this device and did not sign out; no name is kept (STO-05). */
export const ownerBefore = (): string | undefined => readEntry(OWNER, Date.now());

/** True while a member of this device has not signed out, as all tabs see it now. */
export const isOwned = (): boolean => readShared(OWNER, Date.now()) !== undefined;

/** The stored entries now belong to this member; undefined = nobody. */
export const setOwner = (owner: string | undefined): void =>
  owner === undefined ? dropEntry(OWNER) : writeEntry(OWNER, owner);

/** A text as a 32-bit number, the same at every visit (FNV-1a over its characters). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Identifies an account in storage, so that no name is kept there (STO-05). */
export const ownerOf = (account: string): string => hashOf(account).toString(36);
