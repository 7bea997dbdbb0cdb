"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/dates.ts";
import { checkSiteNow } from "#app/flows/operator/siteWatch.ts";
import { pause } from "#app/flows/pause.ts";
import { type Closure, inLanguage } from "#app/stores/operator/site.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSettings } from "#app/stores/settings.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { timeText } from "#app/text/time/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Modal } from "#app/ui/layers/Modal.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./Closed.module.css";

/** A look shows itself for so long at least: else nobody would see that the button did anything, ms. */
const LOOK_SHOWN_MS = 600;

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** The server's time, told again every second. */
function useSeconds(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** So many of a unit in the words of a language, the number apart: "22" and "min". */
function inUnit(locale: string, value: number, unit: "hour" | "minute" | "second") {
  // English says "sec" and "hr" where all others have a letter or a sign
  const unitDisplay = locale.startsWith("en") && unit !== "minute" ? "narrow" : "short";
  const shape = { style: "unit", unit, unitDisplay } as const;
  return new Intl.NumberFormat(locale, shape).formatToParts(value);
}

/** What is left, in its two largest units: "22 min 14 s"; from an hour on without seconds. */
function Countdown({ left }: { readonly left: number }) {
  const { i18n } = useLingui();
  const hours = Math.floor(left / HOUR_MS);
  const minutes = inUnit(i18n.locale, Math.floor((left % HOUR_MS) / MINUTE_MS), "minute");
  const seconds = inUnit(i18n.locale, Math.floor((left % MINUTE_MS) / SECOND_MS), "second");
  const parts = hours > 0 ? [inUnit(i18n.locale, hours, "hour"), minutes] : [minutes, seconds];
  return (
    <p className={styles.left} role="timer">
      {parts.map((part) => (
        <span key={part.map(({ type, value }) => (type === "unit" ? value : "")).join("")}>
          {part.map(({ type, value }) => (type === "integer" ? <strong key={type}>{value}</strong> : value))}
        </span>
      ))}
    </p>
  );
}

/** The page of a maintenance, over all that was open: nothing of it is lost (OPS-07; design-2, 8). */
export function Closed({ closure }: { readonly closure: Closure }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const zone = useSettings(({ timeZone }) => timeZone);
  const [isLooking, setLooking] = useState(false);
  const now = useSeconds();
  useEffect(() => document.querySelector("[data-cover]")?.remove(), []);
  const { from, to, text, news, isOutage } = closure;
  const iso = new Date(to).toISOString();
  const when = to - now < DAY_MS ? timeText(i18n.locale, iso, zone) : dateTimeText(i18n.locale, iso, zone);
  const lookAgain = async () => {
    setLooking(true);
    await Promise.all([checkSiteNow(app), pause(LOOK_SHOWN_MS)]);
    setLooking(false);
  };
  return (
    <Modal open locked onClose={() => undefined} labelledBy="closed" describedBy="closed-why" className={styles.page}>
      <div className={styles.body}>
        <span className={styles.disc}>
          <Icon name="wrench" size={40} />
        </span>
        <h1 id="closed">{t`Back online: ${when}`}</h1>
        <p id="closed-why" className={styles.why}>
          {text === undefined
            ? t`We are working on the sportsbook. Your open bets stand and are settled as usual.`
            : inLanguage(text, i18n.locale)}
        </p>
        <Countdown left={Math.max(0, to - now)} />
        <progress className={styles.way} aria-hidden="true" max={to - from} value={Math.min(now, to) - from} />
        <div className={styles.acts}>
          <button type="button" aria-disabled={isLooking} onClick={isLooking ? undefined : () => void lookAgain()}>
            {isLooking && <Spinner size={18} />}
            {t`Try now`}
          </button>
          {news !== undefined && (
            <a href={news} target="_blank" rel="noopener noreferrer">
              {t`Service status`}
            </a>
          )}
        </div>
      </div>
      <p className={styles.foot}>
        {t`This page checks again by itself.`}
        {isOutage && ` ${t`Code 503`}`}
      </p>
    </Modal>
  );
}
