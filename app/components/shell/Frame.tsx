import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { config } from "#app/config.ts";
import { badgeText, BADGE_CAP } from "#app/domain/bet.ts";
import { useBetCounts } from "#app/flows/betCounts.ts";
import { chunk, useMissing } from "#app/flows/chunk.ts";
import { goGameHome, requireLogin } from "#app/flows/prompts.ts";
import { useSession } from "#app/stores/session.ts";
import { Header } from "./Header.tsx";
import { MissingPart } from "./MissingPart.tsx";
import { hasOwnFoot, hasOwnHead, pageOf } from "./pages.ts";
import { TabBar } from "./TabBar.tsx";
import styles from "./Frame.module.css";

/** Nothing in the place of what did not arrive: the page says that itself. */
const Nothing = () => null;

const Overlays = lazy(async () => ({
  default: await chunk(() => import("./Overlays.tsx")).then(
    (module) => module.Overlays,
    () => Nothing,
  ),
}));

/** What stands round every page: header, bottom bar, slip, dialogs, notices (design 3). */
export function Frame() {
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const member = useSession(({ phase }) => phase === "member");
  const { pending } = useBetCounts();
  const missing = useMissing((state) => state.missing);
  const { tabsNeedingLogin } = config();
  /** A tab that the operator keeps for members asks visitors to log in (decisions, Access). */
  const guarded = (tab: (typeof tabsNeedingLogin)[number], go: () => void) => () => {
    if (member || !tabsNeedingLogin.includes(tab)) go();
    else requireLogin();
  };
  return (
    <>
      {!hasOwnHead(path) && <Header />}
      {missing && <MissingPart />}
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
