import { useLingui } from "@lingui/react/macro";
import { priceStyle } from "#app/domain/markets.ts";
import { type Line } from "#app/domain/match.ts";
import { ODDS_STYLE } from "#app/domain/odds.ts";
import { selectionKey } from "#app/domain/selection.ts";
import { ticketState } from "#app/domain/ticket.ts";
import { useIsPicked } from "#app/stores/slip.ts";
import { cellLabel, choiceTitle } from "#app/text/choices.ts";
import { OddsButton } from "./OddsButton.tsx";
import { useRow } from "./rowContext.ts";

interface PriceCellProps {
  readonly sportId: number;
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  readonly marketId: number;
  readonly betPos: number;
  /** Undefined where the market is not offered. */
  readonly line: Line | undefined;
  /** The match will not go on now. */
  readonly halted: boolean;
  readonly stacked?: boolean;
  /** The label is a name that may wrap beside the price. */
  readonly named?: boolean;
}

/** One price of a line of a match, tied to the slip (design 4.1). */
export function PriceCell(props: PriceCellProps) {
  const { sportId, matchId, home, away, marketId, betPos, line, halted, stacked, named = false } = props;
  const { i18n } = useLingui();
  const { oddsStyle, frozen, pick } = useRow();
  const style = priceStyle(marketId, oddsStyle);
  const couId = line?.couId ?? 0;
  const hdp = line?.hdp ?? "";
  const odds = line?.odds[betPos - 1] ?? 0;
  const id = selectionKey({ matchId, couId, betPos });
  const choice = {
    sportId,
    marketId,
    betPos,
    hdp,
    home,
    away,
    outLevel: line?.outLevel ?? 0,
    oddsStyle: style,
    ...(line && { positions: line.odds.length }),
  };
  const open = line !== undefined && ticketState(line.status, false) === "open" && !frozen;

  return (
    <OddsButton
      id={id}
      line={cellLabel(i18n, choice)}
      title={choiceTitle(i18n, choice)}
      odds={odds}
      oddsStyle={style}
      state={halted || line === undefined ? "closed" : open ? "open" : "suspended"}
      picked={useIsPicked(id)}
      stacked={stacked === true || style === ODDS_STYLE.US || style === ODDS_STYLE.BU}
      named={named}
      onPick={() => pick({ matchId, marketId, couId, betPos, hdp, odds })}
    />
  );
}
