"use no memo";

import { msg } from "@lingui/core/macro";
import { hasScore, isHalted, type Match } from "#app/domain/boards/match.ts";
import { type RowKit } from "./rowKit.ts";
import { isLongName } from "./rowWords.ts";
import { mainScore, runningScore, type Side } from "./scoreOf.ts";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./TeamLine.module.css";

interface TeamLineProps {
  readonly kit: RowKit;
  readonly match: Match;
  readonly side: Side;
}

/** A team with its crest, its red cards and, once the match runs, its score (design 4.2). */
export function TeamLine({ kit, match, side }: TeamLineProps) {
  const { words, look, parts } = kit;
  const { live } = match;
  const name = side === 0 ? match.home : match.away;
  const cards = live?.red?.[side] ?? 0;
  const running = match.stage === "live" && !isHalted(match.state);
  return (
    <p className={styles.team} data-long={isLongName(name) || undefined} style={look.crest?.(match, side)}>
      <span className={styles.name}>{wholeWords(name)}</span>
      {cards > 0 && (
        <span className={styles.card}>
          {cards > 1 && <span aria-hidden="true">{cards}</span>}
          {/* no plural: the formatter of its number alone takes a slow phone longer than a row */}
          <span className="spoken">{words._(msg`Red cards: ${cards}`)}</span>
        </span>
      )}
      {running && live?.server === side + 1 && (
        <span className={styles.server}>
          <span className="spoken">{words._(msg`Serving`)}</span>
        </span>
      )}
      {hasScore(match) && (
        <span className={styles.scores}>
          <parts.Score value={mainScore(match, side)} />
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
