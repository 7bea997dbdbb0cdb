"use no memo";

import { Suspense } from "react";
import { createPortal } from "react-dom";
import { useLingui } from "@lingui/react/macro";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";
import { inLanguage, useSite } from "#app/stores/operator/site.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useMovingPage } from "#app/ui/touch/useSteady.ts";
import styles from "./SiteNews.module.css";

const Closed = lazyPart(() => import("./Closed.tsx"), "Closed");

/** What the operator says of the whole site: a line under the header, and the page of a maintenance over everything (OPS-07). */
export function SiteNews({ page }: { readonly page: PageFacts }) {
  const { i18n } = useLingui();
  const { notice, closure } = useSite();
  const place = document.getElementById("site-notice");
  const text = page.head === "own" || !notice ? undefined : inLanguage(notice.text, i18n.locale);
  useMovingPage(text);
  return (
    <>
      {place !== null &&
        createPortal(
          <div role="status">
            {text !== undefined && (
              <p className={styles.notice} data-level={notice?.level}>
                <Icon name={notice?.level === "warn" ? "alert" : "info"} size={16} />
                <span>{text}</span>
              </p>
            )}
          </div>,
          place,
        )}
      {closure !== undefined && (
        <Suspense fallback={null}>
          <Closed closure={closure} />
        </Suspense>
      )}
    </>
  );
}
