"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { WeekStrip } from "#app/components/shell/lists/WeekStrip.tsx";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { useWeek } from "#app/flows/lists/week.ts";
import { showDay, useList } from "#app/stores/list.ts";
import { IndexList } from "./IndexList.tsx";

/** Early and Mix parlay: the strip of seven days, and the list of the chosen one (spec §2, week view; design 03, 04). */
export function WeekList() {
  const app = useApp();
  const { sportId } = useMenuView();
  const playType = useList((list) => (list.playType === "parlay" ? "parlay" : "early"));
  const view = useWeek(sportId, playType);
  const week = view && {
    view,
    strip: <WeekStrip days={view.days} active={view.at} onChoose={(day) => showDay(app, day)} panelId="list" />,
  };
  return <IndexList sportId={sportId} playType={playType} week={week} />;
}
