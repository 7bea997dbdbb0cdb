"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import { SaferPlay } from "#app/components/duties/SaferPlay.tsx";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { logOut } from "#app/flows/session/logOut.ts";
import { isEmbedded } from "#app/host/host.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";

interface RealityCheckProps {
  readonly open: boolean;
  /** How long the session has lasted. */
  readonly minutes: number;
  /** What was deducted on the report day, in the account currency. */
  readonly spent: number;
}

/** Says how long the member has been here and what was spent today, and offers to stop (REG-05). */
export function RealityCheck({ open, minutes, spent: sum }: RealityCheckProps) {
  const app = useApp();
  const { t } = useLingui();
  const member = useMember();
  const currency = member?.currency ?? "";
  const spent = formatMoney(sum, 2);
  const stop = () => {
    closeDialog(app);
    logOut(app);
  };
  return (
    <Dialog
      q="dialog:realityCheck"
      open={open}
      onClose={() => closeDialog(app)}
      icon="clock"
      tone="warn"
      title={
        <Plural
          value={minutes}
          one="You have been logged in for # minute"
          other="You have been logged in for # minutes"
        />
      }
      text={t`Spent on bets today on this device: ${currency} ${spent}.`}
      arrange="stack"
      actions={
        <>
          <Button q="act:ok" wide initialFocus onClick={() => closeDialog(app)}>
            {t`Carry on`}
          </Button>
          {!isEmbedded() && (
            <Button q="nav:logout" variant="quiet" wide onClick={stop}>
              {t`Log out`}
            </Button>
          )}
          <SaferPlay />
        </>
      }
    />
  );
}
