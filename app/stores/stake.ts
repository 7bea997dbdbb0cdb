import { create } from "zustand";

/** The typed amount of the open slip: digits only, "" when nothing is entered (domain, keypad). Never stored. */
export const useStake = create<{ readonly amount: string }>()(() => ({ amount: "" }));

export const setAmount = (amount: string): void => useStake.setState({ amount });
