import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { WATCH_KINDS } from "#app/domain/watches/watch.ts";
import { unlockTones } from "#app/flows/watches/tones.ts";
import { keepQuietHours, ringFor, useAlertSounds } from "#app/stores/watches/sounds.ts";
import { watchKindName } from "#app/text/watches.ts";
import { Switch } from "#app/ui/Switch.tsx";
import styles from "./AlertList.module.css";

/** Which alerts sound, and whether none does at night (WAT-07). */
export function AlertSounds() {
  const app = useApp();
  const { i18n, t } = useLingui();
  const { kinds, quiet } = useAlertSounds();
  return (
    <section className={styles.sounds} aria-label={t`Sounds`}>
      {WATCH_KINDS.map((kind) => (
        <div key={kind} className={styles.sound}>
          {i18n._(watchKindName(kind))}
          <Switch
            label={i18n._(watchKindName(kind))}
            checked={kinds.includes(kind)}
            onChange={(on) => {
              // browsers allow sound only after a tap: this one
              if (on) unlockTones();
              ringFor(app, kind, on);
            }}
          />
        </div>
      ))}
      <div className={styles.sound}>
        {t`Quiet from 22:00 to 08:00`}
        <Switch label={t`Quiet from 22:00 to 08:00`} checked={quiet} onChange={(quiet) => keepQuietHours(app, quiet)} />
      </div>
    </section>
  );
}
