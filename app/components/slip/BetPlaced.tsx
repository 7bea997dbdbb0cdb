import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type Receipt } from "#app/domain/receipt.ts";
import { keepAfterAll, useCanKeep } from "#app/flows/leaveSlip.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { useSettings } from "#app/stores/settings.ts";
import { statusWord } from "#app/text/statuses.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { ReceiptCard } from "./ReceiptCard.tsx";

interface BetPlacedProps {
  readonly receipt: Receipt;
  readonly open: boolean;
}

/** A bet that stands: placed once the bet list shows it, until then accepted and looked for (spec §8; trust BET-18). */
export function BetPlaced({ receipt, open }: BetPlacedProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const timeZone = useSettings((settings) => settings.timeZone);
  const canKeep = useCanKeep(receipt.ref);
  const [id = ""] = receipt.betIds;
  const status = i18n._(statusWord(receipt.status));
  const viewBets = () => {
    closeDialog();
    void navigate({ to: "/pages/betrecord/betrecord" });
  };
  const text = {
    looking: t`Looking for it in your bet list…`,
    found: t`ID ${id} · ${status}`,
    missing: t`The server took the bet, but your bet list does not show it yet. Please look there again soon.`,
  }[receipt.proof];
  return (
    <Dialog
      open={open}
      onClose={closeDialog}
      icon="check"
      tone="up"
      title={receipt.proof === "found" ? t`Bet placed` : t`Bet accepted`}
      text={text}
      arrange="stack"
      actions={
        <>
          <Button wide initialFocus onClick={closeDialog}>
            {t`Done`}
          </Button>
          <Button variant="text" wide onClick={viewBets}>
            {t`View bet list`}
          </Button>
          {canKeep && (
            <Button variant="text" wide onClick={() => keepAfterAll(receipt.ref)}>
              {t`Keep selections`}
            </Button>
          )}
        </>
      }
    >
      <ReceiptCard receipt={receipt} timeZone={timeZone} />
    </Dialog>
  );
}
