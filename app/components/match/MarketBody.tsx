import { PriceCell } from "#app/components/board/price/PriceCell.tsx";
import { layoutOf, type PageMarket } from "#app/domain/boards/matchPage.ts";
import { isHalted, type Line } from "#app/domain/boards/match.ts";
import { Draw } from "./Draw.tsx";
import styles from "./MarketBody.module.css";

interface MarketBodyProps {
  readonly market: PageMarket;
  /** The most lines shown; undefined = all. */
  readonly most?: number | undefined;
}

const positionsOfLine = (line: Line): readonly number[] => line.odds.map((_, at) => at + 1);

const priced = (line: Line) => (betPos: number) => (line.odds[betPos - 1] ?? 0) !== 0;

/** The prices of a market, set as its kind asks: lines stacked main first, score columns, grids of ranges and digits (design 4.15, domain D1). */
export function MarketBody({ market: { match, marketId, lines }, most }: MarketBodyProps) {
  const halted = isHalted(match.state);
  const shown = most === undefined ? lines : lines.slice(0, most);
  const first = shown[0];
  if (!first) return null;
  const layout = layoutOf(marketId, match.sportId, first.odds.length);
  const cell = (line: Line, betPos: number, look?: "named" | "stacked") => (
    <PriceCell
      key={`${line.couId}:${betPos}`}
      sportId={match.sportId}
      matchId={match.id}
      home={match.home}
      away={match.away}
      marketId={marketId}
      betPos={betPos}
      line={line}
      halted={halted}
      named={look === "named"}
      stacked={look === "stacked"}
    />
  );

  if (layout.kind === "rows") {
    return (
      <div className={styles.market}>
        {layout.heads && (
          <div className={styles.heads} style={{ gridTemplateColumns: "1fr 1fr" }}>
            <span>{match.home}</span>
            <span>{match.away}</span>
          </div>
        )}
        <div className={styles.group}>
          {shown.map((line) => (
            <div
              key={line.couId}
              className={styles.row}
              style={{ gridTemplateColumns: `repeat(${line.odds.length}, 1fr)` }}
            >
              {positionsOfLine(line).map((betPos) => cell(line, betPos))}
            </div>
          ))}
        </div>
      </div>
    );
  }

  if (layout.kind === "outcomes") {
    const columns = layout.columns.map((column) => column);
    const heads = columns.length === 3 ? [match.home, <Draw key="draw" />, match.away] : [match.home, match.away];
    return (
      <div className={styles.market}>
        <div className={styles.heads} style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}>
          {heads.map((head, at) => (
            <span key={at}>{head}</span>
          ))}
        </div>
        <div className={styles.columns} style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}>
          {columns.map((column, at) => (
            <div key={at} className={styles.column}>
              {column.map((betPos) => cell(first, betPos, "named"))}
            </div>
          ))}
        </div>
        {layout.rest.filter(priced(first)).map((betPos) => (
          <div key={betPos} className={styles.rest}>
            {cell(first, betPos, "named")}
          </div>
        ))}
      </div>
    );
  }

  const columns = layout.columns;
  return (
    <div className={styles.market}>
      {shown.map((line) => (
        <div
          key={line.couId}
          className={styles.row}
          data-round=""
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
        >
          {positionsOfLine(line)
            .filter(priced(line))
            .map((betPos) => cell(line, betPos, layout.kind === "grid" ? "stacked" : "named"))}
        </div>
      ))}
    </div>
  );
}
