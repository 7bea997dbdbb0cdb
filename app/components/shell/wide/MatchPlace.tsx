import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./MatchPlace.module.css";

/** The place of a match between the list and the slip, which scrolls by itself (design-2, 8). */
export function MatchPlace({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.place} aria-label={t`Match`}>
      <div className={styles.scroller}>{children}</div>
    </section>
  );
}

/** The same place while no match is open. */
export function NoMatch() {
  const { t } = useLingui();
  return (
    <MatchPlace>
      <EmptyView icon="sports" title={t`No match is open`} text={t`Tap a match to see all its markets here.`} />
    </MatchPlace>
  );
}
