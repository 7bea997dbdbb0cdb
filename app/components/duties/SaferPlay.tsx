import { useLingui } from "@lingui/react/macro";
import { saferPlayPage } from "#app/flows/operator/duties.ts";
import styles from "./SaferPlay.module.css";

/** The way to the operator's page of safer play, where a member looks at time and money spent (OPS-06). */
export function SaferPlay() {
  const { t } = useLingui();
  const address = saferPlayPage();
  if (address === undefined) return null;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
      {t`Safer play`}
    </a>
  );
}
