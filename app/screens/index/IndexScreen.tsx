"use no memo";

import { isOffered } from "#app/config.ts";
import { hasList } from "#app/flows/lists/offeredList.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/pages.ts";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { BoardSkeleton } from "#app/components/board/BoardSkeleton.tsx";
import { useRoomy } from "#app/ui/useWide.ts";
import { lazyPart } from "#app/components/shell/lazyPart.ts";
import { ListTabs } from "#app/components/shell/lists/ListTabs.tsx";
import { LossNote } from "#app/components/shell/over/StaleNote.tsx";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { stripOrder } from "#app/domain/boards/menu.ts";
import { type SportId } from "#app/domain/boards/sports.ts";
import { firstList } from "#app/flows/lists/firstList.ts";
import { usePopularSports } from "#app/flows/lists/popularSports.ts";
import { type BoardType } from "#app/flows/lists/board.ts";
import { type MenuView, useMenuView } from "#app/flows/lists/menu.ts";
import { showPlayType, showSport, useList } from "#app/stores/list.ts";
import { togglePanel, usePanel } from "#app/stores/panel.ts";
import { IndexList } from "./IndexList.tsx";

const LISTS = ["live", "today", "early", "parlay", "popular"] as const satisfies readonly PlayType[];

const popularList = () => import("./PopularList.tsx");
const weekList = () => import("./WeekList.tsx");
const PopularList = lazyPart(popularList, "PopularList");
const WeekList = lazyPart(weekList, "WeekList");

// the other lists load in advance; if that fails, they load when they are opened
void firstList.then(() =>
  Promise.allSettled([isOffered("popular") && popularList(), (isOffered("early") || isOffered("mix")) && weekList()]),
);

/** The order of the strip. It changes only with the list or the set of sports; a changing count must not move a sport under a finger. */
function useStripOrder(sports: MenuView["sports"], playType: BoardType): readonly SportId[] {
  const of = `${playType} ${sports.map(({ sportId }) => sportId).join()}`;
  const [kept, keep] = useState<{ readonly of: string; readonly order: readonly SportId[] }>({ of: "", order: [] });
  if (kept.of === of) return kept.order;
  const order = stripOrder(sports, playType);
  keep({ of, order });
  return order;
}

/** Home: the sports, the lists of the chosen one, and its matches (spec §2; design 01 to 04, 27, 28). */
export function IndexScreen() {
  const app = useApp();
  const navigate = useNavigate();
  const { sportId: chosen, sports, counts, outrights } = useMenuView();
  const playType = useList((list) => list.playType);
  const pickerOpen = usePanel((panel) => panel.open === "sports");
  const hot = usePopularSports(chosen);
  const popular = playType === "popular";
  const roomy = useRoomy();
  const order = useStripOrder(sports, popular ? "live" : playType);
  const sportId = popular ? hot.sportId : chosen;
  const strip =
    playType === "popular"
      ? hot.sports
      : order.flatMap((one) => {
          const sport = sports.find((each) => each.sportId === one);
          return sport ? [{ sportId: one, count: sport.counts[playType] }] : [];
        });
  const countOf = (list: PlayType) => (list === "popular" ? hot.total : counts?.[list]);

  return (
    <>
      <SportStrip
        sports={strip}
        active={sportId}
        onChoose={(sportId) => showSport(app, sportId)}
        outrights={{ count: outrights, onOpen: () => void navigate({ to: PAGE.outright }) }}
        onSearch={popular && !roomy ? () => void navigate({ to: PAGE.search }) : undefined}
        picker={{ open: pickerOpen, onToggle: () => togglePanel(app, "sports") }}
      />
      <ListTabs
        lists={LISTS.filter(hasList).map((list) => ({ playType: list, count: countOf(list) }))}
        active={playType}
        onChoose={(playType) => showPlayType(app, playType)}
        panelId="list"
      />
      <LossNote />
      {playType === "live" || playType === "today" ? (
        <IndexList sportId={sportId} playType={playType} />
      ) : (
        <Suspense fallback={<BoardSkeleton bare={popular} />}>
          {playType === "popular" ? <PopularList /> : <WeekList />}
        </Suspense>
      )}
    </>
  );
}
