import { mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { post } from "#app/api/client.ts";
import { useSending } from "#app/api/sending.ts";
import { type Shared } from "#app/stores/settings.ts";

const path = "Comm/SavePreference" satisfies Path;

/** A member's settings; only what changed is sent. */
export type PreferenceChange = Partial<Shared>;

/** Their names on the wire. */
const NAMES: Readonly<Record<keyof Shared, string>> = {
  oddsStyle: "OddsStyle",
  timeZone: "TimeZone",
  autoDark: "AutoSwitchDarkMode",
  matchSort: "SortTime",
  autoAccept: "AutoAccept",
  notification: "AcceptNotice",
  language: "Language",
};

const isName = (name: string): name is keyof Shared => Object.hasOwn(NAMES, name);

/** The settings under their names on the wire, where a flag is 0 or 1; JSON omits what is undefined. */
const sent = (change: PreferenceChange) =>
  Object.fromEntries(
    Object.entries(change).flatMap(([name, value]) =>
      isName(name) ? [[NAMES[name], typeof value === "boolean" ? Number(value) : value]] : [],
    ),
  );

/**
 * Saves settings for flows/session/memberSettings, at each change of a setting; without a login the server keeps nothing
 * and returns 0 (spec §2, §7; contract, Preferences).
 */
export const savePreference = () =>
  mutationOptions({
    mutationKey: [path],
    mutationFn: async (change: PreferenceChange, { client }) => {
      await post(client, path, sent(change));
    },
    meta: { open: true },
  });

/** The settings that are being saved. */
export const useSavePreference = () => useSending<PreferenceChange>(path);
