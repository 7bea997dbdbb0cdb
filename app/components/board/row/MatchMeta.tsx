"use no memo";

import { msg } from "@lingui/core/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { otherDayText, timeText } from "#app/text/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { type RowKit } from "./rowKit.ts";
import styles from "./MatchMeta.module.css";

interface MatchMetaProps {
  readonly kit: RowKit;
  readonly match: Match;
  /** Leaves the video mark out, where there is no room. */
  readonly brief?: boolean;
  /** Says the day of every kick-off before its time: the list is not of one day (design 27). */
  readonly dated?: boolean;
}

/** When a match starts; apart, because a running match needs no formatter of dates, which takes long to make. */
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

/** Kick-off, or period and minute, or why the match does not go on. */
function Progress(props: MatchMetaProps) {
  const { kit, match } = props;
  const halted = haltedWord(match.state);
  const won = match.state === "ended" && kit.look.won?.(match);
  if (won)
    return (
      <>
        <span className={styles.live} data-over style={kit.look.progress?.(match)}>
          {kit.words._(won[0])}
        </span>
        <Tag tone="up">{kit.words._(won[1])}</Tag>
      </>
    );
  if (halted) return <Tag tone="warn">{kit.words._(halted)}</Tag>;
  if (match.stage !== "live") return <KickOff {...props} />;
  return (
    <span className={styles.live} style={kit.look.progress?.(match)}>
      {progressText(kit.words, match)}
    </span>
  );
}

/** How far a match is, with its marks (design 4.2, domain E1). */
export function MatchMeta(props: MatchMetaProps) {
  const { kit, match, brief = false } = props;
  const { words, parlay, onOpenMatch } = kit;
  const halted = haltedWord(match.state);
  return (
    <p className={styles.meta}>
      {Progress(props)}
      {match.virtual && <Tag tone="grey">{words._(msg`Virtual`)}</Tag>}
      {parlay && match.minParlay > 2 && <Tag tone="accent">{words._(msg`Min ${match.minParlay}`)}</Tag>}
      {match.tv > 0 && onOpenMatch && !brief && !halted && !match.virtual && <Icon name="play" size={14} />}
    </p>
  );
}
