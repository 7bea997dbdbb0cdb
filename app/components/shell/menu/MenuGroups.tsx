"use no memo";

import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/pages.ts";
import { useLingui } from "@lingui/react/macro";
import { type NavigateOptions } from "@tanstack/react-router";
import { outrightSports } from "#app/domain/boards/menu.ts";
import { isSportId } from "#app/domain/boards/sports.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { showSport, useList } from "#app/stores/list.ts";
import { openAlertList, useWatches } from "#app/stores/watches.ts";
import { closePanel } from "#app/stores/panel.ts";
import { MenuGroup } from "./MenuGroup.tsx";
import { FavouriteLeagues, OutrightLeagues } from "./MenuLeagues.tsx";

interface MenuGroupsProps {
  /** Nobody asks for what stands in a drawer that is shut. */
  readonly shown: boolean;
  readonly visit: (place: NavigateOptions) => void;
}

/** The way to the list of alerts, which says how one is set while there is none (WAT-07; design-2, 7.2). */
function AlertsRow() {
  const app = useApp();
  const { t } = useLingui();
  const { watches } = useWatches();
  const toAlerts = () => {
    closePanel(app);
    openAlertList(app);
  };
  return (
    <MenuGroup
      q="nav:alerts"
      icon="bell"
      name={t`Alerts`}
      count={watches.length > 0 ? String(watches.length) : ""}
      onVisit={toAlerts}
    >
      {() => null}
    </MenuGroup>
  );
}

/** The rows of drawer and wide navigation that unfold: outrights and favourites by league (design 4.8). */
export function MenuGroups({ shown, visit }: MenuGroupsProps) {
  const app = useApp();
  const { t } = useLingui();
  const { menu } = useMenuView();
  const comboId = useList((list) => list.comboId);
  const { ids } = useFavourites();
  const hasOutrights = menu !== undefined && outrightSports(menu, comboId).length > 0;
  const toFavourites = () => {
    // a visitor's prompt comes in place of the drawer
    closePanel(app);
    asMember(app, () => visit({ to: PAGE.favourites }));
  };
  const toLeague = ({ sportId, leagueId }: { readonly sportId: number; readonly leagueId: number }) => {
    if (isSportId(sportId)) showSport(app, sportId);
    visit({ to: PAGE.favourites, search: { leagueId } });
  };
  return (
    <>
      {isOffered("outright") && (
        <MenuGroup
          q="nav:winner"
          icon="trophy"
          name={t`Outright winners`}
          onVisit={hasOutrights ? undefined : () => visit({ to: PAGE.outright })}
        >
          {() =>
            shown && (
              <OutrightLeagues
                onChoose={(search) => visit({ to: PAGE.outright, search })}
                onAll={() => visit({ to: PAGE.outright })}
              />
            )
          }
        </MenuGroup>
      )}
      {isOffered("favorite") && (
        <MenuGroup
          q="nav:favorite"
          icon="star"
          name={t`My favourite`}
          count={ids.size === 0 ? "" : String(ids.size)}
          onVisit={ids.size > 0 ? undefined : toFavourites}
        >
          {() => shown && <FavouriteLeagues onChoose={toLeague} />}
        </MenuGroup>
      )}
      {isOffered("watches") && <AlertsRow />}
    </>
  );
}
