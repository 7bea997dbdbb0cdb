import { type HeldPrice } from "#app/stores/priceTrail.ts";
import { type App } from "#app/application/app.ts";
import { holdsOf } from "#app/components/board/holds.ts";
import { type PriceAsk } from "#app/stores/watches.ts";

/** The price that a held cell names; its id is match, line and position (spec §3). */
export function priceOf({ id }: HeldPrice): PriceAsk | undefined {
  const [, match, line, position] = /^(\d+)_(\d+)_(\d+)/.exec(id) ?? [];
  return position === undefined
    ? undefined
    : { matchId: Number(match), pick: { couId: Number(line), betPos: Number(position) } };
}

/** Takes up taps on prices that cannot be bet on, the one with them that came before anybody listened (WAT-01). */
export function watchShutTaps(app: App, tapped: (held: HeldPrice) => void): () => void {
  const take = () => {
    const holds = holdsOf(app);
    const { shut } = holds;
    delete holds.shut;
    if (shut) tapped(shut);
  };
  take();
  // on the window: the cell itself has heard the tap by then
  addEventListener("click", take);
  return () => removeEventListener("click", take);
}
