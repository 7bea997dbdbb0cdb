import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { isOutright } from "#app/domain/slip/selection.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { knowsLine } from "#app/flows/watches/answers.ts";
import { askTellMe } from "#app/stores/watches.ts";

/**
 * Opens the alerts for the price in the slip, or only for its match if no answer has the line; undefined where alerts are not
 * offered, and for outrights (design-2, 7.2; WAT-01).
 */
export function useSlipAlert(selection: PaintedLeg["selection"]): (() => void) | undefined {
  const app = useApp();
  if (isOutright(selection) || !isOffered("watches")) return undefined;
  const { matchId, couId, betPos } = selection;
  return () => askTellMe(app, { matchId, pick: knowsLine(app.client, matchId, couId) ? { couId, betPos } : undefined });
}
