import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { MINUTE_MS } from "#app/domain/time/dates.ts";
import { useFeed } from "#app/stores/feed.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./StaleBar.module.css";

interface BarProps {
  readonly icon: IconName;
  readonly words: readonly string[];
  /** A way to ask again is offered. */
  readonly retry: boolean;
}

function Bar({ icon, words, retry }: BarProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  return (
    <div className={styles.bar}>
      <Icon name={icon} size={16} />
      <output className={styles.words}>
        {words.map((sentence) => (
          <span key={sentence} className={styles.sentence}>
            {sentence}
          </span>
        ))}
      </output>
      {retry && (
        <button
          className={styles.retry}
          type="button"
          onClick={() => void client.refetchQueries({ type: "active" })}
        >{t`Retry`}</button>
      )}
    </div>
  );
}

/** Says that the bookmaker cannot be had, under the tabs; the list stays, its prices locked (design 4.17). */
function LossBar() {
  const { t } = useLingui();
  const loss = useFeed((feed) => feed.loss);
  if (loss === undefined) return null;
  const words = {
    offline: t`You are offline. Odds are paused.`,
    unreachable: t`The bookmaker cannot be reached. Odds are paused.`,
  };
  return <Bar icon="offline" words={[words[loss]]} retry />;
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

/** Prices that are old. */
export interface Aged {
  /** ms. */
  readonly age: number;
  /** The last attempt to read them anew failed. */
  readonly failing: boolean;
}

/** Says how old the prices below are, and that they cannot be had anew where the bookmaker refuses them (decisions, Polling). */
function AgeBar({ age, failing }: Aged) {
  const { i18n, t } = useLingui();
  const words = ageText(i18n.locale, age);
  const old = t`These odds are ${words} old.`;
  return <Bar icon="clock" words={failing ? [t`The list cannot be refreshed.`, old] : [old]} retry={failing} />;
}

/** What a line over a list says. */
export interface StaleBarProps {
  /** How old its prices are; absent = why its prices are paused. */
  readonly aged?: Aged | undefined;
}

/** The line over a list whose prices cannot be had, or are old. */
export const StaleBar = ({ aged }: StaleBarProps) => (aged ? <AgeBar {...aged} /> : <LossBar />);
