"use no memo";

import { useLingui } from "@lingui/react/macro";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { useLook } from "#app/stores/look.ts";
import { isLongName } from "./rowWords.ts";
import { Score } from "./Score.tsx";
import { mainScore, runningScore, type Side } from "./scoreOf.ts";
import styles from "./TeamLine.module.css";

interface TeamLineProps {
  readonly match: Match;
  readonly side: Side;
}

/** A team with its crest, its red cards and, once the match runs, its score (design 4.2). */
export function TeamLine({ match, side }: TeamLineProps) {
  const { t } = useLingui();
  const { live } = match;
  const name = side === 0 ? match.home : match.away;
  const cards = live?.red?.[side] ?? 0;
  const running = match.stage === "live" && !isHalted(match.state);
  return (
    <p className={styles.team} data-long={isLongName(name) || undefined} style={useLook().crest?.(match, side)}>
      <span className={styles.name}>{name}</span>
      {cards > 0 && (
        <span className={styles.card}>
          {cards > 1 && <span aria-hidden="true">{cards}</span>}
          {/* no plural: the formatter of its number alone takes a slow phone longer than a row */}
          <span className="spoken">{t`Red cards: ${cards}`}</span>
        </span>
      )}
      {running && live?.server === side + 1 && (
        <span className={styles.server}>
          <span className="spoken">{t`Serving`}</span>
        </span>
      )}
      {running && (
        <span className={styles.scores}>
          <Score value={mainScore(match, side)} />
          {runningScore(match, side).map((part, place) => (
            <span key={place} className={styles.part}>
              {part}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
