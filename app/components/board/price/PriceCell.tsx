"use no memo";

import { useLingui } from "@lingui/react/macro";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { useIsPicked } from "#app/stores/slip.ts";
import { cellOf } from "./cellOf.ts";
import { OddsButton } from "./OddsButton.tsx";
import { useRow } from "#app/components/board/row/rowContext.ts";
import { type PriceProps } from "#app/components/board/row/rowKit.ts";

/** One price of a line of a match, tied to the slip (design 4.1). */
export function PriceCell(props: PriceProps) {
  const { matchId, marketId, betPos, line, stacked = false } = props;
  const { i18n } = useLingui();
  const { oddsStyle, frozen, pick } = useRow();
  const cell = cellOf(i18n, props, oddsStyle, frozen);
  const { odds } = cell;
  const couId = line?.couId ?? 0;
  const hdp = line?.hdp ?? "";
  const id = selectionKey({ matchId, couId, betPos });

  return (
    <OddsButton
      {...cell}
      id={id}
      q={`price:${matchId}:${marketId}:${couId}:${betPos}`}
      picked={useIsPicked(id)}
      stacked={stacked || cell.stacked}
      onPick={() => pick({ matchId, marketId, couId, betPos, hdp, odds })}
    />
  );
}
