import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { countsPoints, type Strips as StripsOf } from "#app/domain/exposure/strips.ts";
import { questionWord, stepText } from "#app/text/exposure.ts";
import styles from "./Strips.module.css";

interface StripsProps {
  readonly strips: StripsOf["strips"];
  readonly sportId: number;
  readonly home: string;
  readonly away: string;
}

const COUNTED: ReadonlySet<string> = new Set(["total", "home", "away"]);

/** The questions of a match's bets, each with its steps and their nets (EXP-13). */
export function Strips({ strips, sportId, home, away }: StripsProps) {
  const { i18n, t } = useLingui();
  return strips.map(({ by, steps }) => (
    <Fragment key={by}>
      <h4 className={styles.question} id={`strip-${by}`}>
        {i18n._(questionWord(by, sportId))}
        {COUNTED.has(by) && !countsPoints(sportId) && (
          <span className={styles.note}> · {t`counted as the market counts (sets, games, maps…)`}</span>
        )}
      </h4>
      <ul className={styles.strip} aria-labelledby={`strip-${by}`}>
        {steps.map((step) => {
          const text = stepText(i18n, by, step, { home, away });
          return (
            <li key={text} className={styles.step} data-side={sideOf(step.net)}>
              <span>{text}</span>
              <b>{signed(step.net)}</b>
            </li>
          );
        })}
      </ul>
    </Fragment>
  ));
}
