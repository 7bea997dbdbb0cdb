import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { WholeAmount } from "#app/components/views/WholeAmount.tsx";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { Button } from "#app/ui/Button.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import styles from "./LimitSheet.module.css";

interface LimitSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly currency: string;
  /** The limit in force; undefined = none. */
  readonly value: number | undefined;
  readonly onChoose: (value: number | undefined) => void;
}

/** The daily stake limit, in whole units of the account currency. */
export function LimitSheet({ open, onClose, currency, value, onChoose }: LimitSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const [amount, setAmount] = useState(0);
  const choose = (wanted: number | undefined) => {
    onChoose(wanted);
    setAmount(0);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} labelledBy={id}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (amount > 0) choose(amount);
        }}
      >
        <SheetHead title={t`Daily stake limit`} id={id} onClose={onClose} />
        <WholeAmount
          bare
          name={t`Amount`}
          currency={currency}
          value={amount}
          onChange={setAmount}
          placeholder={value === undefined ? t`No limit` : formatMoney(value, 0)}
          q="amount"
        />
        <Button q="act:ok" type="submit" wide size={52} disabled={amount <= 0}>
          {t`Set the limit`}
        </Button>
        {value !== undefined && (
          <Button variant="text" wide onClick={() => choose(undefined)}>
            {t`Remove the limit (after 24 hours)`}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
