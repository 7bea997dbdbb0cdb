"use no memo";

import { type MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useRouterState } from "@tanstack/react-router";
import { type Feature } from "#app/config.ts";
import { type TabName } from "#app/components/shell/lists/TabBar.tsx";

/** What a page is, as declared by its route: everything around a page depends on this alone. */
export interface PageFacts {
  /** The page's title in its header and in the browser; the index has the app's name. */
  readonly title: MessageDescriptor | undefined;
  /**
   * Its header: that of the index with its groups of sports, of a page where money matters, of the parlay, a plain one with back and
   * title, that of results and league filter, which say more beside their title, or the page's own (design 4.4, 4.15, 15).
   */
  readonly head: "index" | "money" | "parlay" | "plain" | "results" | "filter" | "own";
  /** The page has its own foot instead of the bottom bar (design 07, 13, 15). */
  readonly foot?: "own";
  /** The tab that the page belongs to. */
  readonly tab?: TabName;
  /** It needs a login: always, or if the operator keeps favourites for members (spec §2; decisions, Access). */
  readonly guard?: "member" | "operator";
  /** The feature it belongs to: if that is not offered, its address leads to the index (OPS-05). */
  readonly feature?: Feature;
  /** How the page shows the parlay: a bar over lists of prices, docked, or a button; absent = not at all (design 4.10). */
  readonly slip?: "bar" | "docked" | "button";
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page: PageFacts;
  }
}

/** The index, also for any unknown address. */
export const INDEX_PAGE: PageFacts = {
  title: undefined,
  head: "index",
  tab: "sports",
  slip: "bar",
};

/** The path of the rendered page: while the next one loads, the address is already the next one's. */
export const usePath = (): string =>
  useRouterState({ select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname });

/** The facts of the rendered page. */
export const usePage = (): PageFacts =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page ?? INDEX_PAGE });

/** True if the header has only back and title: money does not matter there (design 4.4, 16). */
export const isPlain = ({ head }: PageFacts): boolean => head === "plain" || head === "results" || head === "filter";

/** The title of a page; "" is the index. */
export function usePageTitle({ title }: PageFacts): string {
  const { i18n } = useLingui();
  return title ? i18n._(title) : "";
}
