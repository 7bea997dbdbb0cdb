import { Icon } from "#app/ui/Icon.tsx";
import styles from "./ReceiptMark.module.css";

/** What the mark of a receipt says: the bookmaker decides, the bet stands, or it was given back. */
export type ReceiptMood = "waiting" | "stands" | "ended";

/**
 * The disc over a receipt. While the bookmaker decides, a quarter runs round it; the moment the bet stands, the ring closes
 * and the tick is drawn, in 300 ms, under the eye. With reduced motion all of it is there at once (design-3, picture 68).
 */
export function ReceiptMark({ mood }: { readonly mood: ReceiptMood }) {
  return (
    <span className={styles.disc} data-mood={mood}>
      <svg className={styles.mark} viewBox="0 0 60 60" aria-hidden="true">
        <circle className={styles.track} cx="30" cy="30" r="28.5" />
        <circle className={styles.ring} cx="30" cy="30" r="28.5" pathLength="100" />
        {mood === "stands" && <path className={styles.tick} d="M19 31l8 8 15 -17" pathLength="100" />}
      </svg>
      {mood !== "stands" && <Icon name={mood === "waiting" ? "clock" : "alert"} size={24} />}
    </span>
  );
}
