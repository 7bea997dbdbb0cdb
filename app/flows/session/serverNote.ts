import { type Preference, usePreference } from "#app/api/odds/getPreference.ts";
import { config } from "#app/config.ts";

/** The global Code and Message; said is "" if the server has no words of its own. */
export interface ServerNote {
  readonly code: number;
  readonly said: string;
  readonly blockedCountry: boolean;
}

/** What a response says to all screens; undefined if nothing. */
export function noteOf(data: Preference | undefined): ServerNote | undefined {
  if (data === undefined || (!data.refused && data.message === "")) return undefined;
  return { code: data.code, said: data.message, blockedCountry: data.blockedCountry };
}

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
