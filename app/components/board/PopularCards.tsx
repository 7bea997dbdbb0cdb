"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { FailedView } from "#app/components/views/FailedView.tsx";
import { late } from "#app/components/views/LateView.tsx";
import { type PopularView } from "#app/flows/lists/popular.ts";
import { showPlayType } from "#app/stores/list.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { Bone, Skeleton } from "#app/ui/views/Skeleton.tsx";
import { MatchCard } from "#app/components/board/row/MatchCard.tsx";
import { AgeNote } from "#app/components/views/StaleNote.tsx";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { useKeptScroll } from "./useKeptScroll.ts";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import styles from "./PopularCards.module.css";

interface HotCardsProps {
  readonly hot: PopularView;
  /** Leads to the lists, if the member is not there already. */
  readonly onLeave?: () => void;
}

const SHAPES = ["64%", "52%", "70%", "58%"];

/** Popular: one card per match with its winner market (design 4.6, 27). */
export function PopularCards({ hot, onLeave }: HotCardsProps) {
  const app = useApp();
  const { t } = useLingui();
  const aged = usePriceAge(hot);
  useKeptScroll(`hot:${hot.sportId}`);
  if (hot.failureCode !== undefined) {
    return (
      <div className={styles.none} data-tabs={onLeave === undefined || undefined}>
        <FailedView code={hot.failureCode} onRetry={hot.retry} />
      </div>
    );
  }
  if (hot.board === undefined) {
    return (
      <Skeleton label={t`Loading matches`} late={late}>
        <div className={styles.cards}>
          {SHAPES.map((width) => (
            <div key={width} className={styles.shape}>
              <Bone width={width} height={12} />
              <Bone width="86%" height={16} />
              <Bone width="100%" height={44} />
            </div>
          ))}
        </div>
      </Skeleton>
    );
  }
  if (hot.matches.length === 0) {
    return (
      <div className={styles.none} data-tabs={onLeave === undefined || undefined}>
        <EmptyView
          icon="flame"
          first={t`No data`}
          title={t`No popular matches right now`}
          text={t`See the live matches instead.`}
          action={{
            label: t`Show live`,
            onClick: () => {
              showPlayType(app, "live");
              onLeave?.();
            },
          }}
        />
      </div>
    );
  }
  const { matches } = hot.board;
  return (
    <RowProvider matchOf={(id) => matches[id]} oddsStyle={hot.oddsStyle}>
      <AgeNote aged={aged} />
      <div className={styles.cards} data-old={aged !== undefined || undefined}>
        {hot.matches.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
    </RowProvider>
  );
}
