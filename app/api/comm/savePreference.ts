import { mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { post } from "#app/api/client.ts";
import { useSending } from "#app/api/sending.ts";

const path = "Comm/SavePreference" satisfies Path;

/** A member's settings; only what changed is sent. */
export interface PreferenceChange {
  readonly oddsStyle?: number;
  readonly timeZone?: number;
  readonly autoDark?: boolean;
  /** 0 by league, 1 by time. */
  readonly matchSort?: 0 | 1;
  readonly autoAccept?: 0 | 1 | 2;
  readonly notification?: boolean;
  readonly language?: string;
}

const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));

/**
 * Saves settings for flows/session/memberSettings, at each change of a setting; without a login the server keeps nothing
 * and returns 0 (spec §2, §7; contract, Preferences).
 */
export const savePreference = () =>
  mutationOptions({
    mutationKey: [path],
    mutationFn: async (change: PreferenceChange, { client }) => {
      // JSON omits what is undefined
      await post(client, path, {
        OddsStyle: change.oddsStyle,
        TimeZone: change.timeZone,
        AutoSwitchDarkMode: flag(change.autoDark),
        SortTime: change.matchSort,
        AutoAccept: change.autoAccept,
        AcceptNotice: flag(change.notification),
        Language: change.language,
      });
    },
    meta: { open: true },
  });

/** The settings that are being saved. */
export const useSavePreference = () => useSending<PreferenceChange>(path);
