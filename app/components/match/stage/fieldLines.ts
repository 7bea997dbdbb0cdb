import { arc, pathOf, type Point } from "./perspective.ts";

/** The fields; a sport without its own has a plain one. */
export type FieldName = "pitch" | "court" | "tennis" | "plain";

const FIELDS: Readonly<Record<number, FieldName>> = {
  1: "pitch",
  15: "pitch",
  16: "pitch",
  13: "pitch",
  2: "court",
  7: "tennis",
};

/** The field a sport is played on. */
export const fieldOf = (sportId: number): FieldName => FIELDS[sportId] ?? "plain";

const box = (x1: number, y1: number, x2: number, y2: number): readonly Point[] => [
  [x1, y1],
  [x1, y2],
  [x2, y2],
  [x2, y1],
  [x1, y1],
];

const line = (...points: readonly Point[]): readonly Point[] => points;

/** Lines at one end, and the same at the other. */
const bothEnds = (lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] => [
  ...lines,
  ...lines.map((points) => points.map(([x, y]): Point => [100 - x, y])),
];

const EDGE = box(0, 0, 100, 100);
const MIDDLE = line([50, 0], [50, 100]);

/** The lines of each field in shares of its length and width. */
const LINES: Readonly<Record<FieldName, readonly (readonly Point[])[]>> = {
  pitch: [
    EDGE,
    MIDDLE,
    arc([50, 50], 8.7, 13.5),
    ...bothEnds([box(0, 20.5, 15.7, 79.5), box(0, 36.5, 5.2, 63.5), arc([10.5, 50], 8.7, 13.5, -53, 53)]),
  ],
  court: [
    EDGE,
    MIDDLE,
    arc([50, 50], 6.4, 12),
    ...bothEnds([
      box(0, 34, 20.7, 66),
      arc([20.7, 50], 6.4, 12, -90, 90),
      line([0, 6], [10.7, 6], ...arc([5.6, 50], 24.1, 45, -74, 74), [10.7, 94], [0, 94]),
    ]),
  ],
  tennis: [
    EDGE,
    line([0, 12.5], [100, 12.5]),
    line([0, 87.5], [100, 87.5]),
    line([23, 50], [77, 50]),
    MIDDLE,
    ...bothEnds([line([23, 12.5], [23, 87.5])]),
  ],
  plain: [EDGE, MIDDLE],
};

const BANDS = 10;

/** The drawing of a field: its ground, every other band of it, its lines. */
export interface FieldDrawing {
  readonly ground: string;
  readonly bands: readonly string[];
  readonly lines: string;
}

const drawn = new Map<FieldName, FieldDrawing>();

/** The cached drawing of a field. */
export function drawingOf(field: FieldName): FieldDrawing {
  const known = drawn.get(field);
  if (known) return known;
  const width = 100 / BANDS;
  const bands = field === "pitch" ? Array.from({ length: BANDS / 2 }, (_, at) => at * 2 * width) : [];
  const drawing = {
    ground: pathOf(EDGE, true),
    bands: bands.map((from) => pathOf(box(from, 0, from + width, 100), true)),
    lines: LINES[field].map((points) => pathOf(points)).join(""),
  };
  drawn.set(field, drawing);
  return drawing;
}

/** What a side attacks: from the half-way line to the goal, home to the right (design-2, 5.3). */
export const wedgeOf = (side: number): string => {
  const points: readonly Point[] = [
    [50, 0],
    [80, 0],
    [97, 50],
    [80, 100],
    [50, 100],
  ];
  return pathOf(side === 1 ? points : points.map(([x, y]): Point => [100 - x, y]), true);
};

/** The goals of a pitch, each drawn as an upright frame on its line. */
export const GOALS: readonly string[] = [0, 100].map((x) => {
  const out = x === 0 ? -1.6 : 101.6;
  return pathOf([
    [x, 37],
    [out, 33],
    [out, 55],
    [x, 63],
  ]);
});
