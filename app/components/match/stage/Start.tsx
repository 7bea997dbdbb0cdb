import { useLingui } from "@lingui/react/macro";
import { CountDown } from "#app/components/match/head/CountDown.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { useStats } from "#app/flows/lists/stats.ts";
import { useLook } from "#app/stores/look.ts";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { haltedWord } from "#app/text/progress.ts";
import { Momentum } from "./Momentum.tsx";
import styles from "./Stage.module.css";

/** How a match ended, and which side pressed when. */
function Ended({ match }: { readonly match: Match }) {
  const { t } = useLingui();
  const { stats } = useStats(match.stats);
  const sides = useLook((state) => state.sides)?.(match);
  return (
    <div className={styles.over} style={sides} data-stage="ended">
      <div className={styles.words}>
        <p className={styles.sides}>
          <Crest match={match} side={0} size={34} />
          <b>{match.score ? `${mainScore(match, 0)} – ${mainScore(match, 1)}` : t`v`}</b>
          <Crest match={match} side={1} size={34} />
        </p>
        <p className={styles.title}>{t`Full time`}</p>
      </div>
      <Momentum match={match} events={stats?.events ?? []} />
    </div>
  );
}

/** The animation of a match that is not in play: its status, and the time to its start or its score (spec §2, match page). */
export function Start({ match }: { readonly match: Match }) {
  const { i18n, t } = useLingui();
  const halted = haltedWord(match.state);
  if (match.state === "ended") return <Ended match={match} />;
  return (
    <div className={styles.stage} data-stage="start">
      <div className={styles.words}>
        <p className={styles.sides}>
          <Crest match={match} side={0} size={34} />
          <b>{halted && match.score ? `${mainScore(match, 0)} – ${mainScore(match, 1)}` : t`v`}</b>
          <Crest match={match} side={1} size={34} />
        </p>
        <p className={styles.title}>{halted ? i18n._(halted) : t`Not started`}</p>
        {!halted && <CountDown startsAt={match.startsAt} />}
      </div>
    </div>
  );
}
