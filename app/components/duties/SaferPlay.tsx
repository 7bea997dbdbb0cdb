import { useLingui } from "@lingui/react/macro";
import { saferPlayPage } from "#app/flows/operator/duties.ts";
import styles from "./SaferPlay.module.css";

/** The link to the operator's safer-play page, shown where a member sees time and money spent (OPS-06). */
export function SaferPlay() {
  const { t } = useLingui();
  const address = saferPlayPage();
  if (address === undefined) return null;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
      {t`Safer gambling`}
    </a>
  );
}
