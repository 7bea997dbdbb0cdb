"use no memo";

import { PAGE } from "#app/pages.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { badgeText, BADGE_CAP } from "#app/domain/bets/badge.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { switchBurma, useArea, useOddsStyle } from "#app/flows/session/preference.ts";
import { resultsSearch } from "#app/flows/bets/places.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { clearParlay } from "#app/flows/slip/pick.ts";
import { goLogin } from "#app/flows/session/prompts.ts";
import { useThemeCycle } from "#app/flows/session/themeCycle.ts";
import { useList } from "#app/stores/list.ts";
import { openPanel, togglePanel, usePanel } from "#app/stores/panel.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { listName } from "#app/text/lists.ts";
import { sportName } from "#app/text/sports.ts";
import { useDesktop } from "#app/ui/useWide.ts";
import { NavBar } from "./NavBar.tsx";
import { isPlain, usePage, usePageTitle } from "./page.ts";

/** The header of the page on show: title or combo picker, balance or Log in, records, theme (design 4.4). */
export function Header() {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const page = usePage();
  const phase = useSession((session) => session.phase);
  const { unsettled } = useBetCounts();
  const theme = useThemeCycle();
  const panel = usePanel((state) => state.open);
  const comboId = useList((list) => list.comboId);
  const playType = useList((list) => list.playType);
  const { menu, sportId: listSport } = useMenuView();
  const combos = menu?.combos ?? [];
  const title = usePageTitle(page);
  const onIndex = page.head === "index";
  const onResults = page.head === "results";
  const resultSport = useRouterState({ select: ({ location }) => resultsSearch(location.search).sport ?? 1 });
  const sport = i18n._(sportName(resultSport));
  const { hasBurma } = useArea();
  const burma = useOddsStyle() === ODDS_STYLE.BU;
  const plain = isPlain(page);
  const vast = useDesktop();
  const parlay = page.head === "parlay";
  const picked = useSlip((slip) => slip.parlay.length > 0);
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: "/" });
  };
  const pageTitle = onResults ? t`Results · ${sport}` : title;
  const comboPicker = onIndex && combos.length > 1 ? "combos" : undefined;
  const picker = onResults ? "sports" : comboPicker;
  const toRecords = () => asMember(() => void navigate({ to: PAGE.bets }));
  return (
    <NavBar
      title={onIndex ? (combos.find(({ id }) => id === comboId)?.name ?? t`All sports`) : pageTitle}
      context={
        page.head === "filter"
          ? `${i18n._(sportName(listSport))} · ${i18n._(listName(playType === "popular" ? "live" : playType))}`
          : undefined
      }
      {...(page.tab !== undefined ? !vast && { onMenu: () => openPanel("drawer") } : { onBack: back })}
      combo={picker && { open: panel === picker, onToggle: () => togglePanel(picker) }}
      burma={onIndex && hasBurma ? { on: burma, onChange: switchBurma } : undefined}
      balance={phase === "member" && !plain}
      onLogin={phase === "visitor" && !plain ? goLogin : undefined}
      records={
        page.tab === "bets" || plain || parlay
          ? undefined
          : { count: badgeText(unsettled, BADGE_CAP.header), onOpen: toRecords }
      }
      onClear={parlay && picked ? clearParlay : undefined}
      theme={plain || parlay ? undefined : theme}
    />
  );
}
