import { create } from "zustand";

interface Stake {
  /** The typed amount of the single slip: digits only, "" when nothing is entered (domain, keypad). Never stored. */
  readonly amount: string;
  /** The typed amount of the parlay, for one bet of it. */
  readonly parlay: string;
}

/** What was typed on the keypads. */
export const useStake = create<Stake>()(() => ({ amount: "", parlay: "" }));

/** Sets the typed stake of the single slip, as text. */
export const setAmount = (amount: string): void => useStake.setState({ amount });

/** Sets the typed unit stake of the parlay, as text. */
export const setParlayAmount = (parlay: string): void => useStake.setState({ parlay });
