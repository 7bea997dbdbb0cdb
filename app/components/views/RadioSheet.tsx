import { type ReactNode, useId } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import disc from "#app/ui/Radio.module.css";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import styles from "./RadioSheet.module.css";

/** One choice of the sheet. */
export interface RadioOption<T> {
  readonly value: T;
  readonly name: string;
  /** The language of the name, if it differs from the page's. */
  readonly lang?: string;
  /** A second line below the name. */
  readonly more?: string | undefined;
  /** An example at the right edge; `negative` is written in red. */
  readonly example?: { readonly text: ReactNode; readonly negative: boolean };
}

interface RadioSheetProps<T> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The name of the setting, as it is stored. */
  readonly setting: string;
  readonly options: readonly RadioOption<T>[];
  readonly value: T;
  /** Takes effect at once; the sheet then closes. */
  readonly onChoose: (value: T) => void;
}

/** One choice of many, the selected one marked (design 34). */
export function RadioSheet<T extends string | number>(props: RadioSheetProps<T>) {
  const { open, onClose, title, setting, options, value, onChoose } = props;
  const id = useId();
  return (
    <Sheet open={open} onClose={onClose} labelledBy={id}>
      <SheetHead title={title} id={id} onClose={onClose} />
      <div className={styles.options} role="radiogroup" aria-labelledby={id}>
        {options.map((option) => {
          const on = option.value === value;
          return (
            <button
              key={option.value}
              className={styles.option}
              data-q={`set:${setting}:${option.value}`}
              type="button"
              role="radio"
              aria-checked={on}
              tabIndex={on ? 0 : -1}
              data-autofocus={on || undefined}
              onKeyDown={(event) => rovingFocus(event, { choose: false })}
              onClick={() => {
                onChoose(option.value);
                onClose();
              }}
            >
              <span className={disc.radio} />
              <span className={styles.words}>
                <span className={styles.name} lang={option.lang}>
                  {option.name}
                </span>
                {option.more !== undefined && <span className={styles.more}>{option.more}</span>}
              </span>
              {option.example && (
                <span className={styles.example} data-negative={option.example.negative || undefined}>
                  {option.example.text}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
