"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { useRowKit } from "#app/components/board/row/rowContext.ts";
import { openLabel } from "#app/components/board/row/rowWords.ts";
import { TeamLine } from "#app/components/board/row/TeamLine.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useListView } from "#app/flows/lists/board.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { showSport } from "#app/stores/list.ts";
import { useLook } from "#app/stores/look.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { sportName } from "#app/text/sports.ts";
import { nearDayText } from "#app/text/time/ago.ts";
import { timeText } from "#app/text/time/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./NextMatch.module.css";

/** How many other live sports are offered. */
const OTHERS = 3;

/** Today's list of the sport with its next match; undefined if there is none, or the list has not loaded. */
export function useNextMatch(sportId: SportId) {
  const list = useListView({ sportId, playType: "today" });
  const { sections, feed } = list;
  const now = serverNow();
  const waiting = sections
    .flatMap(({ matches }) => matches.map(({ id }) => feed.get(id)))
    .filter((match) => match?.state === "notStarted" && Date.parse(match.startsAt) > now);
  const [next] = waiting.toSorted((a, b) => Date.parse(a?.startsAt ?? "") - Date.parse(b?.startsAt ?? ""));
  return { list, next };
}

/** The next match with its sides, a link to its page, and an alert for its kick-off; needs a RowProvider (design-2, 4.3). */
export function NextMatch({ match, timeZone }: { readonly match: Match; readonly timeZone: number }) {
  const { i18n, t } = useLingui();
  const kit = useRowKit();
  const day = nearDayText(i18n.locale, match.startsAt, timeZone, serverNow());
  const time = `${day} ${timeText(i18n.locale, match.startsAt, timeZone)}`;
  return (
    <article className={styles.card}>
      <div className={styles.match}>
        <p className={styles.when}>{t`Next · ${time}`}</p>
        <TeamLine kit={kit} match={match} side={0} />
        <TeamLine kit={kit} match={match} side={1} />
        <button
          type="button"
          className={styles.open}
          aria-label={openLabel(kit.words, match)}
          onPointerDown={() => kit.onPressMatch?.(match.id)}
          onClick={() => kit.onOpenMatch?.(match.id)}
        />
      </div>
      <Slot name="nextMatch" given={{ match }} />
    </article>
  );
}

/** The first other sports with matches in play, in the order of all lists (spec §1). */
export function ElsewhereLive({ except }: { readonly except: SportId }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const { sports } = useMenuView();
  const league = useLook((look) => look.league);
  const live = sports.filter(({ sportId, counts }) => sportId !== except && counts.live > 0).slice(0, OTHERS);
  if (live.length === 0) return null;
  return (
    <div className={styles.others}>
      {live.map(({ sportId, counts }) => {
        const sport = i18n._(sportName(sportId));
        return (
          <button key={sportId} type="button" className={styles.other} onClick={() => showSport(app, sportId)}>
            <span className={styles.count} style={league?.(sportId, "")}>
              <Icon name={`sport-${sportId}`} size={20} />
              {counts.live}
            </span>
            <span>{t`${sport} live`}</span>
          </button>
        );
      })}
    </div>
  );
}
