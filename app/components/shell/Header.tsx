"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { brandFace, offeredSport, isOffered } from "#app/config.ts";
import { badgeText, BADGE_CAP } from "#app/domain/bets/badge.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { chunk } from "#app/flows/chunk.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { usePopularSports } from "#app/flows/lists/popularSports.ts";
import { switchBurma, useArea, useOddsStyle } from "#app/flows/session/preference.ts";
import { resultsSearch } from "#app/flows/bets/places.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { clearParlay } from "#app/flows/slip/pick.ts";
import { goLogin } from "#app/flows/session/prompts.ts";
import { useList } from "#app/stores/list.ts";
import { afterTouch } from "#app/ui/touch/afterTouch.ts";
import { openPanel, togglePanel, usePanel } from "#app/stores/panel.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";
import { useTheme } from "#app/stores/theme.ts";
import { listName } from "#app/text/lists.ts";
import { sportName } from "#app/text/sports.ts";
import { useDesktop, useHeadRoom, useWorded } from "#app/ui/useWide.ts";
import { useBack } from "#app/components/views/useBack.ts";
import { NavBar, type NavBarProps } from "./NavBar.tsx";
import { isPlain, type PageFacts, usePageTitle } from "./pageFacts.ts";

/** What the header shows about its page, and what its title opens. */
function useHeading(page: PageFacts): Pick<NavBarProps, "title" | "branded" | "context" | "combo" | "burma"> {
  const app = useApp();
  const { i18n, t } = useLingui();
  const panel = usePanel((state) => state.open);
  const comboId = useList((list) => list.comboId);
  const playType = useList((list) => list.playType);
  const { combos, sportId } = useMenuView();
  const hot = usePopularSports(sportId);
  const desktop = useDesktop();
  const title = usePageTitle(page);
  const resultSport = useRouterState({
    select: ({ location }) => resultsSearch(location.search).sport ?? offeredSport(1),
  });
  const { hasBurma } = useArea();
  const burma = useOddsStyle() === ODDS_STYLE.BU;
  const picker = (name: "combos" | "sports") => ({ open: panel === name, onToggle: () => togglePanel(app, name) });
  if (page.head === "index") {
    const combo = combos.find(({ id }) => id === comboId);
    const { name, logo } = brandFace();
    // beside a navigation without a strip over the list the title says which sport is listed (design-3, 69)
    const sport = playType === "popular" ? hot.sportId : sportId;
    return {
      title: combo?.name ?? (desktop ? i18n._(sportName(sport)) : t`All sports`),
      // a chosen group is named: the operator's name does not say which
      branded: (name ?? logo) !== undefined && (combo === undefined || combo === combos[0]),
      combo: combos.length > 1 ? picker("combos") : undefined,
      burma: hasBurma ? { on: burma, onChange: (burma) => switchBurma(app, burma) } : undefined,
    };
  }
  if (page.head === "results") {
    const sport = i18n._(sportName(resultSport));
    return { title: t`Results · ${sport}`, combo: picker("sports") };
  }
  if (page.head !== "filter") return { title };
  const list = i18n._(listName(playType === "popular" ? "live" : playType));
  return { title, context: `${i18n._(sportName(sportId))} · ${list}` };
}

/** True if the way to the search is in the header: beside words in the navigation, and over the popular matches, which have no toolbar. */
function useHeadSearch({ head }: PageFacts): boolean {
  const desktop = useDesktop();
  const worded = useWorded();
  const popular = useList((list) => list.playType === "popular");
  return head === "index" && (worded || (desktop && popular));
}

/** What the header shows of the member: the navigation of a wide window has the records, and if it has words the balance, and this one then the search. */
function useMemberParts(page: PageFacts): Pick<NavBarProps, "onSearch" | "balance" | "onLogin" | "records"> {
  const app = useApp();
  const navigate = useNavigate();
  const phase = useSession((session) => (session.claimed?.balance === undefined ? session.phase : "member"));
  const { unsettled } = useBetCounts();
  const desktop = useDesktop();
  const worded = useWorded();
  const searches = useHeadSearch(page);
  const plain = isPlain(page);
  const records = {
    count: badgeText(unsettled, BADGE_CAP.header),
    onOpen: () => asMember(app, () => void navigate({ to: PAGE.bets })),
  };
  const hasRecords = page.tab !== "bets" && !plain && page.head !== "parlay" && isOffered("betrecord");
  return {
    onSearch: searches ? () => void navigate({ to: PAGE.search }) : undefined,
    balance: phase === "member" && !plain && !worded,
    onLogin: phase === "visitor" && !plain && !worded ? () => goLogin(app) : undefined,
    records: hasRecords && !desktop ? records : undefined,
  };
}

/** The header of a page: title or combo picker, balance or Log in, records, palette, dark mode (design 4.4). */
export function Header({ page, onBack }: { readonly page: PageFacts; readonly onBack?: () => void }) {
  const app = useApp();
  const dark = useTheme(({ theme }) => theme === "99");
  const { hasDarkMode } = useArea();
  const palette = useHeadRoom();
  const onToggle = () =>
    void chunk(() => import("#app/flows/session/themeCycle.ts")).then(
      ({ switchDark }) => switchDark(app),
      () => undefined,
    );
  const back = useBack();
  const vast = useDesktop();
  const parlay = page.head === "parlay";
  const picked = useSlip((slip) => slip.parlay.length > 0);
  return (
    <NavBar
      {...useHeading(page)}
      {...(page.tab !== undefined
        ? !vast && { onMenu: () => afterTouch(() => openPanel(app, "drawer")) }
        : { onBack: onBack ?? back })}
      {...useMemberParts(page)}
      onClear={parlay && picked ? () => clearParlay(app) : undefined}
      {...(!isPlain(page) && !parlay && { palette, darkMode: hasDarkMode ? { on: dark, onToggle } : undefined })}
    />
  );
}
