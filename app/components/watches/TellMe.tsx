import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { useReading } from "#app/flows/watches/reading.ts";
import { closeTellMe, type PriceAsk, type TellAsk, useTellMe } from "#app/stores/watches.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { TellCashOut } from "./TellCashOut.tsx";
import { TellMatch } from "./TellMatch.tsx";

function Known({ ask }: { readonly ask: PriceAsk }) {
  const reading = useReading(ask.matchId);
  return reading ? <TellMatch ask={ask} reading={reading} /> : null;
}

function Asked({ ask }: { readonly ask: TellAsk }) {
  if ("bet" in ask) return <TellCashOut key={ask.bet.id} bet={ask.bet} />;
  return <Known key={`${ask.matchId} ${ask.pick?.couId} ${ask.pick?.betPos}`} ask={ask} />;
}

/** "Tell me when…": what can be watched of a price, a match or a bet (WAT-01). */
export function TellMe() {
  const app = useApp();
  const { t } = useLingui();
  const ask = useTellMe((state) => state.ask);
  // what it said stays drawn while the sheet leaves
  const [shown, setShown] = useState(ask);
  if (ask !== undefined && ask !== shown) setShown(ask);
  return (
    <Sheet open={ask !== undefined} onClose={() => closeTellMe(app)} labelledBy="tell-title">
      <SheetHead title={t`Tell me when…`} id="tell-title" onClose={() => closeTellMe(app)} />
      {shown && <Asked ask={shown} />}
    </Sheet>
  );
}
