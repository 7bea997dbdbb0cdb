import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useInsurance } from "#app/api/bet/insurance.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type SaleState } from "#app/domain/bets/saleState.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { Button } from "#app/ui/Button.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";

interface CashOutButtonProps {
  readonly sale: CashOutPage;
}

/** The button's text: the amount returned, consent to a worse offer, what it waits for, or the next step. */
function useWords({ button, receive: back, asks }: SaleState): string {
  const { t } = useLingui();
  if (button.does === "lookAgain") return t`Check again`;
  if (button.does === "leave") return t`Close`;
  if (button.does === "wait") return t`Cashing out…`;
  const why = button.does === "nothing" ? button.why : undefined;
  if (why === "covered") return t`Button partly covered`;
  if (why === "noOffer" || why === "oldOffer") return t`Waiting for a new offer…`;
  if (back === undefined) return asks ? t`Accept & continue` : t`Cash out now`;
  const receive = formatMoney(back, 2);
  return asks ? t`Accept ${receive}` : t`Cash out ${receive}`;
}

function lookOf({ button, asks }: SaleState): "primary" | "quiet" | "warn" {
  if (button.does === "leave") return "quiet";
  return asks && button.does !== "lookAgain" ? "warn" : "primary";
}

/** The state of the cash-out button, for test suites that read no words (QA-04). */
function saleWord({ button, asks }: SaleState): string {
  if (button.does === "wait") return "sending";
  if (button.does === "nothing") return "wait";
  if (button.does === "lookAgain") return "unknown";
  if (button.does === "leave") return "closed";
  return asks ? "changed" : "ready";
}

/**
 * The one button of a cash-out: cashes out, accepts an offer that got worse, or leads on (design 13, domain F4). A new meaning
 * accepts no tap until it has been visible for a moment (BET-12, BET-23).
 */
export function CashOutButton({ sale }: CashOutButtonProps) {
  const { state, tap, aim } = sale;
  const { area, button, meaning } = state;
  const room = useRef<HTMLDivElement>(null);
  useSteady(room, meaning);
  const words = useWords(state);
  const isSent = useInsurance().some(({ betId }) => betId === sale.input.bet?.id);
  return (
    <div
      ref={room}
      aria-busy={isSent || undefined}
      data-q="sellnow"
      data-q-state={saleWord(state)}
      data-q-value={state.receive}
      data-steady={area === "keys" ? SETTLED_MS : undefined}
      onPointerDownCapture={aim}
    >
      {/* outside the keys it buys nothing, and need not be seen whole */}
      <div ref={area === "keys" ? watchSight : undefined}>
        <Button
          size={52}
          wide
          variant={lookOf(state)}
          busy={button.does === "wait"}
          disabled={button.does === "nothing"}
          onClick={tap}
        >
          {words}
        </Button>
      </div>
    </div>
  );
}
