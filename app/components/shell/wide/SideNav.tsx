"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import { type CSSProperties, Suspense } from "react";
import { config, isOffered } from "#app/config.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useFavourites } from "#app/flows/lists/favourites.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { logOut } from "#app/flows/session/logOut.ts";
import { goGameHome, goHome } from "#app/flows/session/prompts.ts";
import { isEmbedded } from "#app/host/host.ts";
import { useLook } from "#app/stores/look.ts";
import { openPanel } from "#app/stores/panel.ts";
import { useSession } from "#app/stores/session.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { MenuRows } from "#app/components/shell/menu/MenuRows.tsx";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";
import { useWorded } from "#app/ui/useWide.ts";
import { useNavSports } from "./navSports.ts";
import { SideHead } from "./SideHead.tsx";
import styles from "./SideNav.module.css";

const VersionText = lazyPart(() => import("#app/components/shell/menu/VersionText.tsx"), "VersionText");

interface RowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly count?: number;
  /** In the rail its count is a badge. */
  readonly alert?: boolean;
  readonly current?: boolean;
  /** The hue of a sport. */
  readonly look?: CSSProperties | undefined;
  readonly q?: DataQ;
  readonly onClick: () => void;
}

function Row({ icon, name, count = 0, alert = false, current = false, look, q, onClick }: RowProps) {
  return (
    <button
      className={styles.row}
      data-q={q}
      data-q-state={current ? "picked" : undefined}
      data-q-value={q !== undefined && count > 0 ? count : undefined}
      type="button"
      aria-current={current ? "page" : undefined}
      style={look}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {count > 0 && (
        <span className={styles.count} data-alert={alert || undefined}>
          {count}
        </span>
      )}
    </button>
  );
}

/** The sports of the page on show, with their matches, and the panel of all. */
function SportRows({ page, visit, title }: PageRowsProps & { readonly title: boolean }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const league = useLook((look) => look.league);
  const { sports, active, choose } = useNavSports(page, visit);
  /** The panel of all sports is that of the lists. */
  const openAll = () => void navigate({ to: "/" }).then(() => openPanel(app, "sports"));
  return (
    <>
      {title ? <h2 className={styles.title}>{t`Sports`}</h2> : <hr className={styles.line} />}
      {sports.map(({ sportId, count }) => (
        <Row
          key={sportId}
          q={`sport:${sportId}`}
          icon={`sport-${sportId}`}
          name={i18n._(sportName(sportId))}
          count={count}
          current={sportId === active}
          look={league?.(sportId, "")}
          onClick={() => choose(sportId)}
        />
      ))}
      <Row q="sports" icon="grid" name={t`All sports`} onClick={openAll} />
    </>
  );
}

interface PageRowsProps {
  readonly page: PageFacts;
  readonly visit: (to: NavigateOptions) => void;
}

/** The pages of the bottom bar that the operator offers, each a row; the menu below has a row of favourites of its own. */
function PageRows({ page, visit, favourites }: PageRowsProps & { readonly favourites: boolean }) {
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
      <Row icon="home" name={t`Home`} onClick={() => goGameHome(app)} />
      {isOffered("betrecord") && (
        <Row
          icon="receipt"
          name={t`My bets`}
          count={unsettled}
          alert
          current={page.tab === "bets"}
          onClick={guarded("betrecord", { to: PAGE.bets })}
        />
      )}
      {favourites && isOffered("favorite") && (
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

/** The foot of the wide navigation: the way out, and the version. */
function WordedFoot() {
  const app = useApp();
  const { t } = useLingui();
  const member = useSession(({ phase }) => phase === "member");
  return (
    <>
      {member && !isEmbedded() && <Row icon="logout" name={t`Log out`} onClick={() => logOut(app)} />}
      {!member && !isEmbedded() && config().homeUrl !== undefined && (
        <Row icon="home" name={t`Back to Home`} onClick={() => goHome(app)} />
      )}
      <p className={styles.version}>
        <Suspense fallback={null}>
          <VersionText />
        </Suspense>
      </p>
    </>
  );
}

/** The navigation at the left of a wide window, in place of bottom bar, strip of sports and, if it has words, drawer (design-3, 7). */
export function SideNav({ page }: { readonly page: PageFacts }) {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const worded = useWorded();
  const visit = (to: NavigateOptions) => void navigate(to);
  return (
    <nav className={styles.nav} data-rail={!worded || undefined} aria-label={t`Main pages`}>
      {worded && <SideHead />}
      <div className={styles.rows}>
        <PageRows page={page} visit={visit} favourites={!worded} />
        <SportRows page={page} visit={visit} title={worded} />
        {worded && (
          <>
            <hr className={styles.line} />
            <MenuRows shown visit={visit} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        {worded ? (
          <WordedFoot />
        ) : (
          <Row q="drawer" icon="menu" name={t`Menu`} onClick={() => openPanel(app, "drawer")} />
        )}
      </div>
    </nav>
  );
}
