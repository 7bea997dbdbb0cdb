import { Plural, useLingui } from "@lingui/react/macro";
import { Button } from "#app/ui/Button.tsx";
import styles from "./TellMe.module.css";

interface TellFootProps {
  /** How many alerts the button sets. */
  readonly count: number;
  /** Something that is switched on has no value yet. */
  readonly incomplete: boolean;
  /** The outcome of the last tap, if it did not close the sheet. */
  readonly said: string;
  readonly onSet: () => void;
}

/** What an alert can and cannot do, and the button that sets it. */
export function TellFoot({ count, incomplete, said, onSet }: TellFootProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.note}>{t`Works while the app is open on this phone. An alert never places a bet.`}</p>
      <p className={styles.said} role="status">
        {said}
      </p>
      <Button q="act:ok" wide disabled={count === 0 || incomplete} onClick={onSet}>
        {count === 0 ? t`Choose an alert` : <Plural value={count} one="Set # alert" other="Set # alerts" />}
      </Button>
    </>
  );
}
