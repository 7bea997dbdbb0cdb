import { type WatchKind } from "#app/domain/watches/watch.ts";
import { type IconName } from "#app/ui/icons/names.ts";

/** The icon of each kind of watch. */
export const WATCH_ICONS: Readonly<Record<WatchKind, IconName>> = {
  price: "activity",
  open: "lock",
  line: "sort",
  sale: "coin",
  start: "clock",
  goal: "sports",
};
