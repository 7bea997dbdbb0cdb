import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type SaleState } from "#app/domain/bets/saleState.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { watchSight } from "#app/flows/slip/sight.ts";
import { Button } from "#app/ui/Button.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";

interface CashOutButtonProps {
  readonly sale: CashOutPage;
}

/** What the button beside the keys says: what comes back, consent to a worse offer, or what it waits for. */
function useWords({ button, receive: back, asks }: SaleState): string {
  const { t } = useLingui();
  if (button.does === "wait") return t`Cashing out…`;
  const why = button.does === "nothing" ? button.why : undefined;
  if (why === "covered") return t`Show the whole button to cash out`;
  if (why === "noOffer") return t`Waiting for a new offer…`;
  if (back === undefined) return asks ? t`Accept & continue` : t`Cash out now`;
  const receive = formatMoney(back, 2);
  return asks ? t`Accept & cash out ${receive}` : t`Cash out ${receive}`;
}

/** The button beside the keys: sells now, or accepts and continues when the offer got worse (design 13, domain F4). */
function SellButton({ sale }: CashOutButtonProps) {
  const { state, tap } = sale;
  const { does } = state.button;
  const words = useWords(state);
  return (
    <div ref={watchSight}>
      <Button
        size={52}
        wide
        variant={state.asks ? "warn" : "primary"}
        busy={does === "wait"}
        disabled={does === "nothing"}
        onClick={tap}
      >
        {words}
      </Button>
    </div>
  );
}

function Act({ sale }: CashOutButtonProps) {
  const { t } = useLingui();
  const { does } = sale.state.button;
  if (does === "lookAgain") {
    return (
      <Button size={52} wide onClick={sale.tap}>
        {t`Look again`}
      </Button>
    );
  }
  if (does !== "leave") return <SellButton sale={sale} />;
  return (
    <Button size={52} wide variant="quiet" onClick={sale.tap}>
      {t`Back to my bets`}
    </Button>
  );
}

/** The one button of a sale; another meaning takes no tap until it has stood (BET-12, BET-23). */
export function CashOutButton({ sale }: CashOutButtonProps) {
  const { area, meaning } = sale.state;
  const button = useRef<HTMLDivElement>(null);
  useSteady(button, meaning);
  return (
    <div ref={button} data-steady={area === "keys" ? SETTLED_MS : undefined} onPointerDownCapture={sale.aim}>
      <Act sale={sale} />
    </div>
  );
}
