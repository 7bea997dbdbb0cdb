import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchedToday } from "#app/api/odds/searched.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { useListedStyle, useOddsStyle } from "#app/flows/session/preference.ts";
import { setWatches } from "#app/flows/watches/setWatches.ts";
import { useSettings } from "#app/stores/settings.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { timeText } from "#app/text/time/times.ts";
import { targetText, watchKindName } from "#app/text/watches.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { type AlertExample, alertExamples } from "./alertExamples.ts";
import styles from "./AlertExamples.module.css";

const ICONS: Readonly<Record<AlertExample["kind"], IconName>> = { price: "trend", goal: "sports", start: "kickoff" };

/** What an example tells, and of which match. */
function useExampleWords(): (example: AlertExample) => readonly [name: string, about: string] {
  const { i18n, t } = useLingui();
  const style = useOddsStyle();
  const timeZone = useSettings((settings) => settings.timeZone);
  return ({ kind, facts: { match, pick, price }, wish }) => {
    const { home, away, score } = match;
    if (kind === "price" && pick !== undefined && price !== undefined) {
      const target = targetText(wish.target ?? 0, pick.marketId, style);
      const now = targetText(price, pick.marketId, style);
      const title = choiceTitle(i18n, { ...match, oddsStyle: ODDS_STYLE.EU, ...pick });
      return [t`The price reaches ${target}`, `${title} · ${t`now ${now}`}`];
    }
    if (kind === "goal")
      return [i18n._(watchKindName("goal")), `${home} ${score?.home ?? 0}–${score?.away ?? 0} ${away}`];
    const time = timeText(i18n.locale, match.startsAt, timeZone);
    return [t`Kick-off at ${time}`, `${home} – ${away}`];
  };
}

/**
 * The examples, which stand still while the prices move: what is tapped is what was read. Where no list held a match that is
 * to begin, today's are read once, and its example joins the others.
 */
function useExamples(): readonly AlertExample[] {
  const { client } = useApp();
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const [examples, setExamples] = useState(() => alertExamples(client, language));
  const lacks = !examples.some(({ kind }) => kind === "start");
  const { data } = useSearchedToday({ sportId: 0, comboId: 0, language, oddsStyle }, lacks);
  const [read, setRead] = useState(data);
  if (data !== read) {
    setRead(data);
    const found = alertExamples(client, language).filter(({ kind }) => !examples.some((one) => one.kind === kind));
    setExamples([...examples, ...found]);
  }
  return examples;
}

/** What stands where there are no alerts: three that one tap sets, from the lists on this device (design-3, picture 70). */
export function AlertExamples() {
  const app = useApp();
  const { t } = useLingui();
  const examples = useExamples();
  const [already, setAlready] = useState<AlertExample>();
  const wordsOf = useExampleWords();
  const set = (example: AlertExample) => {
    if (setWatches(app, [example.wish]).count === 0) setAlready(example);
  };
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon name="bell" size={32} />
      </span>
      <h3 className={styles.title}>{t`No alerts yet`}</h3>
      <p className={styles.text}>
        {examples.length === 0
          ? t`Tap the bell in a slip or on a match.`
          : t`Choose one of these, or tap the bell in a slip or on a match.`}
      </p>
      <ul className={styles.examples}>
        {examples.map((example) => {
          const [name, about] = wordsOf(example);
          return (
            <li key={example.kind}>
              <button
                className={styles.example}
                data-q={`tell:${example.kind}`}
                type="button"
                onClick={() => set(example)}
              >
                <span className={styles.kind}>
                  <Icon name={ICONS[example.kind]} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
                </span>
                <Icon name="plus" />
              </button>
              {already === example && <p className={styles.already} role="status">{t`This has already happened.`}</p>}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t`Works while the app is open on this phone. An alert never places a bet.`}</p>
    </div>
  );
}
