import { useLingui } from "@lingui/react/macro";
import { type MatchResult, resultStateName } from "#app/domain/bets/results.ts";
import { resultStateWord } from "#app/text/resultStates.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import styles from "./ResultList.module.css";

interface ResultMoreProps {
  readonly result: MatchResult;
  readonly timeZone: number;
}

/** What else is known of a match: first and last goal, periods, states, start (design 18, domain E5). */
export function ResultMore({ result, timeZone }: ResultMoreProps) {
  const { i18n, t } = useLingui();
  const { home, away, firstGoal, lastGoal, fullState, halfState, segments } = result;
  const scorers = [t`No goal`, home, away];
  const scorer = (side: number | undefined) => (side === undefined ? undefined : scorers[side]);
  const goals =
    (firstGoal ?? 0) + (lastGoal ?? 0) > 0 ||
    (resultStateName(fullState) === "completed" && result.homeScore === 0 && result.awayScore === 0);
  const facts: { readonly name: string; readonly value: string }[] = [];
  const first = scorer(firstGoal);
  const last = scorer(lastGoal);
  if (goals && first !== undefined) facts.push({ name: t`First goal`, value: first });
  if (goals && last !== undefined) facts.push({ name: t`Last goal`, value: last });
  // each language has its own name for a half; quarters and innings are told by their number
  const halves: Readonly<Record<string, string>> = { "1H": t`1H`, "2H": t`2H` };
  for (const one of segments) facts.push({ name: halves[one.name] ?? one.name, value: `${one.home}–${one.away}` });
  facts.push({ name: t`Start`, value: dateTimeText(i18n.locale, result.startsAt, timeZone) });
  facts.push({ name: t`State`, value: i18n._(resultStateWord(fullState)) });
  if (halfState !== undefined && halfState !== fullState)
    facts.push({ name: t`State of the first half`, value: i18n._(resultStateWord(halfState)) });
  return (
    <dl className={styles.more}>
      {facts.map(({ name, value }, at) => (
        <div key={`${name} ${at}`}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
