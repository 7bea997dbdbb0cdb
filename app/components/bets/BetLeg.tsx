import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { type BetLeg as Leg, type BetRecord, isOpenBet } from "#app/domain/bets/bet.ts";
import { PickCrest } from "#app/components/views/TeamCrest.tsx";
import { legTitle } from "#app/text/betTitle.ts";
import { marketLine } from "#app/text/markets.ts";
import { progressText } from "#app/text/progress.ts";
import { legResultWord } from "#app/text/statuses.ts";
import { dateTimeText } from "#app/text/time/dateTexts.ts";
import { DOT, legPrice } from "#app/text/betLine.ts";
import { Slot } from "#app/components/views/slots.ts";
import { LegMark } from "./LegMark.tsx";
import { useLiveLeg } from "./liveNow.ts";
import { Teams } from "./Teams.tsx";
import styles from "./BetLeg.module.css";

interface BetLegProps {
  readonly bet: BetRecord;
  readonly leg: Leg;
  /** Hours east of UTC. */
  readonly timeZone: number;
  /** With the league and the half-time score, as on the bet's own page. */
  readonly full?: boolean;
}

/** The details of a leg after its teams: the score at bet time and at half time, the kick-off, and its result in a parlay. */
function useNotes({ bet, leg, timeZone, full }: BetLegProps): readonly string[] {
  const { i18n, t } = useLingui();
  const { betScore, score, scoreHalf } = leg;
  return [
    leg.stage === "live" && betScore ? t`bet at ${betScore[0]}–${betScore[1]}` : undefined,
    full && scoreHalf ? t`half time ${scoreHalf[0]}–${scoreHalf[1]}` : undefined,
    score === undefined || full ? dateTimeText(i18n.locale, leg.startsAt, timeZone) : undefined,
    bet.kind === "parlay" && leg.result !== undefined ? i18n._(legResultWord(leg.result)) : undefined,
  ].filter((note) => note !== undefined);
}

/** One selection with its line, price, market and match: a record always shows the line (design 4.12). */
export function BetLeg(props: BetLegProps) {
  const { bet, leg, full = false } = props;
  const { i18n, t } = useLingui();
  const { text, negative } = legPrice(bet, leg);
  const parlay = bet.kind === "parlay";
  const over = leg.result !== undefined || !isOpenBet(bet.status);
  const live = useLiveLeg(leg);
  const { score } = leg;
  const notes = useNotes(props);
  return (
    <div className={styles.leg} data-parlay={parlay || undefined}>
      {parlay && <LegMark leg={leg} />}
      <p className={styles.pick}>
        {!parlay && <PickCrest pick={leg} size={16} />}
        <bdi>{legTitle(i18n, bet, leg)}</bdi>
      </p>
      <p className={styles.price} data-negative={negative || undefined}>
        {text}
      </p>
      <p className={styles.detail}>{marketLine(i18n, leg)}</p>
      <p className={styles.detail}>
        <Teams leg={leg} ended={over} live={live} />
        {score !== undefined && !over && (
          <>
            {DOT}
            <b className={`${styles.live} ${styles.note}`}>{live ? progressText(i18n, live) : t`Live`}</b>
          </>
        )}
        {notes.map((note) => (
          <Fragment key={note}>
            {DOT}
            <span className={styles.note}>{note}</span>
          </Fragment>
        ))}
      </p>
      {live && !over && <Slot name="betNeeds" given={{ bet, leg, live }} />}
      {full && leg.runner === undefined && (
        <p className={styles.detail}>
          <bdi>{leg.leagueName}</bdi>
        </p>
      )}
    </div>
  );
}
