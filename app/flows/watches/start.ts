import { type QueryClient } from "@tanstack/react-query";
import { part } from "#app/flows/chunk.ts";
import { persistWatches, useWatches } from "#app/stores/watches.ts";

let started = false;

/** The watches of this device are looked after as soon as there is one, or something told; until then nothing runs (WAT-03). */
export function startWatches(client: QueryClient): void {
  const look = () => {
    const { watches, told } = useWatches.getState();
    if (started || watches.length + told.length === 0) return;
    started = true;
    void part(() => import("./watchLife.ts")).then(({ watchWatches }) => watchWatches(client));
  };
  persistWatches();
  useWatches.subscribe(look);
  look();
}
