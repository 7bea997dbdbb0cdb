import { type App } from "#app/application/app.ts";
import { useSettings } from "#app/stores/settings.ts";

/** A phone in landscape: its rows are compact; themes/base.css has the same figures. */
export const LOW = "(600px <= width < 1100px) and (height < 500px)";

/**
 * Keeps `data-dense` on the root as the member chose, here or in another tab, and always while a phone is in landscape;
 * app/start/boot.ts sets it before the first paint. Only styles depend on it: no row is rendered again. Returns the stop
 * function.
 */
export function watchDensity(app: App): () => void {
  const settings = useSettings.of(app);
  const low = matchMedia(LOW);
  const mark = (): void => {
    document.documentElement.toggleAttribute("data-dense", low.matches || settings.getState().dense);
  };
  mark();
  low.addEventListener("change", mark);
  const stop = settings.subscribe(mark);
  return () => {
    stop();
    low.removeEventListener("change", mark);
  };
}
