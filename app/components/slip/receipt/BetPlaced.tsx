import { configFile, isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { isVoid, laterStatus } from "#app/domain/bets/bet.ts";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { useStatuses } from "#app/flows/bets/betCounts.ts";
import { keepAfterAll, useCanKeep } from "#app/flows/slip/leaveSlip.ts";
import { useBack } from "#app/components/views/useBack.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { statusWord } from "#app/text/statuses.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import { ReceiptCard } from "./ReceiptCard.tsx";

/** True if a placed bet leads to the bet records, as it does unless the operator's file says "stay" (spec §4, bet success). */
const leadsToRecords = (): boolean =>
  isOffered("betrecord") && (configFile() as { readonly afterBet?: unknown } | undefined)?.afterBet !== "stay";

interface BetPlacedProps {
  readonly receipt: Receipt;
  readonly open: boolean;
}

interface SaidProps {
  readonly receipt: Receipt;
  readonly known: Receipt["status"];
}

/** What the bet list shows of the bet. */
function Said({ receipt, known }: SaidProps): ReactNode {
  const { i18n, t } = useLingui();
  const [id = ""] = receipt.betIds;
  const status = i18n._(statusWord(known));
  if (isVoid(known))
    return (
      <>
        {t`${status} · ID ${id}`} <br />
        {t`Your stake was returned`}
      </>
    );
  return {
    looking: t`Looking for it in your bet list…`,
    found: t`${status} · ID ${id}`,
    missing: t`Your bet has been received, but your bet list does not show it yet. Please check there again soon.`,
  }[receipt.proof];
}

/**
 * A bet that was taken: "placed" once the bet list shows it, until then accepted and looked for (spec §8; BET-18). It follows
 * the bet's status while it is open: a live bet may be refused while the member watches.
 */
export function BetPlaced({ receipt, open }: BetPlacedProps) {
  const app = useApp();
  const { t } = useLingui();
  const navigate = useNavigate();
  const timeZone = useSettings((settings) => settings.timeZone);
  const canKeep = useCanKeep(receipt.ref);
  const [id = ""] = receipt.betIds;
  // the list that proved the bet may be older than the last poll of its status
  const known = laterStatus(receipt.status, useStatuses()[id] ?? "waiting");
  const gaveBack = isVoid(known);
  const back = useBack();
  const viewBets = () => {
    closeDialog(app);
    void navigate({ to: PAGE.bets });
  };
  const done = () => {
    if (!gaveBack && leadsToRecords()) return viewBets();
    closeDialog(app);
    // after a parlay was bet its page is empty: continue with the list it came from (design-2, 6.2)
    const { betPage, parlay } = useSlip.of(app).getState();
    if (betPage && parlay.length === 0) back();
  };
  const ended = known === "refused" ? t`Bet refused` : t`Bet cancelled`;
  const placed = receipt.proof === "found" ? t`Bet placed` : t`Bet received`;
  const title = gaveBack ? ended : placed;
  return (
    <Dialog
      q="dialog:betPlaced"
      open={open}
      onClose={() => closeDialog(app)}
      icon={gaveBack ? "alert" : "check"}
      tone={gaveBack ? "down" : "up"}
      title={title}
      text={<Said receipt={receipt} known={known} />}
      arrange="stack"
      actions={
        <>
          <Button q="act:ok" wide initialFocus onClick={done}>
            {t`Done`}
          </Button>
          {isOffered("betrecord") && (
            <Button q="act:view" variant="text" wide onClick={viewBets}>
              {t`View bet list`}
            </Button>
          )}
          {canKeep && (
            <Button q="act:keep" variant="text" wide onClick={() => keepAfterAll(app, receipt.ref)}>
              {t`Keep selections`}
            </Button>
          )}
        </>
      }
    >
      <ReceiptCard receipt={{ ...receipt, status: known }} timeZone={timeZone} />
    </Dialog>
  );
}
