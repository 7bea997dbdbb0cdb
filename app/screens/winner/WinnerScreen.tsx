import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { PriceAge } from "#app/components/board/PriceAge.tsx";
import { usePriceAge } from "#app/components/board/usePriceAge.ts";
import { OfflineBar } from "#app/components/shell/OfflineBar.tsx";
import { useOutrights } from "#app/flows/outright.ts";
import { useFeed } from "#app/stores/feed.ts";
import { generalText } from "#app/text/refusals.ts";
import { sportName } from "#app/text/sports.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { EmptyView } from "#app/ui/EmptyView.tsx";
import { ErrorView } from "#app/ui/ErrorView.tsx";
import { SkeletonRows } from "#app/ui/Skeleton.tsx";
import { OutrightSection } from "./OutrightSection.tsx";
import styles from "./WinnerScreen.module.css";

/** How many outrights of a sport start open (design 17). */
const OPEN = 2;

/** The winners of leagues: sports as chips, one section a league, prices in two columns (spec §2; design 17). */
export function WinnerScreen() {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { sportId: wanted } = useSearch({ strict: false });
  const { sports, sportId, outrights, updatedAt, interval, failureCode, retry } = useOutrights(wanted);
  const offline = useFeed((feed) => feed.offline);
  const age = usePriceAge(updatedAt, interval);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    strip.current?.querySelector("[aria-checked=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [sportId]);

  const body = () => {
    if (failureCode !== undefined) {
      return (
        <ErrorView
          title={t`Failed to load`}
          text={i18n._(generalText(failureCode))}
          retry={t`Try again`}
          code={String(failureCode)}
          onRetry={retry}
        />
      );
    }
    if (outrights === undefined) return <SkeletonRows label={t`Loading outrights`} height={48} rows={10} />;
    if (outrights.length === 0) {
      return (
        <EmptyView
          icon="trophy"
          title={t`No outrights right now`}
          text={t`Matches are in the lists.`}
          action={{ label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }}
        />
      );
    }
    return (
      <div data-old={age !== undefined || undefined}>
        {outrights.map((outright, at) => (
          <OutrightSection
            key={`${outright.leagueId}:${outright.title}`}
            outright={outright}
            startsOpen={at < OPEN}
            frozen={offline}
          />
        ))}
      </div>
    );
  };

  return (
    <div className={styles.page}>
      {sports.length > 1 && (
        <div className={styles.sports} ref={strip} role="radiogroup" aria-label={t`Sports`}>
          {sports.map((sport) => (
            <Chip
              key={sport.sportId}
              as="radio"
              look="soft"
              icon={`sport-${sport.sportId}`}
              selected={sport.sportId === sportId}
              onClick={() =>
                void navigate({ to: "/pages/winner/winner", search: { sportId: sport.sportId }, replace: true })
              }
            >
              {i18n._(sportName(sport.sportId))} {sport.count}
            </Chip>
          ))}
        </div>
      )}
      {offline && <OfflineBar onRetry={() => void client.refetchQueries({ type: "active" })} />}
      {age !== undefined && <PriceAge age={age} />}
      <main>{body()}</main>
    </div>
  );
}
