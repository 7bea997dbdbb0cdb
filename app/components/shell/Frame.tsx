import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { config } from "#app/config.ts";
import { badgeText, BADGE_CAP } from "#app/domain/bet.ts";
import { useBetCounts, useBetWatch } from "#app/flows/betWatch.ts";
import { goGameHome, requireLogin } from "#app/flows/prompts.ts";
import { useSaleWatch } from "#app/flows/saleWatch.ts";
import { useSession } from "#app/stores/session.ts";
import { Header } from "./Header.tsx";
import { hasOwnFoot, hasOwnHead, pageOf } from "./pages.ts";
import { TabBar } from "./TabBar.tsx";
import styles from "./Frame.module.css";

const Overlays = lazy(async () => ({ default: (await import("./Overlays.tsx")).Overlays }));

/** What stands round every page: header, bottom bar, slip, dialogs, notices; and what watches the member's bets (design 3). */
export function Frame() {
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const member = useSession(({ phase }) => phase === "member");
  const { pending } = useBetCounts();
  const { tabsNeedingLogin } = config();
  useBetWatch();
  useSaleWatch();
  /** A tab that the operator keeps for members asks visitors to log in (decisions, Access). */
  const guarded = (tab: (typeof tabsNeedingLogin)[number], go: () => void) => () => {
    if (member || !tabsNeedingLogin.includes(tab)) go();
    else requireLogin();
  };
  return (
    <>
      {!hasOwnHead(path) && <Header />}
      <div className={styles.page} data-page="">
        <Outlet />
      </div>
      {!hasOwnFoot(path) && (
        <TabBar
          active={pageOf(path)}
          go={{
            home: goGameHome,
            bets: guarded("betrecord", () => void navigate({ to: "/pages/betrecord/betrecord" })),
            sports: guarded("sports", () => void navigate({ to: "/" })),
            favourites: guarded("favorite", () => void navigate({ to: "/pages/myFavorite/myFavorite" })),
            popular: guarded("hot", () => void navigate({ to: "/pages/hotMatch/hotMatch" })),
          }}
          pending={badgeText(pending, BADGE_CAP.tab)}
        />
      )}
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </>
  );
}
