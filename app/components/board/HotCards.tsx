import { useLingui } from "@lingui/react/macro";
import { type HotView } from "#app/flows/hot.ts";
import { showPlayType } from "#app/stores/list.ts";
import { generalText } from "#app/text/refusals.ts";
import { EmptyView } from "#app/ui/EmptyView.tsx";
import { ErrorView } from "#app/ui/ErrorView.tsx";
import { Bone, Skeleton } from "#app/ui/Skeleton.tsx";
import { MatchCard } from "./MatchCard.tsx";
import { PriceAge } from "./PriceAge.tsx";
import { RowProvider } from "./RowProvider.tsx";
import { useKeptScroll } from "./useKeptScroll.ts";
import { usePriceAge } from "./usePriceAge.ts";
import styles from "./HotCards.module.css";

interface HotCardsProps {
  readonly hot: HotView;
  /** Leads to the lists, where there is another page to go to. */
  readonly onLeave?: () => void;
}

const SHAPES = ["64%", "52%", "70%", "58%"];

/** Popular: one card per match with its winner market (design 4.6, 27). */
export function HotCards({ hot, onLeave }: HotCardsProps) {
  const { i18n, t } = useLingui();
  const age = usePriceAge(hot.updatedAt, hot.interval);
  useKeptScroll(`hot:${hot.sportId}`);
  if (hot.failureCode !== undefined) {
    return (
      <ErrorView
        title={t`Failed to load`}
        text={i18n._(generalText(hot.failureCode))}
        retry={t`Try again`}
        code={String(hot.failureCode)}
        onRetry={hot.retry}
      />
    );
  }
  if (hot.board === undefined) {
    return (
      <Skeleton label={t`Loading matches`}>
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
      <EmptyView
        icon="flame"
        title={t`No popular matches right now`}
        text={t`Look at the live matches instead.`}
        action={{
          label: t`Show live`,
          onClick: () => {
            showPlayType(0);
            onLeave?.();
          },
        }}
      />
    );
  }
  return (
    <RowProvider matches={hot.board.matches} oddsStyle={hot.oddsStyle}>
      {age !== undefined && <PriceAge age={age} />}
      <div className={styles.cards} data-old={age !== undefined || undefined}>
        {hot.matches.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
    </RowProvider>
  );
}
