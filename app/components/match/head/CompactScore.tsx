import { useLingui } from "@lingui/react/macro";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { haltedWord } from "#app/text/progress.ts";
import { timeText } from "#app/text/time/times.ts";
import { Clock } from "./Clock.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { type MatchClock } from "./useMatchClock.ts";
import styles from "./CompactScore.module.css";

interface CompactScoreProps {
  readonly match: Match;
  readonly clock: MatchClock | undefined;
  readonly timeZone: number;
}

/** The scoreboard in the bar, once it has scrolled away (design-2, 5.1). */
export function CompactScore({ match, clock, timeZone }: CompactScoreProps) {
  const { i18n, t } = useLingui();
  const halted = haltedWord(match.state);
  const running = match.stage === "live" && !halted;
  const scored = running || isHalted(match.state);
  const state = () => {
    if (halted) return i18n._(halted);
    return running ? <Clock match={match} clock={clock} bare /> : timeText(i18n.locale, match.startsAt, timeZone);
  };
  return (
    <span className={styles.line}>
      <span className="spoken">{match.home}</span>
      <Crest match={match} side={0} size={24} />
      <span className={styles.score}>
        {scored ? `${mainScore(match, 0) ?? "–"} – ${mainScore(match, 1) ?? "–"}` : t`v`}
      </span>
      <Crest match={match} side={1} size={24} />
      <span className="spoken">{match.away}</span>
      <span className={styles.state} data-live={running || undefined}>
        {state()}
      </span>
    </span>
  );
}
