import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useBatchMatchOdds } from "#app/api/odds/getBatchMatchOdds.ts";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { useReading } from "#app/flows/watches/reading.ts";
import { useSettings } from "#app/stores/settings.ts";
import { closeTellMe, type PriceAsk, type TellAsk, useTellMe } from "#app/stores/watches/watches.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { TellCashOut } from "./TellCashOut.tsx";
import { TellMatch } from "./TellMatch.tsx";

/** The smallest request: the match itself is needed, not its prices. */
const ONE_MARKET = "1";

/** No answer that watches use has the match yet: it is requested by name. */
function Unread({ matchId }: Pick<PriceAsk, "matchId">) {
  const { t } = useLingui();
  const language = useSettings((settings) => settings.language);
  const ask = { matchIds: [matchId], marketList: ONE_MARKET, language, oddsStyle: ODDS_STYLE.EU };
  const { data, error, refetch } = useBatchMatchOdds(ask);
  if (data !== undefined && data.matches[matchId] === undefined)
    return <EmptyView icon="sports" title={t`Match ${matchId} is no longer offered`} />;
  if (data === undefined && error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingRows label={t`Loading`} rows={3} height={58} />;
}

function Known({ ask }: { readonly ask: PriceAsk }) {
  const reading = useReading(ask.matchId);
  return reading ? <TellMatch ask={ask} reading={reading} /> : <Unread matchId={ask.matchId} />;
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
  // its content stays while the sheet closes
  const [shown, setShown] = useState(ask);
  if (ask !== undefined && ask !== shown) setShown(ask);
  return (
    <Sheet open={ask !== undefined} onClose={() => closeTellMe(app)} labelledBy="tell-title">
      <SheetHead title={t`Tell me when…`} id="tell-title" onClose={() => closeTellMe(app)} />
      {shown && <Asked ask={shown} />}
    </Sheet>
  );
}
