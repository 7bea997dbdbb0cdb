import { useLingui } from "@lingui/react/macro";
import { Crest } from "#app/components/views/Crest.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { formName } from "#app/text/stats.ts";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./Form.module.css";

/** How many results of a side are shown. */
const MOST = 5;

interface FormProps {
  readonly match: Match;
  /** The results of both sides, oldest first; "" if they are not known. */
  readonly form: { readonly home: string; readonly away: string };
}

/** The last results of both sides, oldest on the left: one letter each, on its tint. */
export function Form({ match, form }: FormProps) {
  const { i18n, t } = useLingui();
  return (
    <section>
      <h2 className={styles.head}>
        <span>{t`Form, last five`}</span>
        <span>{t`oldest first`}</span>
      </h2>
      {([0, 1] as const).map((side) => (
        <p key={side} className={styles.side}>
          <Crest match={match} side={side} size={16} />
          <span className={styles.name}>{wholeWords(side === 0 ? match.home : match.away)}</span>
          <span className={styles.form}>
            {Array.from((side === 0 ? form.home : form.away).slice(-MOST)).map((result, at) => (
              <span key={at} className={styles.result} data-result={result}>
                <span aria-hidden="true">{formName(i18n, result).letter}</span>
                <span className="spoken">{formName(i18n, result).word}</span>
              </span>
            ))}
          </span>
        </p>
      ))}
    </section>
  );
}
