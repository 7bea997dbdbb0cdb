import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { lookAgain } from "#app/flows/slip/reconcile.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";

interface BetDoubtProps {
  readonly found: "notFound" | "stillUnknown";
  readonly entry: JournalEntry;
  readonly open: boolean;
}

/** The outcome of a bet whose answer was lost and whose slip is closed (BET-05, BET-20). */
export function BetDoubt({ found, entry, open }: BetDoubtProps) {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const stake = formatMoney(entry.payment, 2);
  const viewBets = () => {
    closeDialog(app);
    void navigate({ to: PAGE.bets });
  };
  const missing = found === "notFound";
  return (
    <Dialog
      q="dialog:betDoubt"
      open={open}
      onClose={() => closeDialog(app)}
      icon={missing ? "info" : "alert"}
      tone="warn"
      title={missing ? t`The bet is not in your bet list` : t`We could not confirm your bet`}
      text={
        missing
          ? t`We received no answer to your bet of ${stake}, and it is not in your bet list. You can bet again at the current price.`
          : t`We received no answer to your bet of ${stake}, and your bet list could not be loaded. Check again before you bet on this selection.`
      }
      arrange="stack"
      actions={
        <>
          {missing ? (
            <Button q="act:ok" wide initialFocus onClick={() => closeDialog(app)}>
              {t`OK`}
            </Button>
          ) : (
            <Button
              q="act:ok"
              wide
              initialFocus
              onClick={() => {
                closeDialog(app);
                void lookAgain(app, entry);
              }}
            >
              {t`Check again`}
            </Button>
          )}
          {isOffered("betrecord") && (
            <Button q="act:view" variant="text" wide onClick={viewBets}>
              {t`View bet list`}
            </Button>
          )}
        </>
      }
    />
  );
}
