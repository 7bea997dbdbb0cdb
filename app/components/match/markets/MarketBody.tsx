import { Trans } from "@lingui/react/macro";
import { type CSSProperties, type ReactNode } from "react";
import { layoutOf, type MarketLayout, type PageMarket } from "#app/domain/boards/matchPage.ts";
import { mainLine, shownLines } from "#app/domain/boards/marketLines.ts";
import { isHalted, type Line, type Match } from "#app/domain/boards/match.ts";
import { MarketCell } from "./MarketCell.tsx";
import styles from "./MarketBody.module.css";

interface MarketBodyProps {
  readonly market: PageMarket;
  /** The most lines shown; undefined = all. */
  readonly most?: number | undefined;
}

type LayoutOf<Kind extends MarketLayout["kind"]> = Extract<MarketLayout, { kind: Kind }>;

const positionsOfLine = (line: Line): readonly number[] => line.odds.map((_, at) => at + 1);

const priced = (line: Line) => (betPos: number) => (line.odds[betPos - 1] ?? 0) !== 0;

/** Renders the price of one position of a line; a named one has its name beside it, a stacked one its label above it. */
type DrawCell = (line: Line, betPos: number, look: "named" | "stacked") => ReactNode;

interface PartProps {
  readonly match: Match;
  readonly lines: readonly Line[];
  readonly cell: DrawCell;
}

const columnsOf = (count: number): CSSProperties => ({ gridTemplateColumns: `repeat(${count}, 1fr)` });

function Heads({ heads }: { readonly heads: readonly ReactNode[] }) {
  return (
    <div className={styles.heads} style={columnsOf(heads.length)}>
      {heads.map((head, at) => (
        <span key={at}>{head}</span>
      ))}
    </div>
  );
}

/** One row per line, one column per position; the outer ones with the sides' crests, if they represent the sides. */
function Rows({ lines, main, cell, sides }: Omit<PartProps, "match"> & RowsProps) {
  return (
    <div className={styles.group} data-sides={sides || undefined}>
      {lines.map((line) => (
        <div
          key={line.couId}
          className={styles.row}
          data-main={line === main || undefined}
          style={columnsOf(line.odds.length)}
        >
          {positionsOfLine(line).map((betPos) => cell(line, betPos, "named"))}
        </div>
      ))}
    </div>
  );
}

interface RowsProps {
  readonly sides: boolean;
  /** The best balanced line, which is marked. */
  readonly main: Line | undefined;
}

/** Columns for home, draw and away of the first line, and below them all other positions (design 08). */
function Outcomes({ match, lines: [line], cell, columns, rest }: PartProps & Omit<LayoutOf<"outcomes">, "kind">) {
  if (line === undefined) return null;
  return (
    <>
      <Heads
        heads={
          columns.length === 3 ? [match.home, <Trans key="draw">Draw</Trans>, match.away] : [match.home, match.away]
        }
      />
      <div className={styles.columns} style={columnsOf(columns.length)}>
        {columns.map((column, at) => (
          <div key={at} className={styles.column}>
            {column.map((betPos) => cell(line, betPos, "named"))}
          </div>
        ))}
      </div>
      {rest.filter(priced(line)).map((betPos) => (
        <div key={betPos} className={styles.rest}>
          {cell(line, betPos, "named")}
        </div>
      ))}
    </>
  );
}

/** The positions that have a price, in that many columns; fewer than fit in one row share its width. */
function Cells({
  lines,
  cell,
  columns,
  look,
}: Omit<PartProps, "match"> & { readonly columns: number; readonly look: "named" | "stacked" }) {
  return lines.map((line) => {
    const shown = positionsOfLine(line).filter(priced(line));
    return (
      <div key={line.couId} className={styles.row} data-round="" style={columnsOf(Math.min(columns, shown.length))}>
        {shown.map((betPos) => cell(line, betPos, look))}
      </div>
    );
  });
}

/** The prices of a market in the layout of its kind: lines in their order with the main one marked, score columns, grids of ranges and digits (design 4.15, domain D1). */
export function MarketBody({ market: { match, marketId, lines }, most }: MarketBodyProps) {
  const halted = isHalted(match.state);
  const shown = shownLines(marketId, lines, most);
  const first = shown[0];
  if (!first) return null;
  const layout = layoutOf(marketId, match.sportId, first.odds.length);
  const cell: DrawCell = (line, betPos, look) => (
    <MarketCell
      key={`${line.couId}:${betPos}`}
      sportId={match.sportId}
      matchId={match.id}
      home={match.home}
      away={match.away}
      marketId={marketId}
      betPos={betPos}
      line={line}
      halted={halted}
      stacked={look === "stacked"}
    />
  );
  const body = () => {
    const part = { match, lines: shown, cell };
    if (layout.kind === "rows")
      return <Rows lines={shown} main={mainLine(marketId, lines)} cell={cell} sides={layout.sides} />;
    if (layout.kind === "outcomes") return <Outcomes {...part} columns={layout.columns} rest={layout.rest} />;
    const look = layout.kind === "grid" ? "stacked" : "named";
    return <Cells lines={shown} cell={cell} columns={layout.columns} look={look} />;
  };
  return <div className={styles.market}>{body()}</div>;
}
