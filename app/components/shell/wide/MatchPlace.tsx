import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
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

/** The same place while no list has a match, or none has come yet. */
export function NoMatch({ loading }: { readonly loading: boolean }) {
  const { t } = useLingui();
  if (loading)
    return (
      <MatchPlace>
        <LoadingRows label={t`Loading matches`} rows={8} height={64} />
      </MatchPlace>
    );
  return (
    <MatchPlace>
      <EmptyView icon="sports" title={t`No match is open`} text={t`Tap a match to see all its markets here.`} />
    </MatchPlace>
  );
}
