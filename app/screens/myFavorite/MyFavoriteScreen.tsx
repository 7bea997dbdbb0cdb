import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAddFavorite } from "#app/api/comm/addFavorite.ts";
import { useRemoveFavorite } from "#app/api/comm/removeFavorite.ts";
import { ListBody } from "#app/components/board/ListBody.tsx";
import { useViews } from "#app/components/board/useViews.ts";
import { LossNote } from "#app/components/views/StaleNote.tsx";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { Toolbar } from "#app/components/shell/lists/Toolbar.tsx";
import { useListSearch } from "#app/components/shell/wide/listColumn.ts";
import { useFavouriteList } from "#app/flows/lists/favouriteList.ts";
import { sportCounts, sportIn, useFavourites } from "#app/flows/lists/favourites.ts";
import { useMostMarked } from "#app/flows/lists/mostMarked.ts";
import { showPlayType, showSport, useList } from "#app/stores/list.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { MostMarked } from "./MostMarked.tsx";
import { EmptyView, type EmptyViewProps } from "#app/ui/views/EmptyView.tsx";
import styles from "./MyFavoriteScreen.module.css";

/** What the page shows without favourites, and the link it offers. */
function useEmpty(): EmptyViewProps {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  return {
    icon: "star",
    first: t`No data`,
    title: t`No favourites yet`,
    text: t`Tap ☆ on a match to keep it here.`,
    action: {
      label: t`Show live`,
      onClick: () => {
        showPlayType(app, "live");
        void navigate({ to: "/" });
      },
    },
  };
}

/** The member's favourites, by sport and league (spec §2, favourites; design 26). */
export function MyFavoriteScreen() {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { bySport, ids, known } = useFavourites();
  const wanted = useList((list) => list.sportId);
  const sportId = sportIn(bySport, wanted);
  // a member who starts with none can mark several of the most popular before their own list replaces them
  const [choosing, setChoosing] = useState(false);
  if (known && ids.size === 0 && !choosing) setChoosing(true);
  const most = useMostMarked(wanted, choosing);
  const { leagueId } = useListSearch();
  const list = useFavouriteList(sportId, leagueId);
  const { only } = list;
  const { views, view, show, turn } = useViews(sportId, list);
  const sports = sportCounts(bySport);
  const empty = useEmpty();
  const isMarking = [useAddFavorite(), useRemoveFavorite()].some(({ length }) => length > 0);
  if (choosing && most.failureCode === undefined && !(most.loaded && most.sections.length === 0)) {
    return (
      <div className={styles.page}>
        <LossNote />
        <MostMarked marked={most} empty={empty} onDone={ids.size > 0 ? () => setChoosing(false) : undefined} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {sports.length > 0 && (
        <>
          <SportStrip sports={sports} active={sportId} onChoose={(sportId) => showSport(app, sportId)} />
          <Toolbar views={views} active={view.id} onView={show} />
        </>
      )}
      {only !== undefined && (
        <div className={styles.only}>
          <Chip selected icon="close" onClick={() => void navigate({ to: PAGE.favourites, search: {}, replace: true })}>
            {t`Only ${only}`}
          </Chip>
        </div>
      )}
      <LossNote />
      <main aria-busy={isMarking || undefined}>
        <ListBody
          name={`favourites:${sportId}:${only ?? ""}`}
          list={list}
          playType="popular"
          view={view}
          onTurn={turn}
          empty={<EmptyView {...empty} />}
        />
      </main>
    </div>
  );
}
