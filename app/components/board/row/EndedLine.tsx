import { useLingui } from "@lingui/react/macro";
import { hasScore } from "#app/domain/boards/match.ts";
import { type EndedProps, useLook } from "#app/stores/look.ts";
import { haltedWord } from "#app/text/progress.ts";
import { teamsText, wholeWords } from "#app/text/teams.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { useRow } from "./rowContext.ts";
import { rowLabel } from "./rowWords.ts";
import styles from "./EndedLine.module.css";

/** A match that is over and still listed: one quiet line that leads to its result. */
export function EndedLine({ match, first }: EndedProps) {
  const { i18n, t } = useLingui();
  const { onOpenMatch, timeZone } = useRow();
  const [over, won] = useLook((look) => look.won)?.(match) ?? [haltedWord(match.state)];
  const { home, away, score } = match;
  return (
    <article
      className={styles.line}
      data-q={`match:${match.id}`}
      data-first={first || undefined}
      aria-label={rowLabel(i18n, match, timeZone)}
    >
      {over && <span className={styles.over}>{i18n._(over)}</span>}
      {won && <Tag tone="up">{i18n._(won)}</Tag>}
      <span className={styles.sides}>
        {wholeWords(home)} {score && hasScore(match) ? <b>{`${score.home} – ${score.away}`}</b> : "–"}{" "}
        {wholeWords(away)}
      </span>
      {onOpenMatch && (
        <button
          className={styles.result}
          data-q={`open:${match.id}`}
          type="button"
          aria-label={`${t`Result`}, ${teamsText(i18n, match)}`}
          onClick={() => onOpenMatch(match.id)}
        >
          {t`Result`}
          <Icon name="right" size={14} />
        </button>
      )}
    </article>
  );
}
