import { create } from "zustand";
import { isEmbedded } from "#app/host/host.ts";

/** How much of the button must be in view; a whole one may lack a fraction of a pixel. */
const WHOLE = 0.95;

/** The least that a browser allows between two looks, ms (Intersection Observer v2). */
const LOOK_MS = 100;

/** What Intersection Observer v2 adds, which not every browser has. */
interface SightInit extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}

/** Whether the bet or sell button is seen as it is drawn; true where nobody frames the app or the browser cannot tell. */
const useSight = create<{ readonly inSight: boolean }>()(() => ({ inSight: true }));

const canTell = (): boolean =>
  typeof IntersectionObserverEntry === "function" && "isVisible" in IntersectionObserverEntry.prototype;

/**
 * A ref of the bet or sell button: in a frame it is shut while the page around covers, fades or distorts it, so that no
 * page can have a member tap what it hides (EMB-07). Outside a frame nobody can, and nothing is watched.
 */
export function watchSight(button: HTMLElement | null): (() => void) | undefined {
  if (button === null || !isEmbedded() || !canTell()) return undefined;
  useSight.setState({ inSight: false });
  const init: SightInit = { trackVisibility: true, delay: LOOK_MS, threshold: [0, WHOLE] };
  const eye = new IntersectionObserver((seen) => {
    const last = seen.at(-1) as (IntersectionObserverEntry & { readonly isVisible?: boolean }) | undefined;
    useSight.setState({ inSight: last?.isVisible === true && last.intersectionRatio >= WHOLE });
  }, init);
  eye.observe(button);
  return () => {
    eye.disconnect();
    useSight.setState({ inSight: true });
  };
}

/** False while the button cannot be seen whole: it then says so in place of betting (EMB-07). */
export const useInSight = (): boolean => useSight(({ inSight }) => inSight);

/** The same at the moment of the tap, for the gates that are asked again there (BET-19, EMB-07). */
export const isInSight = (): boolean => useSight.getState().inSight;
