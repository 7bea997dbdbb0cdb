"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { refreshBalance, useMember } from "#app/flows/session/balance.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { useArea } from "#app/flows/session/preference.ts";
import { logOut } from "#app/flows/session/logOut.ts";
import { goHome, goLogin } from "#app/flows/session/prompts.ts";
import { config } from "#app/config.ts";
import { isEmbedded } from "#app/host/host.ts";
import { showCombo, showSport, useList } from "#app/stores/list.ts";
import { closePanel, usePanel } from "#app/stores/panel.ts";
import { ListOptions } from "#app/components/shell/lists/ListOptions.tsx";
import { ComboPicker } from "#app/components/shell/lists/ComboPicker.tsx";
import { MenuRows } from "#app/components/shell/menu/MenuRows.tsx";
import { type PageFacts, usePath } from "#app/components/shell/pageFacts.ts";
import { SideMenu } from "#app/components/shell/menu/SideMenu.tsx";
import { ThemePalette } from "#app/components/shell/ThemePalette.tsx";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { useDesktop, useHeadRoom } from "#app/ui/useWide.ts";
import { SportPicker } from "#app/components/shell/lists/SportPicker.tsx";

const SettingSheets = lazyPart(() => import("./SettingSheets.tsx"), "SettingSheets");

/** The drawer, with what it shows of the member (spec §2; design 4.8). */
function MenuPanel({ open }: { readonly open: boolean }) {
  const app = useApp();
  const member = useMember();
  const navigate = useNavigate();
  const headRoom = useHeadRoom();
  const visit = (place: NavigateOptions) => {
    closePanel(app);
    void navigate(place);
  };
  const leave = () => {
    closePanel(app);
    logOut(app);
  };
  return (
    <SideMenu
      open={open}
      onClose={() => closePanel(app)}
      member={
        member && {
          account: member.name,
          currency: member.currency,
          balance: member.balance === null ? undefined : formatMoney(member.balance, 2),
          ...(member.cashBalance !== null && { cashBalance: formatMoney(member.cashBalance, 2) }),
          onRefresh: () => refreshBalance(app),
        }
      }
      tools={!headRoom && <ThemePalette />}
      onLogin={member ? undefined : () => goLogin(app)}
      onLogout={member && !isEmbedded() ? leave : undefined}
      onHome={!member && !isEmbedded() && config().homeUrl !== undefined ? () => goHome(app) : undefined}
    >
      <MenuRows shown={open} visit={visit} />
    </SideMenu>
  );
}

/** The drawer, the combo picker, the picker of all sports and the options of a list; opening one closes the others (spec §2). */
export function Panels({ page }: { readonly page: PageFacts }) {
  const app = useApp();
  const { t } = useLingui();
  const open = usePanel((panel) => panel.open);
  // they stay rendered while they close
  const [sheets, setSheets] = useState(false);
  if (!sheets && (open === "language" || open === "oddsStyle")) setSheets(true);
  const comboId = useList((list) => list.comboId);
  const { combos, sports, sportId: listed } = useMenuView();
  const groups = combos.length > 1 ? [{ id: 0, name: t`All sports` }, ...combos] : [];
  // the switch of Burma mode stands where the title would open them
  const { hasBurma } = useArea();
  const desktop = useDesktop();
  const path = usePath();
  const index = page.head === "index" || (desktop && path === PAGE.match);
  return (
    <>
      <MenuPanel open={open === "drawer"} />
      {sheets && (
        <Suspense fallback={null}>
          <SettingSheets />
        </Suspense>
      )}
      <ListOptions open={open === "options"} onClose={() => closePanel(app)} index={index} />
      {index && (
        <SportPicker
          open={open === "sports"}
          onClose={() => closePanel(app)}
          sports={sports.map(({ sportId: id, counts }) => ({ sportId: id, count: counts.total }))}
          active={listed}
          onChoose={(sportId) => showSport(app, sportId)}
          groups={
            hasBurma && groups.length > 0
              ? { combos: groups, active: comboId, onChoose: (comboId) => showCombo(app, comboId) }
              : undefined
          }
        />
      )}
      {groups.length > 0 && (
        <ComboPicker
          open={open === "combos"}
          onClose={() => closePanel(app)}
          label={t`Groups of sports`}
          combos={groups}
          active={comboId}
          onChoose={(comboId) => showCombo(app, comboId)}
        />
      )}
    </>
  );
}
