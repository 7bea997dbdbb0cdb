import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { breakEnd } from "#app/domain/member/care.ts";
import { Button } from "#app/ui/Button.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import styles from "./LimitSheet.module.css";

interface BreakSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The end of the current break, epoch ms; 0 = none. */
  readonly until: number;
  readonly now: number;
  readonly dateOf: (moment: number) => string;
  readonly onChoose: (days: number) => void;
}

const WEEK = 7;
const MONTH = 30;

/** A break from betting: the number of days is chosen first, and a button that says what it means begins it (OPS-13). */
export function BreakSheet({ open, onClose, until, now, dateOf, onChoose }: BreakSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const [days, setDays] = useState(1);
  const end = dateOf(breakEnd(until, days, now));
  return (
    <Sheet open={open} onClose={onClose} labelledBy={id}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(days);
          onClose();
        }}
      >
        <SheetHead title={t`Break from betting`} id={id} onClose={onClose} />
        <Segment
          label={t`Break from betting`}
          options={[
            { value: 1, label: t({ message: "1 day", context: "length of a break" }), q: "set:break:1" },
            { value: WEEK, label: t({ message: "7 days", context: "length of a break" }), q: "set:break:7" },
            { value: MONTH, label: t({ message: "30 days", context: "length of a break" }), q: "set:break:30" },
          ]}
          value={days}
          onChange={setDays}
        />
        <p className={styles.note}>
          {t`You cannot place bets on this device until ${end}. The break cannot be ended early; open bets can still be cashed out.`}
        </p>
        <Button q="act:ok" type="submit" wide size={52}>
          {t`Start the break`}
        </Button>
      </form>
    </Sheet>
  );
}
