"use no memo";

import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ComponentProps } from "react";
import { shortAmount } from "#app/domain/slip/amountKeys.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Keypad.module.css";

/** What the keys do, and which quick amounts there are. */
export interface KeysProps {
  /** Called with each key's name from domain/slip/stake: a digit, "00", "+100", "=250", "Max", "All", "Del". */
  readonly onKey: (key: string) => void;
  readonly quickAmounts: readonly number[];
  /** The stake of the last bet; absent until one was placed. */
  readonly last?: string | undefined;
}

interface KeysFaceProps extends KeysProps {
  readonly words: I18n;
  /** What else deleting does: it repeats while it is held. */
  readonly remove?: ComponentProps<"button">;
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Below the digits, or beside them if there is no height for a fourth row: the stylesheet decides. */
const ZEROS = ["00", "0", "000"];

/** The amounts that are added with one tap, then the last stake (spec §2, keypad; design-3, part 5). */
const QuickKeys = ({ quickAmounts, last, onKey }: KeysProps) => (
  <div className={styles.quick}>
    {quickAmounts.map((amount, at) => (
      <button
        key={at}
        type="button"
        className={styles.key}
        data-q={`key:q${at + 1}`}
        data-q-value={amount}
        data-quick
        onClick={() => onKey(`+${amount}`)}
      >
        +{shortAmount(String(amount))}
      </button>
    ))}
    {last && (
      <button
        type="button"
        className={styles.key}
        data-q="key:last"
        data-q-value={last}
        data-quick
        onClick={() => onKey(`=${last}`)}
      >
        = {shortAmount(last)}
      </button>
    )}
  </div>
);

/** Where a digit stands in the grid, 1 being the first. */
export const digitPlace = (at: number) => ({
  gridColumn: `${(at % 3) + 1}`,
  gridRow: `calc(var(--quick-rows) + ${Math.floor(at / 3) + 1})`,
});

/** One to nine. */
const Digits = ({ onKey }: Pick<KeysProps, "onKey">) =>
  DIGITS.map((digit, at) => (
    <button
      key={digit}
      data-q={`key:${Number(digit)}`}
      type="button"
      className={styles.key}
      style={digitPlace(at)}
      onClick={() => onKey(digit)}
    >
      {digit}
    </button>
  ));

/**
 * The amount keys: quick amounts, digits, delete, Max and All on one grid of four columns (design 4.9). They have no hooks: they are
 * drawn before React has loaded too (app/start/PlainFace.tsx).
 */
export const KeysFace = ({ words, remove, onKey, quickAmounts, last }: KeysFaceProps) => (
  <>
    <legend className="spoken">{words._(msg`Amount keys`)}</legend>
    <QuickKeys quickAmounts={quickAmounts} last={last} onKey={onKey} />
    <Digits onKey={onKey} />
    {ZEROS.map((zeros) => (
      <button
        key={zeros}
        data-q={`key:${zeros as "00"}`}
        type="button"
        className={styles.key}
        data-zeros={zeros}
        onClick={() => onKey(zeros)}
      >
        {zeros}
      </button>
    ))}
    <button
      type="button"
      className={styles.key}
      data-q="key:del"
      data-side="delete"
      aria-label={words._(msg`Delete last digit`)}
      {...remove}
    >
      <Icon name="backspace" size={22} />
    </button>
    <button type="button" className={styles.key} data-q="key:max" data-side="max" onClick={() => onKey("Max")}>
      {words._(msg`Max`)}
    </button>
    <button type="button" className={styles.key} data-q="key:all" data-side="all" onClick={() => onKey("All")}>
      {words._(msg`All`)}
    </button>
  </>
);

/** The room of the keys. */
export const KeypadFace = (pad: ComponentProps<"fieldset">) => <fieldset className={styles.keypad} {...pad} />;
