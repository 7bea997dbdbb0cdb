import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useApp } from "#app/application/useApp.ts";
import { showSoon, type SoonHours, useList } from "#app/stores/list.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { Slot } from "#app/components/views/slots.ts";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import styles from "./ListOptions.module.css";

interface ListOptionsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The list is one of the index, which has days to choose from. */
  readonly index: boolean;
}

interface ChoiceProps<T> {
  /** The name of the setting, as it is stored. */
  readonly setting: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string | number>({ name, setting, options, ...segment }: ChoiceProps<T>) {
  return (
    <div className={styles.choice}>
      <span className={styles.name}>{name}</span>
      <Segment
        label={name}
        options={options.map((one) => ({ ...one, q: `set:${setting}:${one.value}` }))}
        {...segment}
      />
    </div>
  );
}

/** Today narrowed to what starts soon. */
function Soon() {
  const app = useApp();
  const { t } = useLingui();
  const soon = useList((list) => list.soon);
  const hours = (value: number) => t`${value} h`;
  return (
    <Choice<0 | SoonHours>
      setting="soon"
      name={t`Starts within`}
      options={[
        { value: 0, label: t`Any time` },
        { value: 3, label: hours(3) },
        { value: 1, label: hours(1) },
      ]}
      value={soon ?? 0}
      onChange={(value) => showSoon(app, value === 0 ? undefined : value)}
    />
  );
}

/** How a list is sorted, how high its rows are, and what of it is shown: one sheet for all (design-2, 4.1). */
export function ListOptions({ open, onClose, index }: ListOptionsProps) {
  const app = useApp();
  const { t } = useLingui();
  const id = useId();
  const { matchSort, dense } = useSettings();
  const playType = useList((list) => list.playType);
  return (
    <Sheet open={open} onClose={onClose} labelledBy={id}>
      <SheetHead id={id} title={t`Options`} onClose={onClose} />
      <div className={styles.choices}>
        <Choice<0 | 1>
          setting="matchSort"
          name={t`Sort matches`}
          options={[
            { value: 0, label: t`By league` },
            { value: 1, label: t`By time` },
          ]}
          value={matchSort}
          onChange={(sort) => changeSettings(app, { matchSort: sort })}
        />
        <Choice
          setting="rows"
          name={t`Rows`}
          options={[
            { value: "comfortable", label: t`Comfortable` },
            { value: "compact", label: t`Compact` },
          ]}
          value={dense ? "compact" : "comfortable"}
          onChange={(rows) => changeSettings(app, { dense: rows === "compact" })}
        />
        <Slot name="bettingRow" given={{}} />
        {index && playType === "today" && <Soon />}
      </div>
    </Sheet>
  );
}
