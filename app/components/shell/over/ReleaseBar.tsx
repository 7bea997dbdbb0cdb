"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useApp } from "#app/application/useApp.ts";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";
import { isAnyInDoubt } from "#app/domain/slip/attempts.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { putReleaseOff, useRelease } from "#app/stores/operator/release.ts";
import { useSlip } from "#app/stores/slip.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./ReleaseBar.module.css";

/** Offers a newer release over the bottom bar, never over a slip or a bet under way (OPS-08; design-2, 8). */
export function ReleaseBar({ page }: { readonly page: PageFacts }) {
  const app = useApp();
  const { t } = useLingui();
  const { isOffered, isTooOld, offUntil } = useRelease();
  const isFree = useSlip(({ single, betPage }) => single === undefined && !betPage);
  const collects = useSlip(({ parlay }) => parlay.length > 0);
  const isBetting = useAttempts(isAnyInDoubt);
  const shown = isOffered && isFree && !isBetting && page.foot !== "own" && (isTooOld || app.now() >= offUntil);
  const bar = useRef<HTMLDivElement>(null);
  useSteady(bar, shown);
  return (
    <div ref={bar} role="status">
      {shown && (
        <div className={styles.bar} data-raised={(collects && page.slip !== undefined) || undefined}>
          <Icon name="sparkles" size={20} />
          <p className={styles.words}>
            <strong>{isTooOld ? t`Please reload` : t`New version ready`}</strong>
            {/* those of a parlay; the bar never stands over a single, whose amount would go */}
            {collects && <span>{t`Your selections are kept`}</span>}
          </p>
          <button type="button" className={styles.act} onClick={() => location.reload()}>{t`Reload`}</button>
          {!isTooOld && <IconButton icon="close" label={t`Dismiss`} onClick={() => putReleaseOff(app)} />}
        </div>
      )}
    </div>
  );
}
