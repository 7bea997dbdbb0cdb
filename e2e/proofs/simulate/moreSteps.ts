import { type Dice } from "./chance.ts";

/** What else may happen in a life, around the bets: own limits, links, undoing, a turn of the report day. */
export type MoreStep = { readonly at: number } & (
  | { readonly do: "limit"; readonly tab: number; readonly value: number }
  | { readonly do: "link"; readonly tab: number; readonly pick: number; readonly count: number }
  | { readonly do: "hostAdds"; readonly tab: number; readonly pick: number }
  /** The page is reloaded, and its member taps a painted price, types and taps the button before the app has come. */
  | {
      readonly do: "early";
      readonly tab: number;
      readonly pick: number;
      readonly stake: number;
      /** Ms from the tap until the app hears of it, between keys, and until a tap on the button; then so many on the app's. */
      readonly comes: number;
      readonly key: number;
      readonly wait: number;
      readonly taps: number;
      /** Ms until the member closes the slip; absent = they do not. */
      readonly closes?: number;
    }
  | { readonly do: "undo"; readonly tab: number }
  /** The device's clock is set to just before noon (GMT+8), where the report day turns. */
  | { readonly do: "turn"; readonly before: number }
);

/** Two accounts that are one in 32 bits. */
export const TWINS = ["costarring", "liquid"] as const;

/** The steps at the start of a life. */
export function firstSteps(dice: Dice, tabs: number): readonly MoreStep[] {
  if (dice.roll(20) >= 0.2) return [];
  const tab = dice.between(0, tabs - 1, 21);
  return [{ at: 1_450, do: "limit", tab, value: dice.pick([30, 60, 100, 200], 22) }];
}

/** The steps around the n-th bet, which begins at `at`. */
export function moreSteps(dice: Dice, n: number, at: number, tabs: number): readonly MoreStep[] {
  const tab = dice.between(0, tabs - 1, n, 131);
  const pick = dice.between(0, 9, n, 132);
  const soon = at + dice.between(0, 9_000, n, 133);
  const kind = dice.roll(n, 130);
  // while the bet is asked, on its way, or looked for
  const inBet = at + dice.between(2_000, 6_000, n, 134);
  if (kind < 0.05) return [{ at: inBet, do: "link", tab, pick, count: dice.between(1, 4, n, 135) }];
  if (kind < 0.08) return [{ at: inBet, do: "hostAdds", tab, pick }];
  if (kind < 0.13) return [{ at: soon, do: "undo", tab }];
  if (kind < 0.155) return [{ at: soon, do: "turn", before: dice.pick([500, 3_000, 20_000], n, 136) }];
  if (kind < 0.22) return [earlyStep(dice, n, soon, tab, pick)];
  return [];
}

const earlyStep = (dice: Dice, n: number, at: number, tab: number, pick: number): MoreStep => ({
  at,
  do: "early",
  tab,
  pick,
  stake: dice.pick([10, 20, 50], n, 137),
  comes: dice.pick([60, 400, 1_500, 4_000, 9_000], n, 138),
  key: dice.pick([90, 300, 900], n, 139),
  wait: dice.between(200, 4_000, n, 140),
  taps: dice.between(1, 4, n, 141),
  ...(dice.roll(n, 142) < 0.2 && { closes: dice.pick([120, 200, 350, 700, 2_500, 9_000], n, 143) }),
});

/** The account of a life, and of those who sign in meanwhile: in some lives all are of the two. */
export function twinOf(dice: Dice, account: string): string {
  if (dice.roll(23) >= 0.08) return account;
  return account === "jason88" ? TWINS[0] : TWINS[1];
}
