import { type BetLeg } from "#app/domain/bet.ts";
import styles from "./Teams.module.css";

interface TeamsProps {
  readonly leg: BetLeg;
  /** The score is final: it no longer runs. */
  readonly ended?: boolean;
}

/** The two sides with the score as it stands; "v" before the start; an outright has its title alone (design 4.12). */
export function Teams({ leg, ended = false }: TeamsProps) {
  if (leg.runner !== undefined) return <bdi>{leg.leagueName}</bdi>;
  return (
    <>
      <bdi>{leg.home}</bdi>{" "}
      {leg.score ? (
        <b className={styles.score} data-ended={ended || undefined}>
          {leg.score[0]}–{leg.score[1]}
        </b>
      ) : (
        "v"
      )}{" "}
      <bdi>{leg.away}</bdi>
    </>
  );
}
