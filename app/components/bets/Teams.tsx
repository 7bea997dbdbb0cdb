import { useLingui } from "@lingui/react/macro";
import { type BetLeg } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./Teams.module.css";

interface TeamsProps {
  readonly leg: BetLeg;
  /** The score is final: it no longer runs. */
  readonly ended?: boolean;
  /** The match as live now, if it is followed: its score is newer than the record's. */
  readonly live?: Match | undefined;
}

/** The two sides with the current score; "v" before the start; an outright has only its title (design 4.12). */
export function Teams({ leg, ended = false, live }: TeamsProps) {
  const { t } = useLingui();
  if (leg.runner !== undefined) return <bdi>{leg.leagueName}</bdi>;
  const goals = live?.score ? [live.score.home, live.score.away] : leg.score;
  return (
    <>
      <bdi>{wholeWords(leg.home)}</bdi>{" "}
      {goals ? (
        <b className={styles.score} data-ended={ended || undefined}>
          {goals[0]}–{goals[1]}
        </b>
      ) : (
        t`v`
      )}{" "}
      <bdi>{wholeWords(leg.away)}</bdi>
    </>
  );
}
