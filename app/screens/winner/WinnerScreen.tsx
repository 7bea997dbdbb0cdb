import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { useKeptScroll } from "#app/components/board/useKeptScroll.ts";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import { FailedView } from "#app/components/views/FailedView.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { AgeNote, LossNote } from "#app/components/views/StaleNote.tsx";
import { type Outright } from "#app/domain/boards/outright.ts";
import { useOutrights } from "#app/flows/lists/outright.ts";
import { useFeed } from "#app/stores/feed.ts";
import { sportName } from "#app/text/sports.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { OutrightSection } from "./OutrightSection.tsx";
import styles from "./WinnerScreen.module.css";

/** How many outrights of a sport start open (design 17). */
const OPEN = 2;

interface OutrightListProps {
  /** The name under which the scroll position is kept. */
  readonly name: string;
  readonly outrights: readonly Outright[];
  /** The requested league. */
  readonly chosen: number | undefined;
  /** Older than twice their interval. */
  readonly old: boolean;
  readonly frozen: boolean;
}

/** The sections of a sport; they are as they were left when the member comes back (spec §2, navigation). */
function OutrightList({ name, outrights, chosen, old, frozen }: OutrightListProps) {
  useKeptScroll(name);
  return (
    <div data-old={old || undefined}>
      {outrights.map((outright, at) => (
        <OutrightSection
          key={`${outright.leagueId}:${outright.title}`}
          outright={outright}
          startsOpen={at < OPEN}
          chosen={outright.leagueId === chosen}
          frozen={frozen}
        />
      ))}
    </div>
  );
}

interface SportChipsProps {
  readonly sports: ReturnType<typeof useOutrights>["sports"];
  readonly chosen: number;
}

/** The sports that have outrights, if there are several; the chosen one is scrolled into view. */
function SportChips({ sports, chosen }: SportChipsProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    strip.current?.querySelector("[aria-checked=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen]);
  if (sports.length < 2) return null;
  return (
    <div className={styles.sports} ref={strip} role="radiogroup" aria-label={t`Sports`}>
      {sports.map(({ sportId, count }) => (
        <Chip
          key={sportId}
          q={`sport:${sportId}`}
          as="radio"
          look="soft"
          icon={`sport-${sportId}`}
          selected={sportId === chosen}
          onClick={() => void navigate({ to: PAGE.outright, search: { sportId }, replace: true })}
        >
          {i18n._(sportName(sportId))} {count}
        </Chip>
      ))}
    </div>
  );
}

/** Outright winners: sports as chips, one section per league, prices in two columns (spec §2; design 17). */
export function WinnerScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { sportId: wanted, leagueId } = useSearch({ from: PAGE.outright });
  const { sports, sportId, outrights, updatedAt, failing, interval, failureCode, retry } = useOutrights(wanted);
  const frozen = useFeed((feed) => feed.loss !== undefined);
  const aged = usePriceAge({ updatedAt, interval, failing });

  // the league chosen in the drawer comes first, and is open
  const ordered = outrights?.toSorted((a, b) => Number(b.leagueId === leagueId) - Number(a.leagueId === leagueId));

  const body = () => {
    if (failureCode !== undefined) {
      return <FailedView code={failureCode} onRetry={retry} />;
    }
    if (ordered === undefined) return <LoadingRows label={t`Loading outrights`} height={48} rows={10} />;
    if (ordered.length === 0) {
      return (
        <EmptyView
          icon="trophy"
          first={t`No data`}
          title={t`No outrights right now`}
          text={t`You can still bet on matches.`}
          action={{ label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }}
        />
      );
    }
    return (
      <OutrightList
        key={sportId}
        name={`winner:${sportId}:${leagueId ?? ""}`}
        outrights={ordered}
        chosen={leagueId}
        old={aged !== undefined}
        frozen={frozen}
      />
    );
  };

  return (
    <div className={styles.page}>
      <SportChips sports={sports} chosen={sportId} />
      <LossNote />
      <AgeNote aged={aged} />
      <main>{body()}</main>
    </div>
  );
}
