import { useLayoutEffect } from "react";

const kept = new Map<string, number>();

/** How far the page is scrolled when the tabs are pinned and the strip of sports is gone, px. */
const PINNED = 60;

/** The list is back where it was left when it is shown again; one that is new starts at its top (spec §2, navigation). */
export function useKeptScroll(name: string): void {
  useLayoutEffect(() => {
    const top = kept.get(name) ?? Math.min(window.scrollY, PINNED);
    if (top !== window.scrollY) window.scrollTo({ top, behavior: "instant" });
    const note = () => kept.set(name, window.scrollY);
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, [name]);
}
