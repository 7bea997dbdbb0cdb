"use no memo";

import { Icon } from "#app/ui/Icon.tsx";
import { Panel } from "#app/ui/layers/Panel.tsx";
import { PickerCell } from "./PickerCell.tsx";
import styles from "./ComboPicker.module.css";

interface ComboPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name of the panel. */
  readonly label: string;
  /** The groups of sports, "all" first with id 0. */
  readonly combos: readonly { readonly id: number; readonly name: string }[];
  readonly active: number;
  readonly onChoose: (id: number) => void;
}

/** The operator's groups of sports, hung from the header's title (design 4.4, 4.5). */
export function ComboPicker({ open, onClose, label, combos, active, onChoose }: ComboPickerProps) {
  return (
    <Panel open={open} onClose={onClose} label={label}>
      <ul className={styles.list}>
        {combos.map(({ id, name }) => (
          <li key={id}>
            <PickerCell
              active={id === active}
              name={name}
              end={id === active && <Icon name="check" />}
              onChoose={() => {
                onChoose(id);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
