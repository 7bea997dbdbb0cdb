import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { outrightSports } from "#app/domain/menu.ts";
import { formatMoney } from "#app/domain/moneyText.ts";
import { isSportId } from "#app/domain/sports.ts";
import { refreshBalance, useMember } from "#app/flows/balance.ts";
import { useFavourites } from "#app/flows/favourites.ts";
import { asMember } from "#app/flows/guards.ts";
import { useMenuView } from "#app/flows/menu.ts";
import { useArea } from "#app/flows/preference.ts";
import { goHome, goLogin } from "#app/flows/prompts.ts";
import { signOut } from "#app/flows/session.ts";
import { config } from "#app/config.ts";
import { isEmbedded } from "#app/host.ts";
import { showCombo, showSport, useList } from "#app/stores/list.ts";
import { closePanel, usePanel } from "#app/stores/panel.ts";
import { ComboPicker } from "./ComboPicker.tsx";
import { MenuGroup } from "./MenuGroup.tsx";
import { FavouriteLeagues, OutrightLeagues } from "./MenuLeagues.tsx";
import { isIndex } from "./pages.ts";
import { SideMenu } from "./SideMenu.tsx";
import { SportPicker } from "./SportPicker.tsx";

/** The drawer, the combo picker and the picker of all sports; opening one closes the others (spec §2). */
export function Panels({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const open = usePanel((panel) => panel.open);
  const comboId = useList((list) => list.comboId);
  const { menu, sports, sportId: listed } = useMenuView();
  const combos = menu?.combos ?? [];
  const groups = combos.length > 1 ? [{ id: 0, name: t`All sports` }, ...combos] : [];
  // the switch of Burma mode stands where the title would open them
  const { hasBurma } = useArea();
  const hasOutrights = menu !== undefined && outrightSports(menu, comboId).length > 0;
  const { ids } = useFavourites();
  const member = useMember();
  const navigate = useNavigate();
  const visit = (place: NavigateOptions) => {
    closePanel();
    void navigate(place);
  };
  const toFavourites = () => {
    closePanel();
    asMember(() => void navigate({ to: "/pages/myFavorite/myFavorite" }));
  };
  const toLeague = ({ sportId, leagueId }: { readonly sportId: number; readonly leagueId: number }) => {
    if (isSportId(sportId)) showSport(sportId);
    visit({ to: "/pages/myFavorite/myFavorite", search: { leagueId } });
  };
  // nobody asks for what stands in a drawer that is shut
  const inDrawer = open === "drawer";
  const leave = () => {
    closePanel();
    void signOut(client);
  };
  return (
    <>
      <SideMenu
        open={inDrawer}
        onClose={closePanel}
        version={__APP_VERSION__}
        member={
          member && {
            account: member.name,
            currency: member.currency,
            balance: member.balance === null ? undefined : formatMoney(member.balance, 2),
            ...(member.cashBalance !== null && { cashBalance: formatMoney(member.cashBalance, 2) }),
            onRefresh: () => refreshBalance(client),
          }
        }
        groups={
          <>
            <MenuGroup
              icon="trophy"
              name={t`Outright winners`}
              onVisit={hasOutrights ? undefined : () => visit({ to: "/pages/winner/winner" })}
            >
              {() =>
                inDrawer && (
                  <OutrightLeagues
                    onChoose={(search) => visit({ to: "/pages/winner/winner", search })}
                    onAll={() => visit({ to: "/pages/winner/winner" })}
                  />
                )
              }
            </MenuGroup>
            <MenuGroup
              icon="star"
              name={t`My favourite`}
              count={ids.size === 0 ? "" : String(ids.size)}
              onVisit={ids.size > 0 ? undefined : toFavourites}
            >
              {() => inDrawer && <FavouriteLeagues onChoose={toLeague} />}
            </MenuGroup>
          </>
        }
        go={{
          results: () => visit({ to: "/pages/matchresult/matchresult" }),
          announcements: () => visit({ to: "/pages/announcement/announcement" }),
          rules: () => visit({ to: "/pages/gamerule/gamerule" }),
          settings: () => visit({ to: "/pages/setting/setting" }),
        }}
        onLogin={member ? undefined : goLogin}
        onLogout={member && !isEmbedded() ? leave : undefined}
        onHome={!member && !isEmbedded() && config().homeUrl !== undefined ? goHome : undefined}
      />
      {isIndex(path) && (
        <SportPicker
          open={open === "sports"}
          onClose={closePanel}
          sports={sports.map(({ sportId: id, counts }) => ({ sportId: id, count: counts[4] }))}
          active={listed}
          onChoose={showSport}
          groups={hasBurma && groups.length > 0 ? { combos: groups, active: comboId, onChoose: showCombo } : undefined}
        />
      )}
      {groups.length > 0 && (
        <ComboPicker
          open={open === "combos"}
          onClose={closePanel}
          label={t`Groups of sports`}
          combos={groups}
          active={comboId}
          onChoose={showCombo}
        />
      )}
    </>
  );
}
