import { type HeldPrice } from "#app/stores/prices/priceTrail.ts";
import { type App } from "#app/application/app.ts";
import { holdsOf } from "#app/stores/prices/holds.ts";
import { type PriceAsk } from "#app/stores/watches.ts";

/** The price that a held cell names; its id is match, line and position (spec §3). */
export function priceOf({ id }: HeldPrice): PriceAsk | undefined {
  const [, match, line, position] = /^(\d+)_(\d+)_(\d+)/.exec(id) ?? [];
  return position === undefined
    ? undefined
    : { matchId: Number(match), pick: { couId: Number(line), betPos: Number(position) } };
}

/** Handles taps on prices that cannot be bet on, including one made before this was listening (WAT-01). */
export function watchShutTaps(app: App, tapped: (held: HeldPrice) => void): () => void {
  const take = () => {
    const holds = holdsOf(app);
    const { shut } = holds;
    delete holds.shut;
    if (shut) tapped(shut);
  };
  take();
  // on the window: by then the cell itself has handled the tap
  addEventListener("click", take);
  return () => removeEventListener("click", take);
}
