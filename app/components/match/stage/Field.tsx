import { useState } from "react";
import { ballClaim, type BallPosition } from "#app/domain/boards/matchStats.ts";
import styles from "./Field.module.css";

type FieldName = "pitch" | "court" | "tennis" | "plain";

const FIELDS: Readonly<Record<number, FieldName>> = {
  1: "pitch",
  15: "pitch",
  16: "pitch",
  13: "pitch",
  2: "court",
  7: "tennis",
};

/** The field a sport is played on; one without a drawing of its own has a plain one (design 4.15). */
export const fieldOf = (sportId: number): FieldName => FIELDS[sportId] ?? "plain";

/** The view of all fields: 100 x 44, a ball stands inside the lines. */
const W = 100;
const H = 44;
const MARGIN = 4;
const placeX = (x: number): number => MARGIN + (x / 100) * (W - 2 * MARGIN);
const placeY = (y: number): number => MARGIN / 1.5 + (y / 100) * (H - MARGIN * 1.4);

function Lines({ field }: { readonly field: FieldName }) {
  const frame = <rect x="4" y="3" width="92" height="38" />;
  switch (field) {
    case "pitch":
      return (
        <>
          {frame}
          <path d="M50 3v38M4 11h13v22H4M4 16h5v12H4M96 11H83v22h13M96 16h-5v12h5M17 19a4.5 4.5 0 0 1 0 6M83 19a4.5 4.5 0 0 0 0 6" />
          <circle cx="50" cy="22" r="6" />
        </>
      );
    case "court":
      return (
        <>
          {frame}
          <path d="M50 3v38M4 16h17v12H4M96 16H79v12h17M21 17.5a4.5 4.5 0 0 1 0 9M79 17.5a4.5 4.5 0 0 0 0 9M4 6h9c13 0 22 7 22 16s-9 16-22 16H4M96 6h-9c-13 0-22 7-22 16s9 16 22 16h9" />
          <circle cx="50" cy="22" r="5" />
        </>
      );
    case "tennis":
      return (
        <>
          {frame}
          <path d="M4 8h92M4 36h92M28 8v28M72 8v28M28 22h44" />
          <path className={styles.net} d="M50 1v42" />
        </>
      );
    case "plain":
      return (
        <>
          {frame}
          <path d="M50 3v38" />
        </>
      );
  }
}

interface FieldProps {
  readonly sportId: number;
  readonly ball: BallPosition | undefined;
}

interface Trail {
  readonly now: BallPosition | undefined;
  readonly before: BallPosition | undefined;
}

/** A field with the ball, its last way and the side that attacks: home to the right, away to the left (design 07). */
export function Field({ sportId, ball }: FieldProps) {
  const [trail, setTrail] = useState<Trail>({ now: ball, before: undefined });
  if (trail.now !== ball) setTrail({ now: ball, before: trail.now });
  const { before } = trail;
  const field = fieldOf(sportId);
  const way = ball?.side === 2 ? -1 : 1;
  return (
    <svg className={styles.field} viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
      {field === "pitch" &&
        [14, 34, 54, 74].map((x) => <rect key={x} className={styles.stripe} x={x} y="0" width="10" height={H} />)}
      {ball && field !== "tennis" && ballClaim(ball) === "attack" && (
        <path className={styles.wedge} d={way > 0 ? "M50 3h30l12 19-12 19H50z" : "M50 3H20L8 22l12 19h30z"} />
      )}
      <g className={styles.lines}>
        <Lines field={field} />
      </g>
      {ball && before && (
        <path
          className={styles.trail}
          d={`M${placeX(before.x)} ${placeY(before.y)}L${placeX(ball.x)} ${placeY(ball.y)}`}
        />
      )}
      {ball && (
        <g className={styles.ball} style={{ transform: `translate(${placeX(ball.x)}px, ${placeY(ball.y)}px)` }}>
          <ellipse className={styles.halo} rx="2.2" ry="2.4" />
          <ellipse rx="1.1" ry="1.2" />
        </g>
      )}
    </svg>
  );
}
