"use no memo";

import { type MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useRouterState } from "@tanstack/react-router";
import { type Feature } from "#app/config.ts";
import { type TabName } from "#app/components/shell/lists/TabBar.tsx";

/** What a page is, as its route tells it: everything that stands round a page goes by this and by nothing else. */
export interface PageFacts {
  /** What the page is called in its head and by the browser; the index is called as the app is. */
  readonly title: MessageDescriptor | undefined;
  /**
   * What stands over it: the index with its groups of sports, a page where money matters, the parlay, a plain one with back and
   * title, the results and the league filter, which say more beside their title, or a head of the page's own (design 4.4, 4.15, 15).
   */
  readonly head: "index" | "money" | "parlay" | "plain" | "results" | "filter" | "own";
  /** The page has a foot of its own where the bottom bar would be (design 07, 13, 15). */
  readonly foot?: "own";
  /** The tab that the page belongs to. */
  readonly tab?: TabName;
  /** It needs a login: always, or where the operator keeps the favourites for members (spec §2; decisions, Access). */
  readonly guard?: "member" | "operator";
  /** The feature that it belongs to: where that is not offered, its address leads to the index (OPS-05). */
  readonly feature?: Feature;
  /** How the parlay stands on it: a bar over lists of prices, docked, a button, or not at all (design 4.10). */
  readonly slip: "bar" | "docked" | "button" | "none";
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page: PageFacts;
  }
}

/** The index, and whatever address leads to no page. */
export const INDEX_PAGE: PageFacts = {
  title: undefined,
  head: "index",
  tab: "sports",
  slip: "bar",
};

/** The path of the page that is drawn: while the next one still loads, the address is that one's already. */
export const usePath = (): string =>
  useRouterState({ select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname });

/** The facts of the page that is drawn. */
export const usePage = (): PageFacts =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page ?? INDEX_PAGE });

/** True where the header has back and title only: money does not matter there (design 4.4, 16). */
export const isPlain = ({ head }: PageFacts): boolean => head === "plain" || head === "results" || head === "filter";

/** The title of a page; "" is the index. */
export function usePageTitle({ title }: PageFacts): string {
  const { i18n } = useLingui();
  return title ? i18n._(title) : "";
}
