import { type App } from "#app/application/app.ts";
import { useSettings } from "#app/stores/settings.ts";

const mark = ({ dense }: { readonly dense: boolean }): void => {
  document.documentElement.toggleAttribute("data-dense", dense);
};

/**
 * Keeps `data-dense` on the root as the member wants the rows, here or in another tab; app/start/boot.ts has put it there
 * before the first paint. Style alone follows: no row is drawn again. Returns the way to stop.
 */
export function watchDensity(app: App): () => void {
  mark(useSettings.of(app).getState());
  return useSettings.of(app).subscribe(mark);
}
