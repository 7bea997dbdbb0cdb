"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { otherDayText, timeText } from "#app/text/times.ts";
import { useLook } from "#app/stores/look.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { useRow } from "./rowContext.ts";
import styles from "./MatchMeta.module.css";

interface MatchMetaProps {
  readonly match: Match;
  /** Leaves the video mark out, where there is no room. */
  readonly brief?: boolean;
  /** Says the day of every kick-off before its time: the list is not of one day (design 27). */
  readonly dated?: boolean;
}

/** When a match starts; apart, because a running match needs no formatter of dates, which takes long to make. */
function KickOff({ startsAt, dated }: { readonly startsAt: string; readonly dated: boolean }) {
  const { i18n, t } = useLingui();
  const { timeZone, day } = useRow();
  const otherDay = otherDayText(i18n.locale, startsAt, timeZone, day);
  return (
    <time className={styles.time} dateTime={startsAt} data-dated={dated || undefined}>
      {dated && `${otherDay === "" ? t`Today` : otherDay} `}
      {timeText(i18n.locale, startsAt, timeZone)}
      {!dated && otherDay !== "" && <span className={styles.day}>{otherDay}</span>}
    </time>
  );
}

/** Kick-off, or period and minute, or why the match does not go on; with its marks (design 4.2, domain E1). */
export function MatchMeta({ match, brief = false, dated = false }: MatchMetaProps) {
  const { i18n, t } = useLingui();
  const { parlay, onOpenMatch } = useRow();
  const halted = haltedWord(match.state);
  const { progress } = useLook();
  const time = () => {
    if (halted) return <Tag tone="warn">{i18n._(halted)}</Tag>;
    if (match.stage === "live")
      return (
        <span className={styles.live} style={progress?.(match)}>
          {progressText(i18n, match)}
        </span>
      );
    return <KickOff startsAt={match.startsAt} dated={dated} />;
  };
  return (
    <p className={styles.meta}>
      {time()}
      {match.virtual && <Tag tone="grey">{t`Virtual`}</Tag>}
      {parlay && match.minParlay > 2 && <Tag tone="accent">{t`Min ${match.minParlay}`}</Tag>}
      {match.tv > 0 && onOpenMatch && !brief && !halted && !match.virtual && <Icon name="play" size={14} />}
    </p>
  );
}
