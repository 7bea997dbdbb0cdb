import { useState } from "react";
import { type LeagueSection } from "#app/domain/boards/boardOrder.ts";
import { viewBeside, viewOf, viewsFor } from "./views.ts";

/** The market views of a list, the one that is shown, and the ways to another: by name, or a step to either side (design 4.6). */
export function useViews(sportId: number, sections: readonly LeagueSection[]) {
  const [viewId, show] = useState("main");
  const views = viewsFor(sportId, sections);
  const view = viewOf(views, viewId);
  const turn = (step: 1 | -1): void => {
    const next = viewBeside(views, view, step);
    if (next) show(next.id);
  };
  return { views, view, show, turn };
}
