"use no memo";

import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { type NavigateOptions } from "@tanstack/react-router";
import { outrightSports } from "#app/domain/boards/menu.ts";
import { isSportId } from "#app/domain/odds/sports.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { showSport, useList } from "#app/stores/list.ts";
import { closePanel } from "#app/stores/panel.ts";
import { Slot } from "#app/components/views/slots.ts";
import { MenuGroup, MenuRow } from "#app/components/views/MenuGroup.tsx";
import { FavouriteLeagues, OutrightLeagues } from "./MenuLeagues.tsx";
import styles from "#app/components/views/MenuGroup.module.css";

interface MenuRowsProps {
  /** Nobody asks for what stands in a drawer that is shut. */
  readonly shown: boolean;
  readonly visit: (place: NavigateOptions) => void;
}

/** The winners of leagues and the member's favourites, which unfold by league (spec §2). */
function Groups({ shown, visit }: MenuRowsProps) {
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
          name={t`My favourites`}
          count={ids.size === 0 ? "" : String(ids.size)}
          onVisit={ids.size > 0 ? undefined : toFavourites}
        >
          {() => shown && <FavouriteLeagues onChoose={toLeague} />}
        </MenuGroup>
      )}
    </>
  );
}

/** The rows of drawer and wide navigation, in the order of the specification; what we add comes after it (spec §2, side menu). */
export function MenuRows({ shown, visit }: MenuRowsProps) {
  const { t } = useLingui();
  const to = (page: (typeof PAGE)["results" | "announcements" | "rules" | "settings"]) => () => visit({ to: page });
  return (
    <>
      <MenuRow q="nav:matchresult" icon="results" name={t`Match results`} onVisit={to(PAGE.results)} />
      <MenuRow q="nav:announcement" icon="megaphone" name={t`Announcements`} onVisit={to(PAGE.announcements)} />
      <MenuRow q="nav:gamerule" icon="book" name={t`Game rules`} onVisit={to(PAGE.rules)} />
      <MenuRow q="nav:setting" icon="settings" name={t`Settings`} onVisit={to(PAGE.settings)} />
      <Groups shown={shown} visit={visit} />
      <hr className={styles.line} />
      <Slot name="menuEntry" given={{ visit }} />
    </>
  );
}
