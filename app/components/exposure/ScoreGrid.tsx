import { useLingui } from "@lingui/react/macro";
import { signed } from "#app/domain/odds/signed.ts";
import { Crest } from "#app/components/views/Crest.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { type Cell, type Grid } from "#app/domain/exposure/grid.ts";
import { directionOf } from "#app/domain/odds/direction.ts";
import { cellText } from "./cellText.ts";
import styles from "./ScoreGrid.module.css";

/** A place of the table: row and column. */
export type Place = readonly [row: number, column: number];

interface ScoreGridProps {
  readonly grid: Grid;
  readonly home: string;
  readonly away: string;
  /** The match itself, if a board has it: its sides have crests. */
  readonly match: Match | undefined;
  /** The cell whose sum the head shows. */
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
}

const DASH = "–";

/** The largest sum of a single net, which decides the strongly tinted cells. */
const largest = ({ cells }: Grid): number =>
  Math.max(0, ...cells.flat().map((cell) => (typeof cell === "number" ? Math.abs(cell) : 0)));

/** A cell's tint: by the sign of its sum, strong from half of the largest; none for a range or zero. */
function toneOf(cell: Cell, most: number): string | undefined {
  if (typeof cell !== "number") return undefined;
  const side = directionOf(cell);
  return side && Math.abs(cell) * 2 >= most ? `${side}-2` : side;
}

/** The cell that was tapped. */
function placeAt(target: EventTarget): Place | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset["place"] : undefined;
  const [row, column] = place?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
}

/** The lines of a cell: one sum, or a range; a score that is no longer possible has none. */
function linesOf(cell: Cell): readonly string[] {
  if (cell === null) return [DASH];
  return typeof cell === "number" ? [cellText(cell)] : cell.map(cellText);
}

/** A cell's text for screen readers: its score and its full sum. */
function useCellName(): (cell: Cell, score: string) => string {
  const { t } = useLingui();
  const spoken = (amount: number): string => {
    const sum = signed(amount).replace(/^[+−]/, "");
    if (amount > 0) return t`plus ${sum}`;
    return amount < 0 ? t`minus ${sum}` : sum;
  };
  return (cell, score) => {
    if (cell === null) return t`${score}, no longer possible`;
    if (typeof cell === "number") return `${score}, ${spoken(cell)}`;
    const [least, best] = [spoken(cell[0]), spoken(cell[1])];
    return t`${score}, from ${least} to ${best}`;
  };
}

/** The cells of one row: a sum for each number of goals of the away side. */
function CellRow({ grid, chosen, at }: Pick<ScoreGridProps, "grid" | "chosen"> & { readonly at: number }) {
  const name = useCellName();
  const most = largest(grid);
  return grid.cells[at]?.map((cell, column) => {
    const score = `${grid.home[at]}–${grid.away[column]}`;
    return (
      <td
        key={score}
        className={styles.cell}
        data-q={`cell:${grid.home[at]}:${grid.away[column]}`}
        data-q-state={cell === null ? "closed" : undefined}
        data-q-value={cell?.toString()}
        data-place={`${at} ${column}`}
        data-tone={toneOf(cell, most)}
        data-gone={cell === null || undefined}
        data-now={(grid.now?.[0] === at && grid.now[1] === column) || undefined}
        data-chosen={(chosen[0] === at && chosen[1] === column) || undefined}
      >
        <i className="spoken">{name(cell, score)}</i>
        {linesOf(cell).map((line, of) => (
          <span key={of} className={styles.line} aria-hidden>
            {line}
          </span>
        ))}
      </td>
    );
  });
}

/** The table of final scores: rows home, columns away, a sum in each cell that is still possible (EXP-12; design-2, 5.5). */
export function ScoreGrid({ grid, home, away, match, chosen, onChoose }: ScoreGridProps) {
  const { t } = useLingui();
  return (
    <div className={styles.frame}>
      <span className={styles.away} aria-hidden>
        {match && <Crest match={match} side={1} size={16} />}
        <bdi className={styles.name}>{away}</bdi>
      </span>
      <span className={styles.home} aria-hidden>
        {match && <Crest match={match} side={0} size={16} />}
        <bdi className={styles.name}>{home}</bdi>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- no cell is a control: each says its full sum in its name, and a tap only repeats it in large (EXP-12) */}
      <table
        className={styles.grid}
        onClick={({ target }) => {
          const place = placeAt(target);
          if (place) onChoose(place);
        }}
      >
        <caption className="spoken">{t`Net result at each final score, ${home} down, ${away} across`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t`Goals`}</span>
            </th>
            {grid.away.map((goals) => (
              <th key={goals} scope="col">
                <span className="spoken">{away} </span>
                {goals}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.home.map((goals, at) => (
            <tr key={goals}>
              <th scope="row">
                <span className="spoken">{home} </span>
                {goals}
              </th>
              <CellRow grid={grid} chosen={chosen} at={at} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
