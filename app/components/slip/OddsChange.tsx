import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { type ShownPrice } from "#app/domain/slip/slipInput.ts";
import { choiceLine } from "#app/text/choices.ts";
import { ChangeLine } from "./ChangeLine.tsx";

/** "Odds changed from 2.21 to 2.20"; a line that moved shows both lines. Undefined while nothing has changed. */
function useChangeWords({ before, price, move, selection }: PaintedLeg): string | undefined {
  const { t } = useLingui();
  if (before === undefined) return undefined;
  const odds = (shown: ShownPrice) => formatOdds(shown.odds, shown.oddsStyle);
  const withLine = (shown: ShownPrice) => `${choiceLine({ ...selection, ...shown })} ${odds(shown)}`.trim();
  const [from, to] = move === "line" ? [withLine(before), withLine(price)] : [odds(before), odds(price)];
  return move === "line" ? t`Line changed from ${from} to ${to}` : t`Odds changed from ${from} to ${to}`;
}

interface OddsChangeProps {
  readonly leg: PaintedLeg;
  /** The button asks for consent; else the member's rule covers the change, which is shown without asking (ACC-03). */
  readonly asks: boolean;
  /** A bet is on its way. */
  readonly locked: boolean;
}

/**
 * The old and the new price or line (spec §8, odds changed). While the bet that accepted it is on its way the line keeps
 * its place, so that nothing moves under the thumb that has just tapped (design-3, part 5).
 */
export function OddsChange({ leg, asks, locked }: OddsChangeProps) {
  const words = useChangeWords(leg);
  const [last, setLast] = useState(words);
  if (words !== last && (words !== undefined || !locked)) setLast(words);
  const shown = words ?? (locked ? last : undefined);
  if (shown === undefined) return <p className="spoken" role="status" />;
  return <ChangeLine told={words === undefined || !asks}>{shown}</ChangeLine>;
}
