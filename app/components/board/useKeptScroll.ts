"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { owned } from "#app/application/app.ts";
import { useLayoutEffect } from "react";

const keptOf = owned(() => new Map<string, number>());

/** How far the page is scrolled when the tabs are pinned and the strip of sports is gone, px. */
const PINNED = 60;

/** The list is back where it was left when it is shown again; one that is new starts at its top (spec §2, navigation). */
export function useKeptScroll(name: string): void {
  const app = useApp();
  const kept = keptOf(app);
  useLayoutEffect(() => {
    const top = kept.get(name) ?? Math.min(window.scrollY, PINNED);
    const restore = () => {
      if (top !== window.scrollY) window.scrollTo({ top, behavior: "instant" });
    };
    const note = () => kept.set(name, window.scrollY);
    restore();
    // a page that was opened anew is sent to its top once it is drawn: that is no wish of the member's
    const drawn = requestAnimationFrame(() => {
      restore();
      addEventListener("scroll", note, { passive: true });
    });
    return () => {
      cancelAnimationFrame(drawn);
      removeEventListener("scroll", note);
    };
  }, [kept, name]);
}
