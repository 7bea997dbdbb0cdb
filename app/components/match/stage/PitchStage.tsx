import { type Match } from "#app/domain/boards/match.ts";
import { useStats } from "#app/flows/lists/stats.ts";
import { useLook } from "#app/stores/look.ts";
import { useMatchNews } from "#app/components/match/useMatchNews.ts";
import { Momentum } from "./Momentum.tsx";
import { Pitch } from "./Pitch.tsx";
import styles from "./PitchStage.module.css";

interface PitchStageProps {
  readonly match: Match;
  /** The ball is requested more often while it is in sight. */
  readonly inView: boolean;
}

/** The field with the ball, and below it which side pressed when (design-2, 5.1). */
export function PitchStage({ match, inView }: PitchStageProps) {
  const { stats, updatedAt } = useStats(match.stats, inView);
  const sides = useLook((state) => state.sides)?.(match);
  const { news, over } = useMatchNews(match);
  return (
    <div className={styles.stage} style={sides}>
      {news && (
        <span
          key={news.count}
          className={styles.wash}
          data-news={news.kind}
          data-side={news.side}
          aria-hidden="true"
          onAnimationEnd={over}
        />
      )}
      <Pitch match={match} stats={stats} toldAt={updatedAt} />
      <Momentum match={match} events={stats?.events ?? []} />
    </div>
  );
}
