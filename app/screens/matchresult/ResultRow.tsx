import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { TeamCrest } from "#app/components/views/TeamCrest.tsx";
import { type MatchResult, resultStateName } from "#app/domain/bets/results.ts";
import { resultStateWord } from "#app/text/resultStates.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { timeText } from "#app/text/time/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tag, type TagTone } from "#app/ui/Tag.tsx";
import { ResultMore } from "./ResultMore.tsx";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./ResultList.module.css";

interface ResultRowProps {
  readonly result: MatchResult;
  readonly leagueId: number;
  /** Hours east of UTC. */
  readonly timeZone: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const TONES: Readonly<Record<string, TagTone>> = {
  pending: "grey",
  abandoned: "warn",
  refund: "warn",
  postponed: "warn",
  alive: "live",
};

const DASH = "–";

/** An outright's winner by name. */
function Winner({ result, timeZone }: Pick<ResultRowProps, "result" | "timeZone">) {
  const { i18n, t } = useLingui();
  return (
    <div className={styles.winner}>
      <Icon name="trophy" />
      <TeamCrest team={{ name: result.home }} size={18} />
      <span>
        <span className="spoken">{t`Winner`} </span>
        <b>
          <bdi>{wholeWords(result.home)}</bdi>
        </b>
        <br />
        <span className={styles.time}>{dateTimeText(i18n.locale, result.startsAt, timeZone)}</span>
      </span>
    </div>
  );
}

/** How one match ended: half and full score, or the word for why there is none; opens to goals and periods (design 18). */
export const ResultRow = memo(function ResultRow({ result, leagueId, timeZone, open, onToggle }: ResultRowProps) {
  const { i18n, t } = useLingui();
  if (result.named) return <Winner result={result} timeZone={timeZone} />;
  const name = resultStateName(result.fullState);
  const ended = name === "completed";
  const halfKnown = result.halfState === undefined || resultStateName(result.halfState) === "completed";
  const half = (score: number | undefined) => (ended && halfKnown ? (score ?? DASH) : DASH);
  return (
    <article data-q={`match:${result.matchId}`}>
      <button className={styles.row} type="button" aria-expanded={open} onClick={onToggle}>
        <span className={styles.time}>{timeText(i18n.locale, result.startsAt, timeZone)}</span>
        <span className={styles.teams}>
          {[result.home, result.away].map((name, side) => (
            <span key={side} className={styles.team}>
              <TeamCrest team={{ name, matchId: result.matchId, leagueId }} size={18} />
              <bdi>{wholeWords(name)}</bdi>
            </span>
          ))}
          {result.bonus && (
            <span>
              <Tag tone="bonus">{t`Bonus`}</Tag>
            </span>
          )}
        </span>
        {ended ? (
          <>
            <span className={styles.scores} data-half="">
              <span className="spoken">{t`Half time`}</span>
              <span>{half(result.homeHalf)}</span>
              <span>{half(result.awayHalf)}</span>
            </span>
            <span className={styles.scores}>
              <span className="spoken">{t`Full time`}</span>
              <span>{result.homeScore ?? DASH}</span>
              <span>{result.awayScore ?? DASH}</span>
            </span>
          </>
        ) : (
          <span className={styles.state}>
            <Tag tone={TONES[name ?? ""] ?? "grey"}>{i18n._(resultStateWord(result.fullState))}</Tag>
          </span>
        )}
        <Icon name={open ? "up" : "down"} size={16} />
      </button>
      {open && <ResultMore result={result} timeZone={timeZone} />}
    </article>
  );
});
