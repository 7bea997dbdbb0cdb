import { type App } from "#app/application/app.ts";
import { part } from "#app/flows/chunk.ts";
import { stopAll } from "#app/flows/stops.ts";
import { persistWatches, useWatches } from "#app/stores/watches/watches.ts";

/**
 * Runs the watches of this device as soon as there is one, or a past alert; until then nothing runs (WAT-03).
 * Returns the stop function.
 */
export function startWatches(app: App): () => void {
  let stage: "idle" | "started" | "stopped" = "idle";
  let stopLife: (() => void) | undefined;
  const start = async (returned: boolean) => {
    stage = "started";
    try {
      const { watchWatches } = await part(() => import("./watchLife.ts"));
      if (stage === "started") stopLife = watchWatches(app, returned);
    } catch {
      // the frame reports that it cannot be loaded (NET-12); the next watch tries again
      if (stage === "started") stage = "idle";
    }
  };
  const look = (returned = false) => {
    const { watches, told } = useWatches.of(app).getState();
    if (stage === "idle" && watches.length + told.length > 0) void start(returned);
  };
  const stops = [persistWatches(app), useWatches.of(app).subscribe(() => look())];
  look(true);
  return stopAll([
    ...stops,
    () => {
      stage = "stopped";
      stopLife?.();
    },
  ]);
}
