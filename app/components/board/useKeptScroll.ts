"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { owned } from "#app/application/app.ts";
import { useLayoutEffect } from "react";

const keptOf = owned(() => new Map<string, number>());

/** How far the page is scrolled once the tabs are pinned and the sport strip is gone, px. */
const PINNED = 60;

/** A list shown again is scrolled to where it was left; a new one starts at its top (spec §2, navigation). */
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
    // a newly opened page is sent to its top once it is rendered: that is not the member's scrolling
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
