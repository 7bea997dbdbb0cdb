import { type QueryClient } from "@tanstack/react-query";
import { type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { config } from "#app/config.ts";
import { heldPreference } from "./preference.ts";

/** The global Code and Message; said is "" if the server has no words of its own. */
export interface ServerNote {
  readonly code: number;
  readonly said: string;
  readonly blockedCountry: boolean;
}

function noteOf(data: Preference | undefined): ServerNote | undefined {
  if (data === undefined || (!data.refused && data.message === "")) return undefined;
  return { code: data.code, said: data.message, blockedCountry: data.blockedCountry };
}

const blockOf = (note: ServerNote | undefined): ServerNote | undefined => (note?.blockedCountry ? note : undefined);

/** What the server tells all screens: a blocked country, maintenance; undefined if nothing (spec §8). */
export const useServerNote = (): ServerNote | undefined => noteOf(usePreference().data);

/**
 * The same, refetched as often as the menu while the server has something to say, so that it disappears when it is
 * over.
 */
export function useAskedNote(): ServerNote | undefined {
  const note = useServerNote();
  usePreference(note === undefined ? false : config().intervals.menu);
  return note;
}

/**
 * The server's message if it accepts no bet at all from the member's country; undefined if it does (spec §8; BET-19).
 */
export const useBlockedHere = (): ServerNote | undefined => blockOf(useServerNote());

/** The same outside a component, as the server last said. */
export const heldBlock = (client: QueryClient): ServerNote | undefined => blockOf(noteOf(heldPreference(client)));
