import { useLingui } from "@lingui/react/macro";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./Stage.module.css";

interface UnavailableProps {
  readonly icon: IconName;
  /** What the way out says. */
  readonly leave: string;
  readonly onLeave: () => void;
}

/** A stage that has nothing to show: no channel, no address, or one that fails (spec §2, match page). */
export function Unavailable({ icon, leave, onLeave }: UnavailableProps) {
  const { t } = useLingui();
  return (
    <div className={styles.words}>
      <Icon name={icon} size={24} />
      <p className={styles.title}>{t`Resource unavailable`}</p>
      <button className={styles.act} type="button" onClick={onLeave}>
        {leave}
      </button>
    </div>
  );
}
