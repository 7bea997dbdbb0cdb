import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { outrightSports } from "#app/domain/menu.ts";
import { formatMoney } from "#app/domain/money.ts";
import { isSportId } from "#app/domain/sports.ts";
import { refreshBalance, useMember } from "#app/flows/balance.ts";
import { sportCounts, useFavourites } from "#app/flows/favourites.ts";
import { useMenuView } from "#app/flows/menu.ts";
import { goHome, goLogin, requireLogin } from "#app/flows/prompts.ts";
import { signOut } from "#app/flows/session.ts";
import { config } from "#app/config.ts";
import { isEmbedded } from "#app/host.ts";
import { showCombo, showSport, useList } from "#app/stores/list.ts";
import { closePanel, usePanel } from "#app/stores/panel.ts";
import { sportName } from "#app/text/sports.ts";
import { ComboPicker } from "./ComboPicker.tsx";
import { SideMenu } from "./SideMenu.tsx";

/** The drawer and the combo picker; opening one closes the others (spec §2). */
export function Panels() {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const open = usePanel((panel) => panel.open);
  const comboId = useList((list) => list.comboId);
  const { menu } = useMenuView();
  const combos = menu?.combos ?? [];
  const outrightItems = menu === undefined ? [] : outrightSports(menu, comboId);
  const { bySport, ids } = useFavourites();
  const nameOf = (sportId: number) => i18n._(sportName(sportId));
  const member = useMember();
  const navigate = useNavigate();
  const visit = (place: NavigateOptions) => {
    closePanel();
    void navigate(place);
  };
  const toFavourites = () => {
    if (member) return visit({ to: "/pages/myFavorite/myFavorite" });
    closePanel();
    requireLogin();
  };
  const leave = () => {
    closePanel();
    void signOut(client);
  };
  return (
    <>
      <SideMenu
        open={open === "drawer"}
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
        outrights={{
          items: outrightItems.map(({ sportId, count }) => ({ id: sportId, name: nameOf(sportId), count })),
          onChoose: (id) => visit({ to: "/pages/winner/winner", ...(isSportId(id) && { search: { sportId: id } }) }),
          onEmpty: () => visit({ to: "/pages/winner/winner" }),
        }}
        favourites={{
          count: ids.size === 0 ? "" : String(ids.size),
          items: sportCounts(bySport).map(({ sportId, count }) => ({ id: sportId, name: nameOf(sportId), count })),
          onChoose: (id) => {
            if (isSportId(id)) showSport(id);
            visit({ to: "/pages/myFavorite/myFavorite" });
          },
          onEmpty: toFavourites,
        }}
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
      {combos.length > 1 && (
        <ComboPicker
          open={open === "combos"}
          onClose={closePanel}
          label={t`Groups of sports`}
          combos={[{ id: 0, name: t`All sports` }, ...combos]}
          active={comboId}
          onChoose={showCombo}
        />
      )}
    </>
  );
}
