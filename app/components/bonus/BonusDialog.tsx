import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { matchIn } from "#app/api/boards.ts";
import { useMatchBonusRule } from "#app/api/odds/getMatchBonusRule.ts";
import { type BonusRule } from "#app/domain/slip/bonus.ts";
import { useSettings } from "#app/stores/settings.ts";
import { maximumText, minimumText } from "#app/text/limits.ts";
import { teamsText } from "#app/text/teams.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Modal } from "#app/ui/layers/Modal.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./BonusDialog.module.css";

interface BonusDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly matchId: number;
  /** "Arsenal v Chelsea", if it is known. */
  readonly teams?: string | undefined;
}

function Rule({ rule }: { readonly rule: BonusRule }) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { whenGiving, otherwise, overTotal, percent, currency } = rule;
  const most = `${currency} ${maximumText(rule.maximum)}`;
  const least = `${currency} ${minimumText(rule.minimumPayment)}`;
  const deadline = dateTimeText(i18n.locale, rule.deadline, timeZone);
  return (
    <>
      <section className={styles.panel}>
        <h3>{t`Full-time handicap`}</h3>
        <p>
          <Trans>
            Your bet is lost, and the side you backed lost the match by{" "}
            <Plural value={whenGiving} one="# goal or more" other="# goals or more" /> while giving the handicap, or by{" "}
            <Plural value={otherwise} one="# goal or more" other="# goals or more" /> otherwise.
          </Trans>
        </p>
      </section>
      <section className={styles.panel}>
        <h3>{t`Full-time Over`}</h3>
        <p>
          <Trans>
            Your Over bet is lost with <Plural value={overTotal} one="# goal or fewer" other="# goals or fewer" /> in
            the match.
          </Trans>
        </p>
      </section>
      <dl className={styles.figures}>
        <div>
          <dt>{t`You get back`}</dt>
          <dd>{percent}%</dd>
        </div>
        <div>
          <dt>{t`Maximum`}</dt>
          <dd>{most}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t`Place a single bet of at least ${least} before ${deadline}. The bonus is worked out on the amount at risk and paid when the bet is settled. Half-lost, void, cashed-out and live bets do not qualify.`}
      </p>
    </>
  );
}

/** The bonus rule of a match in its eight values (design 22, domain G2, G4). */
export function BonusDialog({ open, onClose, matchId, teams }: BonusDialogProps) {
  const { i18n, t } = useLingui();
  const language = useSettings((settings) => settings.language);
  const client = useQueryClient();
  const [match] = useState(() => matchIn(client, matchId));
  const named = teams ?? (match && teamsText(i18n, match));
  const { data: rule, isError, refetch } = useMatchBonusRule({ matchId, language }, true);
  return (
    <Modal open={open} onClose={onClose} labelledBy="bonus-title" className={styles.dialog}>
      <div className={styles.body}>
        <header className={styles.head}>
          <span className={styles.disc}>
            <Icon name="gift" size={24} />
          </span>
          <div>
            <h2 className={styles.title} id="bonus-title">{t`Bonus on this match`}</h2>
            {named !== undefined && (
              <p className={styles.teams}>
                <bdi>{named}</bdi>
              </p>
            )}
          </div>
        </header>
        {rule && <Rule rule={rule} />}
        {rule === null && <p className={styles.panel}>{t`There is no bonus on this match now.`}</p>}
        {rule === undefined && !isError && (
          <p className={styles.wait} role="status" aria-label={t`Loading`}>
            <Spinner size={24} />
          </p>
        )}
        {rule === undefined && isError && (
          <div className={styles.panel} role="alert">
            <p>{t`The rule could not be read.`}</p>
            <Button variant="quiet" onClick={() => void refetch()}>
              {t`Try again`}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <Button size={52} wide initialFocus onClick={onClose}>
          {t`Got it`}
        </Button>
      </div>
    </Modal>
  );
}
