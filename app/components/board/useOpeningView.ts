import { useState } from "react";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";
import { type BoardView, openingView } from "./views.ts";

/** What is listed, and where the prices of it are. */
export interface Listed {
  readonly sections: readonly LeagueSection[];
  readonly feed: Pick<MatchFeed, "get">;
}

/**
 * The view that a list opens on. It is chosen once, when the matches of a sport are there: a market that is suspended later turns
 * no other prices under the finger.
 */
export function useOpeningView(sportId: number, views: readonly BoardView[], { sections, feed }: Listed) {
  const [opened, open] = useState<{ readonly sportId: number; readonly id: string | undefined }>();
  if (sections.length > 0 && opened?.sportId !== sportId) {
    const matches = sections.flatMap((section) => section.matches.flatMap(({ id }) => feed.get(id) ?? []));
    open({ sportId, id: openingView(views, matches)?.id });
  }
  return opened?.sportId === sportId ? opened.id : undefined;
}
