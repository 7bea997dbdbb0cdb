"use no memo";

import { useLingui } from "@lingui/react/macro";
import { MINUTE_MS } from "#app/domain/time/dates.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./PriceAge.module.css";

interface PriceAgeProps {
  /** ms. */
  readonly age: number;
}

function ageText(locale: string, age: number): string {
  const minutes = age >= 2 * MINUTE_MS;
  const value = Math.round(age / (minutes ? MINUTE_MS : 1_000));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: minutes ? "minute" : "second",
    unitDisplay: "long",
  }).format(value);
}

/** Says how old the prices below are (decisions, Polling). */
export function PriceAge({ age }: PriceAgeProps) {
  const { i18n, t } = useLingui();
  const words = ageText(i18n.locale, age);
  return (
    <p className={styles.age}>
      <Icon name="clock" size={16} />
      {t`These odds are ${words} old.`}
    </p>
  );
}
