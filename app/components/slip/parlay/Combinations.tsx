import { Plural, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type Combination } from "#app/domain/slip/combinations.ts";
import disc from "#app/ui/Radio.module.css";
import { ParlayBreakdown } from "./ParlayBreakdown.tsx";
import styles from "./Combinations.module.css";

interface CombinationsProps {
  readonly types: readonly Combination[];
  readonly chosen: Combination | undefined;
  readonly locked: boolean;
  readonly onChoose: (name: string) => void;
}

/** The types on offer as radio rows with their make-up in words and their number of bets (design 4.11). */
export function Combinations({ types, chosen, locked, onChoose }: CombinationsProps) {
  const { t } = useLingui();
  // its own name: radios with the same name are one group on the whole page, and a browser leaves only one checked
  const group = useId();
  return (
    <fieldset className={styles.list} disabled={locked}>
      <legend className={styles.title}>{t`Combination`}</legend>
      {types.map((type) => (
        <label key={type.name} className={styles.row}>
          <input
            type="radio"
            name={group}
            data-q={`comb:${type.name}`}
            data-q-value={type.combCount}
            className={disc.radio}
            checked={type.name === chosen?.name}
            onChange={() => onChoose(type.name)}
          />
          <span className={styles.words}>
            <b className={styles.name}>{type.name}</b>
            <span className={styles.parts}>
              <ParlayBreakdown bySize={type.bySize} />
            </span>
          </span>
          <span className={styles.bets}>
            <Plural value={type.combCount} one="# bet" other="# bets" context="combinations" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
