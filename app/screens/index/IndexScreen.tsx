"use no memo";

import { isOffered } from "#app/config.ts";
import { hasList } from "#app/flows/lists/offeredList.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { BoardSkeleton } from "#app/components/board/BoardSkeleton.tsx";
import { useWorded } from "#app/ui/useWide.ts";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { ListTabs } from "#app/components/shell/lists/ListTabs.tsx";
import { LossNote } from "#app/components/views/StaleNote.tsx";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { firstList } from "#app/flows/lists/firstList.ts";
import { usePopularSports } from "#app/flows/lists/popularSports.ts";
import { useListedSports } from "#app/flows/lists/listedSports.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
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

/** Home: the sports, the lists of the chosen one, and its matches (spec §2; design 01 to 04, 27, 28). */
export function IndexScreen() {
  const app = useApp();
  const navigate = useNavigate();
  const menu = useMenuView();
  const { counts, outrights } = menu;
  const playType = useList((list) => list.playType);
  const pickerOpen = usePanel((panel) => panel.open === "sports");
  const hot = usePopularSports(menu.sportId);
  const popular = playType === "popular";
  const worded = useWorded();
  const listed = useListedSports(menu, popular ? "live" : playType);
  const sportId = popular ? hot.sportId : menu.sportId;
  const countOf = (list: PlayType) => (list === "popular" ? hot.total : counts?.[list]);

  return (
    <>
      <SportStrip
        sports={popular ? hot.sports : listed}
        active={sportId}
        onChoose={(sportId) => showSport(app, sportId)}
        outrights={{ count: outrights, onOpen: () => void navigate({ to: PAGE.outright }) }}
        onSearch={popular && !worded ? () => void navigate({ to: PAGE.search }) : undefined}
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
