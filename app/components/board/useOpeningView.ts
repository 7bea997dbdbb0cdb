import { useState } from "react";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";
import { type BoardView, openingView } from "./views.ts";

/** The listed matches, and their prices. */
export interface Listed {
  readonly sections: readonly LeagueSection[];
  readonly feed: Pick<MatchFeed, "get">;
}

/**
 * The view that a list opens on. It is chosen once, when a sport's matches have loaded: a market suspended later must not
 * put other prices under the finger.
 */
export function useOpeningView(sportId: number, views: readonly BoardView[], { sections, feed }: Listed) {
  const [opened, open] = useState<{ readonly sportId: number; readonly id: string | undefined }>();
  if (sections.length > 0 && opened?.sportId !== sportId) {
    const matches = sections.flatMap((section) => section.matches.flatMap(({ id }) => feed.get(id) ?? []));
    open({ sportId, id: openingView(views, matches)?.id });
  }
  return opened?.sportId === sportId ? opened.id : undefined;
}
