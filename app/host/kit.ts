import { type HostMessage } from "./messages.ts";

type Names = readonly HostMessage["type"][];

/** The host kit version that this app speaks (OPS-13). */
export const KIT = 2;

/** What an app of kit 1 accepts: it did not say so itself. */
export const HEARD_BY_KIT_1: Names = [
  "SetToken",
  "SetTheme",
  "SetLanguage",
  "RefreshBalance",
  "Logout",
  "SetView",
  "OpenMatch",
];

/** What this app accepts. */
export const HEARS: Names = [...HEARD_BY_KIT_1, "AddSelections", "OpenPage", "SetOddsStyle"];
