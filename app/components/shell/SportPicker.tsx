import { useLingui } from "@lingui/react/macro";
import { type SportId } from "#app/domain/sports.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Panel } from "#app/ui/Panel.tsx";
import { PickerCell } from "./PickerCell.tsx";
import { type SportCount } from "./SportStrip.tsx";
import styles from "./SportPicker.module.css";

interface SportPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sports: readonly SportCount[];
  readonly active: SportId;
  readonly onChoose: (sportId: SportId) => void;
}

/** All sports with matches in two columns (design 4.5). */
export function SportPicker({ open, onClose, sports, active, onChoose }: SportPickerProps) {
  const { i18n, t } = useLingui();
  return (
    <Panel open={open} onClose={onClose} label={t`All sports`}>
      <ul className={styles.grid}>
        {sports.map(({ sportId, count }) => {
          const name = i18n._(sportName(sportId));
          return (
            <li key={sportId}>
              <PickerCell
                active={sportId === active}
                label={`${name}, ${count}`}
                name={name}
                icon={<Icon name={`sport-${sportId}`} />}
                end={<span className={styles.count}>{count}</span>}
                onChoose={() => {
                  onChoose(sportId);
                  onClose();
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t`Only sports with matches are listed`}</p>
    </Panel>
  );
}
