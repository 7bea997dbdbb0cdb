import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";

interface Stake {
  /** The typed amount of the single slip: digits only, "" when nothing is entered (domain, keypad). Never stored. */
  readonly amount: string;
  /** The typed amount of the parlay, for one bet of it. */
  readonly parlay: string;
}

/** What was typed on the keypads. */
export const useStake = store<Stake>(() => ({ amount: "", parlay: "" }));

/** Sets the typed stake of the single slip, as text. */
export const setAmount = (app: App, amount: string): void => useStake.of(app).setState({ amount });

/** Sets the typed unit stake of the parlay, as text. */
export const setParlayAmount = (app: App, parlay: string): void => useStake.of(app).setState({ parlay });
