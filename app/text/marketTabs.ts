import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type PageTab } from "#app/domain/boards/matchPage.ts";
import { firstHalfTab } from "./markets.ts";

const NAMES: Readonly<Record<Exclude<PageTab, "firstHalf">, MessageDescriptor>> = {
  main: msg`Main`,
  full: msg({ message: "Full", comment: "Tab of markets on the whole match" }),
  other: msg`Other`,
  cornerSpecial: msg`Corner/Special`,
};

/** The name of a tab of a match's markets in its sport (spec §2). */
export const marketTabName = (tab: PageTab, sportId: number): MessageDescriptor =>
  tab === "firstHalf" ? firstHalfTab(sportId) : NAMES[tab];
