"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type SportId } from "#app/domain/odds/sports.ts";
import { sportName } from "#app/text/sports.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Panel } from "#app/ui/layers/Panel.tsx";
import { PickerCell } from "./PickerCell.tsx";
import { type SportCount } from "./SportStrip.tsx";
import styles from "./SportPicker.module.css";

interface Groups {
  /** "All" first with id 0. */
  readonly combos: readonly { readonly id: number; readonly name: string }[];
  readonly active: number;
  readonly onChoose: (id: number) => void;
}

interface SportPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sports: readonly SportCount[];
  readonly active: SportId;
  readonly onChoose: (sportId: SportId) => void;
  /** The groups of sports, where the header has no room for their picker (design 4.4). */
  readonly groups?: Groups | undefined;
}

/** All sports with matches in two columns (design 4.5). */
export function SportPicker({ open, onClose, sports, active, onChoose, groups }: SportPickerProps) {
  const { i18n, t } = useLingui();
  return (
    <Panel open={open} onClose={onClose} label={t`All sports`}>
      {groups && (
        <div className={styles.groups} role="radiogroup" aria-label={t`Groups of sports`}>
          {groups.combos.map(({ id, name }) => (
            <Chip key={id} as="radio" look="soft" selected={id === groups.active} onClick={() => groups.onChoose(id)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <ul className={styles.grid}>
        {sports.map(({ sportId, count }) => {
          const name = i18n._(sportName(sportId));
          return (
            <li key={sportId}>
              <PickerCell
                q={`sport:${sportId}`}
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
