import { Plural, useLingui } from "@lingui/react/macro";
import { WindowVirtualizer } from "virtua";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { SettledRow } from "#app/components/bets/SettledRow.tsx";
import { findsBet } from "#app/domain/bets/records.ts";
import { type Range, useRangeBets } from "#app/flows/bets/records.ts";
import { teamsPattern } from "#app/text/teams.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { NothingFound } from "./NothingFound.tsx";
import styles from "./Found.module.css";

interface FoundProps {
  readonly range: Range;
  readonly wanted: string;
  readonly onOpen: (betId: string) => void;
}

/** The settled bets of the chosen days that a search finds, newest first. */
export function Found({ range, wanted, onOpen }: FoundProps) {
  const { i18n, t } = useLingui();
  const { data, error, refetch } = useRangeBets(range, true);
  if (data === undefined && error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={styles.wait} role="status">
        <Spinner size={20} />
        {t`Searching the chosen days…`}
      </div>
    );
  const written = teamsPattern(i18n);
  const found = data
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .flatMap(({ bets }) => bets)
    .filter((bet) => findsBet(bet, wanted, written));
  if (found.length === 0) return <NothingFound wanted={wanted} onOpen={onOpen} />;
  return (
    <>
      <p className={styles.count} role="status">
        <Plural value={found.length} one="# bet found" other="# bets found" />
      </p>
      <WindowVirtualizer data={found} itemSize={95} bufferSize={400}>
        {(bet) => <SettledRow key={bet.id} bet={bet} onOpen={onOpen} />}
      </WindowVirtualizer>
    </>
  );
}
