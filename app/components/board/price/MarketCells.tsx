"use no memo";

import { type Match } from "#app/domain/boards/match.ts";
import { type RowKit } from "#app/components/board/row/rowKit.ts";
import { columnName } from "#app/text/listMarkets.ts";
import { haltedWord } from "#app/text/progress.ts";
import styles from "./MarketCells.module.css";

interface MarketCellsProps {
  readonly kit: RowKit;
  /** The match whose prices are shown: the row's own, or one of its extensions. */
  readonly match: Match;
  /** The row's own match: its extensions end with it (spec §2). */
  readonly main?: Match;
  /** False if the view has nothing for this match. */
  readonly offered?: boolean;
  readonly marketId: number;
  readonly positions: 2 | 3;
  /** "pair" sets home over away, "row" side by side with the line over the price, "card" side by side over the whole width. */
  readonly look: "pair" | "row" | "card";
}

const POSITIONS = { 2: [1, 2], 3: [1, 2, 3] } as const;

/** The joined cells of a market's main line; a market that is not offered keeps its place, closed (design 4.1, 4.2). */
export function MarketCells({ kit, match, main = match, offered = true, marketId, positions, look }: MarketCellsProps) {
  const { Price } = kit.parts;
  const line = offered ? match.markets[marketId]?.[0] : undefined;
  const halted = (haltedWord(main.state) ?? haltedWord(match.state)) !== undefined;
  return (
    <fieldset
      className={styles.cells}
      data-q={`market:${match.id}:${marketId}`}
      data-look={look}
      aria-label={columnName(kit.words, { marketId, sportId: match.sportId })}
    >
      {POSITIONS[positions].map((betPos) => (
        <Price
          key={betPos}
          sportId={match.sportId}
          matchId={match.id}
          home={match.home}
          away={match.away}
          marketId={marketId}
          betPos={betPos}
          line={line}
          halted={halted}
          stacked={look === "row"}
        />
      ))}
    </fieldset>
  );
}
