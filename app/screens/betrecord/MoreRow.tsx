import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import styles from "./MoreRow.module.css";

interface MoreRowProps {
  readonly got: number;
  readonly count: number;
  readonly failed: boolean;
  /** The row is near the screen: load the next page. */
  readonly onNear: () => void;
  readonly onRetry: () => void;
}

/** The foot of a day whose bets are still loading: how many have loaded, and the next page when scrolled to. */
export function MoreRow({ got, count, failed, onNear, onRetry }: MoreRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const eye = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onNear(), {
      rootMargin: "600px",
    });
    eye.observe(node);
    return () => eye.disconnect();
  });
  return (
    <div className={styles.row} ref={row}>
      {failed ? (
        <button className={styles.retry} type="button" onClick={onRetry}>
          {t`The rest could not be read. Try again`}
        </button>
      ) : (
        <>
          <Spinner size={18} />
          <output>{t`${got} of ${count} bets`}</output>
          <progress className="spoken" value={got} max={Math.max(count, 1)} />
        </>
      )}
    </div>
  );
}
