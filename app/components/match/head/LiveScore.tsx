import { useLingui } from "@lingui/react/macro";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { isLongName } from "#app/components/board/row/rowWords.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { useMatchNews } from "#app/components/match/useMatchNews.ts";
import { Clock } from "./Clock.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { ScoreLine } from "./ScoreLine.tsx";
import { type MatchClock } from "./useMatchClock.ts";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./LiveScore.module.css";

interface LiveScoreProps {
  readonly match: Match;
  readonly clock: MatchClock | undefined;
}

/** A word that fills the room of a name by itself: "Mönchengladbach". */
const LONG_WORD = /[\p{L}\p{M}]{13}/u;

function Side({ match, side }: { readonly match: Match; readonly side: 0 | 1 }) {
  const name = side === 0 ? match.home : match.away;
  const { t } = useLingui();
  const cards = match.live?.red?.[side] ?? 0;
  const serves = match.live?.server === side + 1;
  return (
    <div className={styles.side}>
      <Crest match={match} side={side} size={30}>
        {cards > 0 && (
          <span className={styles.card} data-side={side}>
            {cards > 1 && cards}
          </span>
        )}
        {serves && <span className={styles.server} />}
      </Crest>
      <span
        className={styles.name}
        data-long={isLongName(name) || undefined}
        data-word={LONG_WORD.test(name) || undefined}
      >
        {wholeWords(name)}
      </span>
      {/* the crest is a decoration, with all that stands on it */}
      {cards > 0 && <span className="spoken">{t`Red cards: ${cards}`}</span>}
      {serves && <span className="spoken">{t`Serving`}</span>}
    </div>
  );
}

/** Period and minute; a goal stands in their place while it is news. */
function Progress({ match, clock, news, over }: LiveScoreProps & ReturnType<typeof useMatchNews>) {
  const { t } = useLingui();
  const points = match.live?.points;
  if (news?.kind === "goal") {
    return (
      <span key={news.count} className={styles.goal} onAnimationEnd={over}>
        {t`GOAL`}
      </span>
    );
  }
  return (
    <>
      <span className={styles.dot} />
      <Clock match={match} clock={clock} />
      {points && (
        <span>
          {points[0]}–{points[1]}
        </span>
      )}
    </>
  );
}

/** The score of a live match between its sides, with the clock below; a goal swells it once (design-2, 5.1). */
export function LiveScore({ match, clock }: LiveScoreProps) {
  const { news, over } = useMatchNews(match);
  const isGoal = news?.kind === "goal";
  return (
    <>
      <div className={styles.sides}>
        <Side match={match} side={0} />
        <div className={styles.middle}>
          <p key={isGoal ? news.count : 0} className={styles.score} data-scored={isGoal || undefined}>
            {mainScore(match, 0) ?? "–"} – {mainScore(match, 1) ?? "–"}
          </p>
          <p className={styles.live}>
            <Progress match={match} clock={clock} news={news} over={over} />
          </p>
        </div>
        <Side match={match} side={1} />
      </div>
      {/* what a stage says of other matches: a virtual one has none */}
      {match.virtual && <ScoreLine match={match} />}
    </>
  );
}
