"use no memo";

import { useLingui } from "@lingui/react/macro";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./OfflineBar.module.css";

interface OfflineBarProps {
  readonly onRetry: () => void;
}

/** Says that the server cannot be reached, under the tabs; the list stays, its prices locked (design 4.17). */
export function OfflineBar({ onRetry }: OfflineBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <Icon name="offline" size={16} />
      <output className={styles.words}>{t`You are offline. Odds are paused.`}</output>
      <button className={styles.retry} type="button" onClick={onRetry}>
        {t`Retry`}
      </button>
    </div>
  );
}
