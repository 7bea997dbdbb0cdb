import { PAGE } from "#app/pages.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { useInSight, watchSight } from "#app/flows/slip/sight.ts";
import { Button } from "#app/ui/Button.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";

/** What the button says and does: sell now with what comes back; accept and continue when the offer got worse; else the way on (design 13, domain F4). */
function Act({ sale }: { readonly sale: CashOutPage }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const inSight = useInSight();
  const { area, attempt } = sale;
  if (area === "stillUnknown") {
    return (
      <Button size={52} wide onClick={sale.lookAgain}>
        {t`Look again`}
      </Button>
    );
  }
  if (area !== "keys") {
    return (
      <Button size={52} wide variant="quiet" onClick={() => void navigate({ to: PAGE.bets, replace: true })}>
        {t`Back to my bets`}
      </Button>
    );
  }
  const receive = sale.receive === undefined ? undefined : formatMoney(sale.receive, 2);
  const words = sale.selling
    ? t`Cashing out…`
    : !inSight
      ? t`Show the whole button to cash out`
      : !sale.stands
        ? t`Waiting for a new offer…`
        : attempt.state === "worse"
          ? receive === undefined
            ? t`Accept & continue`
            : t`Accept & cash out ${receive}`
          : receive === undefined
            ? t`Cash out now`
            : t`Cash out ${receive}`;
  return (
    <div ref={watchSight}>
      <Button
        size={52}
        wide
        variant={attempt.state === "worse" ? "warn" : "primary"}
        busy={sale.selling}
        disabled={(!sale.canSell || !inSight) && !sale.selling}
        onClick={sale.sellNow}
      >
        {words}
      </Button>
    </div>
  );
}

/** The one button of a sale; another meaning takes no tap until it has stood (BET-12, BET-23). */
export function CashOutButton({ sale }: { readonly sale: CashOutPage }) {
  const button = useRef<HTMLDivElement>(null);
  useSteady(button, `${sale.meaning} ${useInSight()}`);
  return (
    <div ref={button} data-steady={sale.area === "keys" ? SETTLED_MS : undefined} onPointerDownCapture={sale.aim}>
      <Act sale={sale} />
    </div>
  );
}
