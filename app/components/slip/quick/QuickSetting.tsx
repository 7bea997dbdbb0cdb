import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useApp } from "#app/application/useApp.ts";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { WholeAmount } from "#app/components/views/WholeAmount.tsx";
import { areTerms, type QuickTerms } from "#app/domain/slip/quickBet.ts";
import { canQuickBet, quickOn } from "#app/flows/quick/quickBet.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { quickOff, useQuickBet } from "#app/stores/quick/quickBet.ts";
import { lastTerms } from "#app/stores/quick/quickDay.ts";
import { Button } from "#app/ui/Button.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { Switch } from "#app/ui/Switch.tsx";
import styles from "./QuickSetting.module.css";

interface TermsProps {
  readonly first: QuickTerms | undefined;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Amount and both ceilings; without all three it cannot be switched on (QCK-01). */
function Terms({ first, currency, onClose }: TermsProps) {
  const app = useApp();
  const { t } = useLingui();
  const [amount, setAmount] = useState(first?.amount ?? 0);
  const [perBet, setPerBet] = useState(first?.perBet ?? 0);
  const [perDay, setPerDay] = useState(first?.perDay ?? 0);
  const terms = { amount, perBet, perDay };
  const isWhole = amount > 0 && perBet > 0 && perDay > 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (quickOn(app, terms)) onClose();
      }}
    >
      <WholeAmount name={t`Amount of each bet`} currency={currency} value={amount} onChange={setAmount} />
      <WholeAmount name={t`Maximum per bet`} currency={currency} value={perBet} onChange={setPerBet} />
      <WholeAmount name={t`Maximum per day`} currency={currency} value={perDay} onChange={setPerDay} />
      <p className={styles.note} role="status">
        {isWhole && !areTerms(terms)
          ? t`The amount cannot be above your limit per bet, nor that above your limit per day.`
          : t`Turns off when you log out or leave, and after 30 minutes without a bet.`}
      </p>
      <Button type="submit" wide size={52} disabled={!areTerms(terms)}>
        {t`Turn quick bet on`}
      </Button>
    </form>
  );
}

/** The quick bet switch, with the most it can cost; switching on asks for amount and ceilings (QCK-01; design-2, 6.3). */
export function QuickSetting() {
  const app = useApp();
  const { t } = useLingui();
  const id = useId();
  const member = useMember();
  const on = useQuickBet((quick) => quick.on);
  const [open, setOpen] = useState(false);
  if (member === undefined || !canQuickBet()) return null;
  const close = () => setOpen(false);
  const sums = on && [on.amount, on.perBet, on.perDay].map((sum) => formatMoney(sum, 0));
  const [sum = "", bet = "", day = ""] = sums ?? [];
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span id={id} className={styles.label}>{t`Quick bet`}</span>
        <span className={styles.more}>
          {on
            ? t`${sum} per tap, up to ${bet} per bet and ${day} per day`
            : t`One tap on a price places the bet after 2 seconds; until then you can undo it`}
        </span>
      </span>
      <Switch
        checked={on !== undefined}
        onChange={(wanted) => (wanted ? setOpen(true) : quickOff(app))}
        labelledBy={id}
      />
      <Sheet open={open} onClose={close} labelledBy={`${id}-title`}>
        <SheetHead id={`${id}-title`} title={t`Quick bet`} onClose={close} />
        <Terms first={lastTerms(ownerOf(member.account))} currency={member.currency} onClose={close} />
      </Sheet>
    </div>
  );
}
