import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { receiptOfRecord } from "#app/flows/slip/receipts.ts";
import { answerAsked } from "#app/flows/slip/reconcile.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { useSettings } from "#app/stores/settings.ts";
import { statusWord } from "#app/text/statuses.ts";
import { timeText } from "#app/text/times.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import { ReceiptCard } from "#app/components/slip/receipt/ReceiptCard.tsx";

interface BetAskedProps {
  readonly entry: JournalEntry;
  readonly bets: readonly BetRecord[];
  readonly alone: boolean;
  readonly open: boolean;
}

/**
 * What looks like a bet whose answer was lost, where the server keeps no refs: one bet that stands alone is told, and can be
 * refused; of any others the member says which is theirs. Closing the dialog says nothing: the slip asks again.
 */
export function BetAsked({ entry, bets, alone, open }: BetAskedProps) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const timeZone = useSettings((settings) => settings.timeZone);
  const member = useMember();
  const answer = (mine: readonly BetRecord[]) => {
    closeDialog();
    answerAsked(client, entry, mine);
  };
  const said = (one: BetRecord) => {
    const { id } = one;
    const status = i18n._(statusWord(one.status));
    return t`ID ${id} · ${status}`;
  };
  const [bet] = bets;
  if (bet !== undefined && bets.length === 1)
    return (
      <Dialog
        open={open}
        onClose={closeDialog}
        icon={alone ? "check" : "alert"}
        tone={alone ? "up" : "warn"}
        title={alone ? t`Bet placed` : t`Is this bet yours?`}
        text={said(bet)}
        arrange="stack"
        actions={
          <>
            <Button wide initialFocus onClick={() => answer([bet])}>
              {alone ? t`Done` : t`It is mine`}
            </Button>
            <Button variant="text" wide onClick={() => answer([])}>
              {t`Not mine`}
            </Button>
          </>
        }
      >
        <p>{t`The answer got lost. Recognised by selection and stake.`}</p>
        <ReceiptCard
          receipt={receiptOfRecord(bet, entry, { currency: member?.currency, balance: null })}
          timeZone={timeZone}
        />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={closeDialog}
      icon="alert"
      tone="warn"
      title={t`Which of these bets is yours?`}
      text={t`The answer to your bet got lost. These bets have the same selection and stake.`}
      arrange="stack"
      actions={
        <>
          {bets.map((one) => (
            <Button key={one.id} variant="quiet" wide onClick={() => answer([one])}>
              {timeText(i18n.locale, one.placedAt, timeZone)} · {formatMoney(one.payment, 2)} · {said(one)}
            </Button>
          ))}
          <Button variant="text" wide onClick={() => answer(bets)}>
            {t`All of them`}
          </Button>
          <Button variant="text" wide onClick={() => answer([])}>
            {t`None of them`}
          </Button>
        </>
      }
    />
  );
}
