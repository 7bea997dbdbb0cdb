import { useLingui } from "@lingui/react/macro";
import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { type Slots } from "#app/components/views/slots.ts";
import { canTellOf } from "#app/domain/watches/canTell.ts";
import { isOutright } from "#app/domain/slip/selection.ts";
import { knowsLine } from "#app/flows/watches/answers.ts";
import { type HeldPrice, hideTrail } from "#app/stores/prices/priceTrail.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { openTellMe, type PriceAsk } from "#app/stores/watches/watches.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

/** The price that a held cell names, for its alerts; its id is match, line and position (spec §3). Undefined if no answer has the price, as for an outright (WAT-01). */
export function priceOf(app: App, { id }: HeldPrice): PriceAsk | undefined {
  const [, match, line, position] = /^(\d+)_(\d+)_(\d+)/.exec(id)?.map(Number) ?? [];
  if (match === undefined || line === undefined || position === undefined) return undefined;
  return knowsLine(app.client, match, line) ? { matchId: match, pick: { couId: line, betPos: position } } : undefined;
}

/** The bell of a match's page (WAT-01). */
export function MatchTell({ match }: Slots["matchTool"]) {
  const app = useApp();
  const { t } = useLingui();
  if (!canTellOf(match, serverNow())) return null;
  return (
    <IconButton q="tell" icon="bell" label={t`Tell me when…`} onClick={() => openTellMe(app, { matchId: match.id })} />
  );
}

/** On the card of the next match, if none is in play (design-2, 4.3). */
export function NextTell({ match }: Slots["nextMatch"]) {
  const app = useApp();
  const { t } = useLingui();
  if (!canTellOf(match, serverNow())) return null;
  return (
    <Button variant="quiet" icon="bell" onClick={() => openTellMe(app, { matchId: match.id })}>
      {t`Tell me`}
    </Button>
  );
}

interface TellProps {
  readonly q?: "tell";
  readonly onTell: () => void;
}

function Tell({ q, onTell }: TellProps) {
  const { t } = useLingui();
  return (
    <Button q={q} variant="quiet" icon="bell" wide onClick={onTell}>
      {t`Tell me when…`}
    </Button>
  );
}

/** From a price's history to its alerts. */
export function PriceTell({ held }: Slots["priceSheet"]) {
  const app = useApp();
  const ask = priceOf(app, held);
  if (ask === undefined) return null;
  const tell = () => {
    hideTrail(app);
    openTellMe(app, ask);
  };
  return <Tell onTell={tell} />;
}

/** From the slip to the alerts for its price, or only for its match if no answer has the line; none for outrights (design-2, 7.2). */
export function SlipTell({ pick, done }: Slots["slipOption"]) {
  const app = useApp();
  if (isOutright(pick)) return null;
  const { matchId, couId, betPos } = pick;
  const tell = () => {
    done();
    openTellMe(app, { matchId, pick: knowsLine(app.client, matchId, couId) ? { couId, betPos } : undefined });
  };
  return <Tell q="tell" onTell={tell} />;
}

/** Beside the cash-out of a bet: an alert on its value. */
export function BetTell({ bet }: Slots["betActs"]) {
  const app = useApp();
  return <Tell onTell={() => openTellMe(app, { bet })} />;
}
