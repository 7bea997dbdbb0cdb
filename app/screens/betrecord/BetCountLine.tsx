import { useLingui } from "@lingui/react/macro";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import styles from "./Unsettled.module.css";

/** The two numbers of the badges, each by its name: those of the bar wait, those of the header are not settled (spec §2, §9). */
export function BetCountLine() {
  const { t } = useLingui();
  const { pending, unsettled } = useBetCounts();
  if (unsettled === 0) return null;
  return <p className={styles.counts}>{t`${pending} waiting · ${unsettled} unsettled`}</p>;
}
