"use no memo";

import { msg } from "@lingui/core/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { otherDayText, timeText } from "#app/text/time/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { type RowKit } from "./rowKit.ts";
import styles from "./MatchMeta.module.css";

interface MatchMetaProps {
  readonly kit: RowKit;
  readonly match: Match;
  /** Leaves the video mark out if there is no room. */
  readonly brief?: boolean;
  /** Shows the day before the time of each kick-off: the list covers several days (design 27). */
  readonly dated?: boolean;
}

/** When a match starts; a component of its own, because a live match needs no date formatter, which is slow to create. */
function KickOff({ kit, match, dated = false }: MatchMetaProps) {
  const { words, timeZone, day } = kit;
  const { startsAt } = match;
  const otherDay = otherDayText(words.locale, startsAt, timeZone, day);
  return (
    <time className={styles.time} dateTime={startsAt} data-dated={dated || undefined}>
      {dated && `${otherDay === "" ? words._(msg`Today`) : otherDay} `}
      {timeText(words.locale, startsAt, timeZone)}
      {!dated && otherDay !== "" && <span className={styles.day}>{otherDay}</span>}
    </time>
  );
}

/** Kick-off, or period and minute, or why the match is not going on. */
function Progress(props: MatchMetaProps) {
  const { kit, match } = props;
  const halted = haltedWord(match.state);
  if (halted) return <Tag tone="warn">{kit.words._(halted)}</Tag>;
  if (match.stage !== "live") return <KickOff {...props} />;
  return (
    <span
      className={styles.live}
      style={kit.look.progress?.(match)}
      data-goal={isSoccerType(match.sportId) ? kit.words._(msg`GOAL`) : undefined}
    >
      {progressText(kit.words, match)}
    </span>
  );
}

/** The progress of a match, with its marks (design 4.2, domain E1). */
export function MatchMeta(props: MatchMetaProps) {
  const { kit, match, brief = false } = props;
  const { words, parlay, onOpenMatch } = kit;
  const halted = haltedWord(match.state);
  return (
    <p className={styles.meta}>
      {Progress(props)}
      {match.virtual && <Tag tone="grey">{words._(msg`Virtual`)}</Tag>}
      {parlay && match.minParlay > 2 && <Tag tone="accent">{words._(msg`${match.minParlay}+ legs`)}</Tag>}
      {/* a virtual match has no media (domain E4) */}
      {match.tv > 0 && onOpenMatch && !brief && !halted && !match.virtual && <Icon name="play" size={14} />}
    </p>
  );
}
