import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { PAGE } from "#app/addresses.ts";
import { SettledRow } from "#app/components/bets/SettledRow.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { useMatchBets } from "#app/flows/bets/matchBets.ts";
import styles from "./OwnBets.module.css";

interface OwnBetsProps {
  readonly match: Match;
  readonly extensions: readonly Match[];
}

/** The member's settled bets on a match that is over, each with the way to its own page; nothing without any. */
export function OwnBets({ match, extensions }: OwnBetsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const bets = useMatchBets(match, extensions);
  if (bets.length === 0) return null;
  return (
    <section className={styles.bets} aria-label={t`Your bets on this match`}>
      <h2 className={styles.title}>{t`Your bets on this match`}</h2>
      {bets.map((bet) => (
        <SettledRow key={bet.id} bet={bet} onOpen={(betId) => void navigate({ to: PAGE.bet, search: { betId } })} />
      ))}
    </section>
  );
}
