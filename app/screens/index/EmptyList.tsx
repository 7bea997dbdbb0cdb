"use no memo";

import { hasList } from "#app/flows/lists/offeredList.ts";
import { useApp } from "#app/application/useApp.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import { type I18n } from "@lingui/core";
import { type ReactNode } from "react";
import { type SportId } from "#app/domain/odds/sports.ts";
import { type BoardType } from "#app/flows/lists/board.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { filterKey, showLeagues, useOnlyLeagues } from "#app/stores/filter.ts";
import { showPlayType, showSoon, useList } from "#app/stores/list.ts";
import { sportName } from "#app/text/sports.ts";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { useLook } from "#app/stores/look.ts";
import { openPanel } from "#app/stores/panel.ts";
import { useSettings } from "#app/stores/settings.ts";
import { timeText } from "#app/text/time/times.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { ElsewhereLive, NextMatch, useNextMatch } from "./NextMatch.tsx";

/** The list that is empty. */
export interface EmptyListProps {
  readonly sportId: SportId;
  readonly playType: BoardType;
}

/** Other places to look, nearest first. */
const OTHERS = ["today", "early", "live", "parlay"] as const;

interface WayOn {
  readonly label: ReactNode;
  readonly onClick: () => void;
}

/** A link to another list of this sport that has matches; the current one may be the rest of today under Early. */
function useWayOn(playType: BoardType): WayOn | undefined {
  const app = useApp();
  const { t } = useLingui();
  const { counts } = useMenuView();
  const words: Readonly<Record<(typeof OTHERS)[number], ReactNode>> = {
    live: t`Show live`,
    today: <Plural value={counts?.today ?? 0} one="See today’s # match" other="See today’s # matches" />,
    early: t`Show early matches`,
    parlay: t`Show mix parlay`,
  };
  const other = OTHERS.find((one) => one !== playType && hasList(one) && (counts?.[one] ?? 0) > 0);
  return other === undefined ? undefined : { label: words[other], onClick: () => showPlayType(app, other) };
}

/** The sport's name within a sentence. */
const sportIn = (i18n: I18n, sportId: SportId): string => i18n._(sportName(sportId)).toLocaleLowerCase(i18n.locale);

/** No live match of the sport: when the next one starts, a link to it, and what is live in other sports (design-2, 4.3). */
function NothingLive({ sportId, wayOn }: Pick<EmptyListProps, "sportId"> & { readonly wayOn: WayOn | undefined }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const league = useLook((look) => look.league);
  const timeZone = useSettings((settings) => settings.timeZone);
  const { list, next } = useNextMatch(sportId);
  const sport = sportIn(i18n, sportId);
  const time = next && timeText(i18n.locale, next.startsAt, timeZone);
  const sports = { label: t`See all sports`, onClick: () => openPanel(app, "sports") };
  return (
    <EmptyView
      icon={`sport-${sportId}`}
      first={t`No data`}
      title={t`No live ${sport} right now`}
      {...(time !== undefined && { text: t`The next match starts at ${time}.` })}
      action={wayOn ?? sports}
      hue={{
        look: league?.(sportId, ""),
        more: (
          <>
            {next && (
              <RowProvider matchOf={list.feed.get} oddsStyle={list.oddsStyle}>
                <NextMatch match={next} timeZone={timeZone} />
              </RowProvider>
            )}
            <ElsewhereLive except={sportId} />
          </>
        ),
      }}
    />
  );
}

/** Says why a list of the index shows nothing, and what would show something (design 4.17; design-2, 4.3). */
export function EmptyList({ sportId, playType }: EmptyListProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const soon = useList((state) => state.soon);
  const key = filterKey(sportId, playType);
  const only = useOnlyLeagues(key);
  const wayOn = useWayOn(playType);
  if (only !== undefined) {
    return (
      <EmptyView
        icon="filter"
        title={t`No matches in the leagues you chose`}
        text={t`The other leagues of this list are hidden.`}
        action={{ label: t`Show all leagues`, onClick: () => showLeagues(app, key, undefined) }}
      />
    );
  }
  if (playType === "today" && soon !== undefined) {
    return (
      <EmptyView
        icon="clock"
        title={soon === 1 ? t`Nothing starts within the hour` : t`Nothing starts within 3 hours`}
        text={t`Matches later today are hidden.`}
        action={{ label: t`Show all of today`, onClick: () => showSoon(app, undefined) }}
      />
    );
  }
  if (playType === "live") return <NothingLive sportId={sportId} wayOn={wayOn} />;
  const days = playType === "early" || playType === "parlay";
  const sport = sportIn(i18n, sportId);
  return (
    <EmptyView
      icon={`sport-${sportId}`}
      first={t`No data`}
      title={t`No ${sport} in this list right now`}
      text={days ? t`Another day may have some.` : t`Another list of this sport may have some.`}
      {...(wayOn && { action: wayOn })}
    />
  );
}
