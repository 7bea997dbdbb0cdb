"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { type CSSProperties, Suspense } from "react";
import { config, isOffered } from "#app/config.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { useListedSports } from "#app/flows/lists/listedSports.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { logOut } from "#app/flows/session/logOut.ts";
import { goGameHome, goHome } from "#app/flows/session/prompts.ts";
import { isEmbedded } from "#app/host/host.ts";
import { showSport, useList } from "#app/stores/list.ts";
import { useLook } from "#app/stores/look.ts";
import { useSession } from "#app/stores/session.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { MenuRows } from "#app/components/shell/menu/MenuRows.tsx";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";
import { SideHead } from "./SideHead.tsx";
import styles from "./SideNav.module.css";

const VersionText = lazyPart(() => import("#app/components/shell/menu/VersionText.tsx"), "VersionText");

interface RowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly count?: number;
  readonly current?: boolean;
  /** The hue of a sport. */
  readonly look?: CSSProperties | undefined;
  readonly onClick: () => void;
}

function Row({ icon, name, count = 0, current = false, look, onClick }: RowProps) {
  return (
    <button
      className={styles.row}
      type="button"
      aria-current={current ? "page" : undefined}
      style={look}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}

/** The sports of the list on show, with their matches. */
function SportRows({ onIndex, visit }: { readonly onIndex: boolean; readonly visit: (to: NavigateOptions) => void }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const menu = useMenuView();
  const { sportId } = menu;
  const playType = useList((list) => list.playType);
  const league = useLook((look) => look.league);
  const listed = useListedSports(menu, playType === "popular" ? "total" : playType);
  if (listed.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{t`Sports`}</h2>
      {listed.map((sport) => (
        <Row
          key={sport.sportId}
          icon={`sport-${sport.sportId}`}
          name={i18n._(sportName(sport.sportId))}
          count={sport.count}
          current={onIndex && sport.sportId === sportId}
          look={league?.(sport.sportId, "")}
          onClick={() => {
            showSport(app, sport.sportId);
            visit({ to: "/" });
          }}
        />
      ))}
    </>
  );
}

interface PageRowsProps {
  readonly page: PageFacts;
  readonly visit: (to: NavigateOptions) => void;
}

/** The pages of the bottom bar that the operator offers, each a row. */
function PageRows({ page, visit }: PageRowsProps) {
  const app = useApp();
  const { t } = useLingui();
  const { unsettled } = useBetCounts();
  const { ids } = useFavourites();
  const { tabsNeedingLogin } = config();
  /** A tab that the operator keeps for members asks visitors to log in (decisions, Access). */
  const guarded = (tab: (typeof tabsNeedingLogin)[number], to: NavigateOptions) => () => {
    if (tabsNeedingLogin.includes(tab)) asMember(app, () => visit(to));
    else visit(to);
  };
  return (
    <>
      {isOffered("betrecord") && (
        <Row
          icon="receipt"
          name={t`My bets`}
          count={unsettled}
          current={page.tab === "bets"}
          onClick={guarded("betrecord", { to: PAGE.bets })}
        />
      )}
      {isOffered("favorite") && (
        <Row
          icon="star"
          name={t`Favourites`}
          count={ids.size}
          current={page.tab === "favourites"}
          onClick={guarded("favorite", { to: PAGE.favourites })}
        />
      )}
      {isOffered("hot") && (
        <Row
          icon="flame"
          name={t`Popular`}
          current={page.tab === "popular"}
          onClick={guarded("hot", { to: PAGE.popular })}
        />
      )}
    </>
  );
}

/** The navigation beside the list of a very wide window, in place of drawer and bottom bar (design 3, 42). */
export function SideNav({ page }: { readonly page: PageFacts }) {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const member = useSession(({ phase }) => phase === "member");
  const visit = (to: NavigateOptions) => void navigate(to);
  return (
    <nav className={styles.nav} aria-label={t`Main pages`}>
      <SideHead />
      <div className={styles.rows}>
        <Row icon="home" name={t`Home`} onClick={() => goGameHome(app)} />
        <PageRows page={page} visit={visit} />
        <SportRows onIndex={page.tab === "sports"} visit={visit} />
        <hr className={styles.line} />
        <MenuRows shown visit={visit} />
        {member && !isEmbedded() && <Row icon="logout" name={t`Log out`} onClick={() => logOut(app)} />}
        {!member && !isEmbedded() && config().homeUrl !== undefined && (
          <Row icon="home" name={t`Back to Home`} onClick={() => goHome(app)} />
        )}
        <p className={styles.version}>
          <Suspense fallback={null}>
            <VersionText />
          </Suspense>
        </p>
      </div>
    </nav>
  );
}
