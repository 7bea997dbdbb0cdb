"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { Outlet, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { config, isOffered } from "#app/config.ts";
import { badgeText, BADGE_CAP } from "#app/domain/bets/badge.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useMissing } from "#app/flows/chunk.ts";
import { firstList } from "#app/flows/lists/firstList.ts";
import { asMember } from "#app/flows/session/guards.ts";
import { goGameHome } from "#app/flows/session/prompts.ts";
import { useDesktop } from "#app/ui/useWide.ts";
import { Header } from "./Header.tsx";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { MissingPart } from "#app/components/views/MissingPart.tsx";
import { usePage, usePageTitle, usePath } from "./pageFacts.ts";
import { PageTitle } from "./PageTitle.tsx";
import { TabBar } from "#app/components/shell/lists/TabBar.tsx";
import styles from "./Frame.module.css";

const Overlays = lazyPart(() => import("#app/components/shell/over/Overlays.tsx"), "Overlays", firstList);

/** What surrounds every page: header, bottom bar, slip, dialogs, notices; `beside` comes after the page (design 3). */
export function Frame({ beside }: { readonly beside: ReactNode }) {
  const app = useApp();
  const navigate = useNavigate();
  const page = usePage();
  const { pending } = useBetCounts();
  const vast = useDesktop();
  const title = usePageTitle(page);
  const missing = useMissing();
  const { tabsNeedingLogin } = config();
  /** A tab that the operator keeps for members asks visitors to log in (decisions, Access). */
  const guarded = (tab: (typeof tabsNeedingLogin)[number], go: () => void) => () => {
    if (tabsNeedingLogin.includes(tab)) asMember(app, go);
    else go();
  };
  return (
    <>
      <PageTitle page={title} />
      {page.head !== "own" && <Header page={page} />}
      <div id="site-notice" />
      {missing && <MissingPart />}
      <div
        className={styles.page}
        data-page=""
        data-q={`page:${usePath().split("/").at(-1) || "index"}`}
        data-q-part="page"
      >
        <Outlet />
      </div>
      {beside}
      {!vast && page.foot !== "own" && (
        <TabBar
          active={page.tab}
          go={{
            home: () => goGameHome(app),
            ...(isOffered("betrecord") && { bets: guarded("betrecord", () => void navigate({ to: PAGE.bets })) }),
            sports: guarded("sports", () => void navigate({ to: "/" })),
            ...(isOffered("favorite") && {
              favourites: guarded("favorite", () => void navigate({ to: PAGE.favourites })),
            }),
            ...(isOffered("hot") && { popular: guarded("hot", () => void navigate({ to: PAGE.popular })) }),
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
