/** What a benchmark found, and what is aimed at. Less is better. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly aim: number;
  /** What may not be lost again, where the aim is not met yet. */
  readonly held?: number;
  /** Of both: "ms", or nothing for a ratio. */
  readonly unit?: string;
}

const MARK = "figure ";

/** Prints what was found, one line each, as `npm run bench` reads it. */
export function tellFigures(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(`${MARK}${JSON.stringify(figure)}`);
}

/** The figures that a benchmark has printed. */
export const figuresIn = (output: string): readonly Figure[] =>
  output.split("\n").flatMap((line) => (line.startsWith(MARK) ? [JSON.parse(line.slice(MARK.length)) as Figure] : []));
