import * as v from "valibot";
import { FIRST } from "#app/stores/first/entries.ts";
import { dropEntry, type Entry, readAs, readEntry, readShared, writeEntry } from "./storage.ts";

const OWNER: Entry<string | undefined> = {
  ...FIRST.owner,
  schema: v.optional(v.pipe(v.string(), v.maxLength(16))),
  fallback: undefined,
  vital: true,
  mayGo: true,
};

/** Identifies the member who was last signed in on this device and did not sign out; no name is kept (STO-05). */
export const ownerBefore = (): string | undefined => readEntry(OWNER, Date.now());

/** True while a member of this device has not signed out, as all tabs see it now. */
export const isOwned = (): boolean => readShared(OWNER, Date.now()) !== undefined;

/** The key by which versions up to 1.6.0 knew the member of this one; tabs of them may still be open. */
export const olderOf = (owner: string): string => owner.split("-")[0] ?? owner;

/** True if what is stored under this key belongs to the member. */
export const isOwner = (kept: string | undefined, owner: string): boolean => kept === owner || kept === olderOf(owner);

/** From now on what is stored under the member's older key reads as stored under this one. */
export const readOlderKeyOf = (owner: string): void =>
  readAs((text) => text.replaceAll(`"${olderOf(owner)}"`, `"${owner}"`));

/** The stored entries now belong to this member; undefined = nobody. */
export const setOwner = (owner: string | undefined): void =>
  owner === undefined ? dropEntry(OWNER) : writeEntry(OWNER, owner);

/** A text as a 32-bit number, the same at every visit (FNV-1a over its characters). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * Identifies an account in storage, so that no name is kept there (STO-05): 32 bits, by which alone earlier versions
 * knew a member, then 41 more of another, longer number, since two accounts may have one of 32.
 */
export function ownerOf(account: string): string {
  let more = 0xcbf29ce484222325n;
  for (const character of account) {
    more = BigInt.asUintN(64, (more ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return `${hashOf(account).toString(36)}-${more.toString(36).slice(-8).padStart(8, "0")}`;
}
