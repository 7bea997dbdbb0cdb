import { type App } from "#app/application/app.ts";
import { useSettings } from "#app/stores/settings.ts";

/** A phone on its side: its rows are compact; the same figures stand in themes/base.css. */
export const LOW = "(600px <= width < 1100px) and (height < 500px)";

/**
 * Keeps `data-dense` on the root as the member wants the rows, here or in another tab, and on while a phone lies on its side;
 * app/start/boot.ts has put it there before the first paint. Style alone follows: no row is drawn again. Returns the way to
 * stop.
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
