"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { focusOn } from "#app/ui/touch/restoreFocus.ts";
import { usePath } from "./pageFacts.ts";
import styles from "./PageFocus.module.css";

/**
 * After navigation the next Tab key starts at the new page's title and not at the document (WCAG 2.4.3). This does not apply to the
 * first page, even if a launch link led to it: the browser would draw a focus ring around a title that nobody moved to.
 */
function useTitleFocus(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (navigator.userActivation?.hasBeenActive === false) return;
    const frame = requestAnimationFrame(() => {
      // a frame without the focus must not take it from its host page
      if (document.hasFocus() && document.activeElement === document.body) focusOn(document.querySelector("h1"));
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}

/** The skip link past header, sports and lists, and the place of the focus on a new page (WCAG 2.4.1). */
export function PageFocus() {
  const { t } = useLingui();
  const [host] = useState(() => document.createElement("div"));
  useTitleFocus(usePath());
  useEffect(() => {
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return createPortal(
    <button
      className={styles.skip}
      type="button"
      onClick={() => focusOn(document.querySelector("main") ?? document.querySelector("[data-page]"))}
    >
      {t`Skip to content`}
    </button>,
    host,
  );
}
