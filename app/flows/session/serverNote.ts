import { usePreference } from "#app/api/odds/getPreference.ts";
import { config } from "#app/config.ts";

/** The global Code and Message; said is "" if the server has no words of its own. */
export interface ServerNote {
  readonly code: number;
  readonly said: string;
  readonly blockedCountry: boolean;
}

/** What the server tells all screens: a blocked country, maintenance; undefined if nothing (spec §8). */
export function useServerNote(): ServerNote | undefined {
  const { data } = usePreference();
  if (data === undefined || (!data.refused && data.message === "")) return undefined;
  return { code: data.code, said: data.message, blockedCountry: data.blockedCountry };
}

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
export function useBlockedHere(): ServerNote | undefined {
  const note = useServerNote();
  return note?.blockedCountry ? note : undefined;
}
