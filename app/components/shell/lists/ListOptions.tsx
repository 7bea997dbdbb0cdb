import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useApp } from "#app/application/useApp.ts";
import { showSoon, type SoonHours, useList } from "#app/stores/list.ts";
import { type SegmentChoice, useRowsChoice, useSortChoice } from "#app/components/views/listChoices.ts";
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

function Choice<T extends string | number>({ name, setting, options, ...segment }: SegmentChoice<T>) {
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
  const { t } = useLingui();
  const id = useId();
  const playType = useList((list) => list.playType);
  return (
    <Sheet open={open} onClose={onClose} labelledBy={id}>
      <SheetHead id={id} title={t`Options`} onClose={onClose} />
      <div className={styles.choices}>
        <Choice {...useSortChoice()} />
        <Choice {...useRowsChoice()} />
        <Slot name="bettingRow" given={{}} />
        {index && playType === "today" && <Soon />}
      </div>
    </Sheet>
  );
}
