import { useLingui } from "@lingui/react/macro";
import { CountDown } from "#app/components/match/head/CountDown.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { haltedWord } from "#app/text/progress.ts";
import styles from "./Stage.module.css";

/** The animation of a match that is not in play: its status, and the time to its start or its score (spec §2, match page). */
export function Start({ match }: { readonly match: Match }) {
  const { i18n, t } = useLingui();
  const halted = haltedWord(match.state);
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
