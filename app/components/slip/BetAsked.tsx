import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { receiptOfRecord } from "#app/flows/slip/receipts.ts";
import { answerAsked } from "#app/flows/slip/reconcile.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { closeDialog } from "#app/stores/dialog.ts";
import { useSettings } from "#app/stores/settings.ts";
import { statusWord } from "#app/text/statuses.ts";
import { timeText } from "#app/text/time/times.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import { ReceiptCard } from "#app/components/slip/receipt/ReceiptCard.tsx";
import { DOT } from "#app/text/betLine.ts";

interface BetAskedProps {
  readonly entry: JournalEntry;
  readonly bets: readonly BetRecord[];
  readonly alone: boolean;
  readonly open: boolean;
}

interface AnswerProps {
  readonly open: boolean;
  /** Says which of the bets are the member's, and closes the dialog. */
  readonly onAnswer: (mine: readonly BetRecord[]) => void;
}

/** The status of a bet and its id. */
function useBetText(): (bet: BetRecord) => string {
  const { i18n, t } = useLingui();
  return (bet) => {
    const { id } = bet;
    const status = i18n._(statusWord(bet.status));
    // where it takes two lines, none of them begins with the dot
    return t`${status} · ID ${id}`.replaceAll(" · ", DOT);
  };
}

/** A single matching bet is shown, and the member can say it is not theirs; with others that may belong to another attempt, the member is asked. */
function OneBet({
  entry,
  bet,
  alone,
  open,
  onAnswer,
}: AnswerProps & Omit<BetAskedProps, "bets"> & { readonly bet: BetRecord }) {
  const app = useApp();
  const { t } = useLingui();
  const betText = useBetText();
  const timeZone = useSettings((settings) => settings.timeZone);
  const member = useMember();
  return (
    <Dialog
      q="dialog:betAsked"
      open={open}
      onClose={() => closeDialog(app)}
      icon={alone ? "check" : "alert"}
      tone={alone ? "up" : "warn"}
      title={alone ? t`Bet placed` : t`Is this bet yours?`}
      text={betText(bet)}
      arrange="stack"
      actions={
        <>
          <Button q="act:ok" wide initialFocus onClick={() => onAnswer([bet])}>
            {alone ? t`Done` : t`It is mine`}
          </Button>
          <Button q="act:cancel" variant="text" wide onClick={() => onAnswer([])}>
            {t`Not mine`}
          </Button>
        </>
      }
    >
      <p>{t`We received no answer. Recognised by selection and stake.`}</p>
      <ReceiptCard
        receipt={receiptOfRecord(bet, entry, { currency: member?.currency, balance: null })}
        timeZone={timeZone}
      />
    </Dialog>
  );
}

/** With several bets, the member says which is theirs. */
function SeveralBets({ bets, open, onAnswer }: AnswerProps & { readonly bets: readonly BetRecord[] }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const betText = useBetText();
  const timeZone = useSettings((settings) => settings.timeZone);
  return (
    <Dialog
      q="dialog:betAsked"
      open={open}
      onClose={() => closeDialog(app)}
      icon="alert"
      tone="warn"
      title={t`Which of these bets is yours?`}
      text={t`We received no answer to your bet. These bets have the same selection and stake.`}
      arrange="stack"
      actions={
        <>
          {bets.map((one) => (
            <Button key={one.id} q={`bet:${one.id}`} variant="quiet" wide onClick={() => onAnswer([one])}>
              {timeText(i18n.locale, one.placedAt, timeZone)} · {formatMoney(one.payment, 2)} · {betText(one)}
            </Button>
          ))}
          <Button q="act:ok" variant="text" wide onClick={() => onAnswer(bets)}>
            {t`All of them`}
          </Button>
          <Button q="act:cancel" variant="text" wide onClick={() => onAnswer([])}>
            {t`None of them`}
          </Button>
        </>
      }
    />
  );
}

/**
 * Bets that look like one whose answer was lost, on a server without refs: a single match is shown, and the member can say it is
 * not theirs; with several, the member says which is theirs. Closing the dialog decides nothing: the slip asks again.
 */
export function BetAsked({ entry, bets, alone, open }: BetAskedProps) {
  const app = useApp();
  const answer = (mine: readonly BetRecord[]) => {
    closeDialog(app);
    answerAsked(app, entry, mine);
  };
  const [bet] = bets;
  return bet !== undefined && bets.length === 1 ? (
    <OneBet entry={entry} bet={bet} alone={alone} open={open} onAnswer={answer} />
  ) : (
    <SeveralBets bets={bets} open={open} onAnswer={answer} />
  );
}
