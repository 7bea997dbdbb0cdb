import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { isOutright } from "#app/domain/slip/selection.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { knowsLine } from "#app/flows/watches/answers.ts";
import { askTellMe } from "#app/stores/watches.ts";
import { IconButton } from "#app/ui/IconButton.tsx";

interface SlipBellProps extends Pick<PaintedLeg, "selection"> {
  readonly locked: boolean;
}

/** Opens the alerts for the price in the slip, or only for its match if no answer has the line (design-2, 7.2; WAT-01). */
export function SlipBell({ selection, locked }: SlipBellProps) {
  const app = useApp();
  const { t } = useLingui();
  if (isOutright(selection) || !isOffered("watches")) return null;
  const { matchId, couId, betPos } = selection;
  const ask = () =>
    askTellMe(app, { matchId, pick: knowsLine(app.client, matchId, couId) ? { couId, betPos } : undefined });
  return <IconButton q="tell" icon="bell" label={t`Tell me when…`} disabled={locked} onClick={ask} />;
}
