"use no memo";

import { Plural, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { signOut } from "#app/flows/session/session.ts";
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
  const { t } = useLingui();
  const client = useQueryClient();
  const member = useMember();
  const currency = member?.currency ?? "";
  const spent = formatMoney(sum, 2);
  const stop = () => {
    closeDialog();
    void signOut(client);
  };
  return (
    <Dialog
      open={open}
      onClose={closeDialog}
      icon="clock"
      tone="warn"
      title={<Plural value={minutes} one="You have been here for # minute" other="You have been here for # minutes" />}
      text={t`Bets taken today on this device: ${currency} ${spent}.`}
      arrange="stack"
      actions={
        <>
          <Button wide initialFocus onClick={closeDialog}>
            {t`Carry on`}
          </Button>
          {!isEmbedded() && (
            <Button variant="quiet" wide onClick={stop}>
              {t`Log out`}
            </Button>
          )}
        </>
      }
    />
  );
}
