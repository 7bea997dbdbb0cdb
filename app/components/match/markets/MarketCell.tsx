import { useLingui } from "@lingui/react/macro";
import { cellOf, type CellPlace } from "#app/components/board/price/cellOf.ts";
import { OddsButton } from "#app/components/board/price/OddsButton.tsx";
import { useRow } from "#app/components/board/row/rowContext.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { useIsPicked } from "#app/stores/slip.ts";

interface MarketCellProps extends CellPlace {
  readonly matchId: number;
  readonly line: NonNullable<CellPlace["line"]>;
  /** The label is above the price. */
  readonly stacked: boolean;
}

/** Markets whose selections are written in full if there is room: "Over 3.5". */
const TOTALS: ReadonlySet<string | undefined> = new Set(["overUnder", "threeWayTotal"]);

/** One price of the match page, with its selection in words that fit, tied to the slip (design-2, 5.1). */
export function MarketCell(props: MarketCellProps) {
  const { matchId, marketId, betPos, line, stacked } = props;
  const { couId, hdp } = line;
  const { i18n } = useLingui();
  const { oddsStyle, frozen, pick } = useRow();
  const cell = cellOf(i18n, props, oddsStyle, frozen);
  const { odds } = cell;
  const id = selectionKey({ matchId, couId, betPos });
  return (
    <OddsButton
      {...cell}
      line={TOTALS.has(marketOf(marketId)?.table) ? cell.title : cell.line}
      id={id}
      q={`price:${matchId}:${marketId}:${couId}:${betPos}`}
      picked={useIsPicked(id)}
      stacked={stacked}
      named={!stacked}
      onPick={() => pick({ matchId, marketId, couId, betPos, hdp, odds })}
    />
  );
}
