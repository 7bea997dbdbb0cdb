import { useState } from "react";
import { useSpacious } from "#app/ui/useWide.ts";
import { type Listed, useOpeningView } from "./useOpeningView.ts";
import { viewBeside, viewOf, viewsFor } from "./views.ts";

/** The market views of a list, the one shown, and how to get to another: by name, or one step to either side (design 4.6). */
export function useViews(sportId: number, list: Listed) {
  const [chosen, show] = useState<string>();
  const views = viewsFor(sportId, list.sections, useSpacious());
  const opening = useOpeningView(sportId, views, list);
  const view = viewOf(views, chosen ?? opening);
  const turn = (step: 1 | -1): void => {
    const next = viewBeside(views, view, step);
    if (next) show(next.id);
  };
  return { views, view, show, turn };
}
