import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";
import styles from "./Scoreboard.module.css";

interface ScoreboardProps {
  /** The league's match before this one, and the one after it. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Where the scoreboard ends: when that is out of sight, the score stands in the bar. */
  readonly end: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

interface TurnProps {
  readonly way: "previous" | "next";
  readonly label: string;
  /** Absent = there is no match that way. */
  readonly onTurn: (() => void) | undefined;
}

/** The edge of the board that leads to another match. */
function Turn({ way, label, onTurn }: TurnProps) {
  if (onTurn === undefined) return null;
  return (
    <button
      className={styles.turn}
      data-q={`turn:${way}`}
      type="button"
      aria-label={label}
      data-way={way}
      onClick={onTurn}
    >
      <Icon name={way === "previous" ? "back" : "right"} size={14} />
    </button>
  );
}

/** Who plays and how it stands; a swipe or the edge of the board leads to the league's other matches (design-2, 5.1, 5.2). */
export function Scoreboard({ onPrevious, onNext, end, children }: ScoreboardProps) {
  const { t } = useLingui();
  const swipe = useSwipe({
    onSwipe: (way) => {
      if (way === "left") onNext?.();
      if (way === "right") onPrevious?.();
    },
  });
  return (
    <section className={styles.board} aria-label={t`Score`} {...swipe}>
      <Turn way="previous" label={t`Previous match of the league`} onTurn={onPrevious} />
      {children}
      <Turn way="next" label={t`Next match of the league`} onTurn={onNext} />
      <div ref={end} />
    </section>
  );
}
