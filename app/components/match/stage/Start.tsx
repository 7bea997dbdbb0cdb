import { useLingui } from "@lingui/react/macro";
import { CountDown } from "#app/components/match/head/CountDown.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { haltedWord } from "#app/text/progress.ts";
import styles from "./Stage.module.css";

/** The animation of a match that is not in play: the time to its start, or how it ended (spec §2, match page). */
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
        {halted ? <p className={styles.title}>{i18n._(halted)}</p> : <CountDown startsAt={match.startsAt} />}
      </div>
    </div>
  );
}
