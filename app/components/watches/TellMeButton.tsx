import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { knowsLine } from "#app/flows/watches/answers.ts";
import { type HeldPrice, hideTrail } from "#app/stores/prices/priceTrail.ts";
import { askTellMe } from "#app/stores/watches.ts";
import { Button } from "#app/ui/Button.tsx";
import { priceOf } from "./shutTaps.ts";

/** Leads from a price's history to its alerts; absent if no answer has the price (WAT-01). */
export function TellMeButton({ held }: { readonly held: HeldPrice }) {
  const app = useApp();
  const { t } = useLingui();
  const { client } = app;
  const ask = priceOf(held);
  if (!isOffered("watches") || ask?.pick === undefined || !knowsLine(client, ask.matchId, ask.pick.couId)) return null;
  return (
    <Button
      variant="quiet"
      icon="bell"
      wide
      onClick={() => {
        hideTrail(app);
        askTellMe(app, ask);
      }}
    >
      {t`Tell me when…`}
    </Button>
  );
}
