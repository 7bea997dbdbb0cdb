import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { type I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { canAlert, chooseAlerts, isAlerting } from "#app/flows/bets/alerts.ts";
import { useAlerts } from "#app/stores/alerts.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type Notice, readNotices, useNotices, wonIds } from "#app/stores/bets/notices.ts";
import { useSettings } from "#app/stores/settings.ts";
import { noticeTitle } from "#app/text/noticeTitle.ts";
import { secondText } from "#app/text/time/zoneTimes.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { signed } from "#app/domain/odds/signed.ts";
import { winsTitle } from "#app/text/winTitle.ts";
import { Slot } from "#app/components/views/slots.ts";
import styles from "./PastNotices.module.css";

interface PastNoticesProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOpenBet: (betId: string) => void;
  /** Opens the card of bets won together, by their ids. */
  readonly onOpenWins: (won: string) => void;
}

/** System notifications, if the browser has them: the member's choice, the browser's permission, and what they cannot do (spec §2, WAT-08). */
function AlertChoice() {
  const app = useApp();
  const { t } = useLingui();
  const wanted = useAlerts((alerts) => alerts.wanted);
  const [refused, setRefused] = useState(false);
  if (!canAlert()) return <p className={styles.note}>{t`This browser shows no notifications outside the page.`}</p>;
  const choose = async (on: boolean) => setRefused(on && !(await chooseAlerts(app, on)));
  return (
    <div className={styles.choice}>
      <span>
        {t`Tell me outside the page`}
        <small className={styles.small}>
          {refused
            ? t`The browser did not allow it. You can change that in its settings.`
            : t`You are notified of settled and refused bets, and of your alerts, while this page is hidden but open. A closed or frozen page sends nothing, and some phones show notifications only in the page.`}
        </small>
      </span>
      <Switch label={t`Tell me outside the page`} checked={isAlerting(wanted)} onChange={(on) => void choose(on)} />
    </div>
  );
}

interface PastNoticeProps {
  readonly notice: Notice;
  /** The newest notice of its bet: only this one carries the bet's `data-q` name. */
  readonly newest: boolean;
  readonly onOpen: () => void;
}

/** What a bet won, or what a part of it was cashed out for; a status stands in the title. */
function Outcome({ notice: { cashedOut, won } }: { readonly notice: Notice }) {
  const { t } = useLingui();
  if (won) return <Tag tone="up">{signed(won.net)}</Tag>;
  if (cashedOut === undefined) return null;
  return (
    <Tag tone="grey">
      {t`Cashed out`} {formatMoney(cashedOut, 2)}
    </Tag>
  );
}

/** The lines of a notice: whole id and status first, then the pick; of several wins and of a cash-out, what it is about (spec §2). */
function linesOf(i18n: I18n, { betId, words, won, status, cashedOut }: Notice): readonly [string, string | undefined] {
  if (won !== undefined && won.ids.length > 1) return [winsTitle(i18n, won.ids.length), undefined];
  return [cashedOut === undefined ? noticeTitle(i18n, betId, status) : `ID:${betId}`, words?.pick];
}

function PastNotice({ notice, newest, onOpen }: PastNoticeProps) {
  const { i18n } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { betId, at, status } = notice;
  const [title, pick] = linesOf(i18n, notice);
  return (
    <li>
      <button
        className={styles.row}
        type="button"
        data-q={newest ? `notice:${betId}` : undefined}
        data-q-state={String(status)}
        onClick={onOpen}
      >
        <span className={styles.words}>
          <span className={styles.id}>{title}</span>
          {pick !== undefined && (
            <span className={styles.pick}>
              <bdi>{pick}</bdi>
            </span>
          )}
        </span>
        <Outcome notice={notice} />
        <span className={styles.time}>{secondText(at, timeZone).slice(0, 8)}</span>
      </button>
    </li>
  );
}

/** The notices of this visit, newest first, so that a banner of 3 s is not the only trace (ACC-09). */
export function PastNotices({ open, onClose, onOpenBet, onOpenWins }: PastNoticesProps) {
  const app = useApp();
  const { t } = useLingui();
  const past = useNotices((notices) => notices.past);
  const close = () => {
    readNotices(app);
    onClose();
  };
  return (
    <Sheet open={open} onClose={close} labelledBy="notices-title">
      <SheetHead title={t`Notices`} id="notices-title" onClose={close} />
      {isOffered("notifications") && <AlertChoice />}
      <Slot name="noticesHead" given={{ onOpen: close }} />
      {past.length === 0 && <p className={styles.note}>{t`Nothing yet. Changes to your bets are listed here.`}</p>}
      <ul className={styles.list}>
        {past.map((notice, at) => (
          <PastNotice
            key={`${notice.betId}:${notice.status}:${notice.at}`}
            notice={notice}
            newest={past.findIndex(({ betId }) => betId === notice.betId) === at}
            onOpen={() => {
              close();
              if (notice.won) onOpenWins(wonIds(notice));
              else onOpenBet(notice.betId);
            }}
          />
        ))}
      </ul>
    </Sheet>
  );
}
