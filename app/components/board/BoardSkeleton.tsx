"use no memo";

import { useLingui } from "@lingui/react/macro";
import { late } from "#app/components/views/LateView.tsx";
import { Bone, Skeleton } from "#app/ui/views/Skeleton.tsx";
import styles from "./BoardSkeleton.module.css";

/** The widths of the names. */
const LEAGUES = [150, 118];
const ROWS = ["72%", "64%", "48%"];

/** A loading list: the geometry of its rows; `bare` if rows of another shape follow (design 4.17). */
export function BoardSkeleton({ bare = false }: { readonly bare?: boolean }) {
  const { t } = useLingui();
  return (
    <Skeleton label={t`Loading matches`} late={late}>
      {(bare ? [] : LEAGUES).map((name) => (
        <div key={name}>
          <div className={styles.league}>
            <Bone width={name} height={12} />
          </div>
          {ROWS.map((width) => (
            <div key={width} className={styles.row}>
              <div className={styles.teams}>
                <Bone width={44} height={10} />
                <Bone width={width} height={12} />
                <Bone width="56%" height={12} />
              </div>
              <div className={styles.pair} />
              <div className={styles.pair} />
            </div>
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
