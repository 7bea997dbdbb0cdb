import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type PageTab } from "#app/domain/boards/matchPage.ts";
import { isOfQuarters } from "./listMarkets.ts";

const NAMES: Readonly<Record<PageTab, MessageDescriptor>> = {
  main: msg`Main`,
  full: msg({ message: "Full", comment: "Tab of markets on the whole match" }),
  firstHalf: msg`First half`,
  other: msg`Other`,
  cornerSpecial: msg`Corner/Special`,
};

/** A language with one word for halves and quarters would name the first quarter. */
const HALF_OF_QUARTERS = msg({ message: "First half", context: "of quarters" });

/** The name of a tab of a match's markets in its sport (spec §2). */
export const marketTabName = (tab: PageTab, sportId: number): MessageDescriptor =>
  tab === "firstHalf" && isOfQuarters(sportId) ? HALF_OF_QUARTERS : NAMES[tab];
