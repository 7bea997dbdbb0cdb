import { useLingui } from "@lingui/react/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { shortId } from "#app/domain/bets/shortId.ts";
import { stampText } from "#app/text/time/dateTexts.ts";
import { DOT } from "#app/text/betLine.ts";
import styles from "./BetStamp.module.css";

interface BetStampProps {
  readonly bet: Pick<BetRecord, "id" | "placedAt">;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** When a bet was placed, and the end of its id: "Nov 21, 2026, 14:20 · ID …223005" (spec §3, bet record labels). */
export function BetStamp({ bet, timeZone }: BetStampProps) {
  const { i18n, t } = useLingui();
  const id = shortId(bet.id);
  return (
    <>
      {stampText(i18n.locale, bet.placedAt, timeZone)}
      {DOT}
      <span className={styles.id}>{t`ID ${id}`}</span>
    </>
  );
}
