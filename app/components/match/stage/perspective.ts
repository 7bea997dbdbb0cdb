/** The size of every field as drawn, px at 390 wide. */
export const FIELD = { width: 390, height: 94 } as const;

/** A point of a field seen from the side: x 0 to 100 along it, y 0 (far) to 100 (near). */
export type Point = readonly [x: number, y: number];

/** How much smaller the far edge is than the near one. */
const FAR = 0.757;

/** The place of a field's point in the drawing, px (design-2, 5.3). */
export function place([x, y]: Point): Point {
  const scale = 1 / (1.32 - (0.32 * y) / 100);
  return [
    FIELD.width / 2 + ((x - 50) / 100) * (FIELD.width - 20) * scale,
    8 + (FIELD.height - 14) * ((scale - FAR) / (1 - FAR)),
  ];
}

/** A line through points of the field, as a path. */
export function pathOf(points: readonly Point[], closed = false): string {
  const drawn = points.map((point) =>
    place(point)
      .map((value) => value.toFixed(1))
      .join(" "),
  );
  return `M${drawn.join("L")}${closed ? "Z" : ""}`;
}

/** A circle on the field, or a part of it, from one angle to another, degrees; `wide` and `deep` are its radii in shares of the field. */
export function arc([x, y]: Point, wide: number, deep: number, from = 0, to = 360): readonly Point[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [x + wide * Math.cos(angle), y + deep * Math.sin(angle)];
  });
}

/** Which side of the ball its label is on, and which way its text runs from there. */
export interface LabelPlace {
  readonly below: boolean;
  readonly towards: "left" | "right";
}

/** Room that a label takes above or below the ball, px: its height and its distance. */
const LABEL = 38;

/** Beside the ball and away from the last leg: below, else above; the other way where the field ends (design-2, 5.3). */
export function labelPlace(ball: Point, before: Point | undefined): LabelPlace {
  const [x, y] = place(ball);
  const [fromX, fromY] = before ? place(before) : [FIELD.width - x, 0];
  const below = fromY <= y ? y + LABEL <= FIELD.height : y - LABEL < 0;
  return { below, towards: fromX <= x ? "right" : "left" };
}
