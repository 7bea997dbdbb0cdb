import { diceOf, type Dice } from "./chance.ts";
import { type RefCare } from "./bookmaker.ts";
import { type Keeping, type Locking } from "./device.ts";
import { HOSTILE } from "./hostile.ts";
import { firstSteps, moreSteps, type MoreStep, twinOf } from "./moreSteps.ts";
import { type Fate } from "./wire.ts";

/** What is bet on or cashed out: which price, how many legs, which combination. */
export type BetKind = "single" | "parlay" | "outright";

interface At {
  /** Ms of the life at which it begins. */
  readonly at: number;
}

/** One thing that happens in a life. A step that makes no sense when it comes does nothing. */
export type Step =
  | MoreStep
  | (At &
      (
        | {
            readonly do: "bet";
            readonly tab: number;
            readonly kind: BetKind;
            readonly pick: number;
            /** Legs of a parlay and which of its combinations. */
            readonly legs: number;
            readonly type: number;
            readonly stake: number;
            /** Ms from the pick to the first tap, taps in all, and ms between them. */
            readonly wait: number;
            readonly taps: number;
            readonly gap: number;
            readonly fate: Fate;
          }
        | {
            readonly do: "sell";
            readonly tab: number;
            /** Which of the open bets that can be cashed out. */
            readonly pick: number;
            /** A key of the cash-out page: a share, or "All". */
            readonly key: string;
            readonly wait: number;
            readonly taps: number;
            readonly gap: number;
            readonly fate: Fate;
          }
        | { readonly do: "end"; readonly pick: number }
        | { readonly do: "tap"; readonly tab: number }
        | { readonly do: "busy"; readonly tab: number; readonly ms: number }
        | { readonly do: "leave"; readonly tab: number }
        | { readonly do: "price"; readonly pick: number; readonly by: number }
        | { readonly do: "line"; readonly pick: number; readonly hdp: number }
        | { readonly do: "suspend"; readonly pick: number; readonly ms: number }
        | { readonly do: "goal"; readonly pick: number }
        | { readonly do: "outage"; readonly ms: number; readonly fate: Fate }
        | { readonly do: "reload"; readonly tab: number }
        | { readonly do: "clock"; readonly by: number }
        | { readonly do: "keep"; readonly keeping: Keeping }
        | { readonly do: "clear" }
        | { readonly do: "expire" }
        | { readonly do: "signOut"; readonly tab: number }
        /** Another account signs in: on the same page, named by its host, or on a reloaded page. */
        | { readonly do: "member"; readonly tab: number; readonly account: string; readonly inPlace?: boolean }
        | { readonly do: "elsewhere"; readonly pick: number; readonly stake: number }
        | { readonly do: "autoAccept"; readonly tab: number; readonly value: 0 | 1 | 2 }
      ));

/** A life: one device, one bookmaker, and what happens. It is all that a run needs, and may be stored as JSON. */
export interface Plan {
  readonly seed: number;
  readonly account: string;
  readonly tabs: 1 | 2;
  readonly refs: RefCare;
  readonly keeping: Keeping;
  readonly locking: Locking;
  /** How wrong the device's clock is at the start, ms, and whether the bookmaker gives its own time. */
  readonly offset: number;
  readonly saysTime: boolean;
  /** How likely a page is busy between a change and the frame that shows it, 0 to 1. */
  readonly busy?: number;
  readonly steps: readonly Step[];
}

/** How long a page is busy, ms. */
export const TASKS_MS = [50, 120, 200, 350, 480, 600, 900, 1_300, 3_000, 12_000] as const;

const HOUR = 3_600_000;

/** Statuses that leave a doubt, and those that say that nothing was done. */
const DOUBTFUL_STATUSES = [500, 502, 503, 504, 204, 304, 511, 301] as const;
const SURE_STATUSES = [400, 403, 404, 405, 413, 429, 401] as const;
const DOUBTFUL_CODES = [-1, 77, -503, 999] as const;
const SURE_CODES = [2, 3, 4, 5, 6, 8, 9] as const;
const SURE_RESULTS = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 18, 19] as const;
const DOUBTFUL_RESULTS = [13, 99, 6, -4] as const;

/** When the bookmaker executes a request whose response is lost: never, at once, soon, or up to 65 s later. */
function lateReach(dice: Dice, n: number): number | undefined {
  const kind = dice.roll(n, 71);
  if (kind < 0.3) return undefined;
  if (kind < 0.65) return dice.between(5, 300, n, 72);
  return kind < 0.8 ? dice.between(300, 9_000, n, 73) : dice.between(9_000, 65_000, n, 74);
}

const omit = (reach: number | undefined): { reach?: number } => (reach === undefined ? {} : { reach });

/** An answer that refuses, or seems to: a code, a result or infos, for rolls from 0.8 to 0.96. */
function refusedFate(dice: Dice, n: number, kind: number, back: number, late: { reach?: number }): Fate {
  if (kind < 0.84) return { kind: "code", ...late, back, value: dice.pick(DOUBTFUL_CODES, n, 66) };
  if (kind < 0.88) return { kind: "code", back, value: dice.pick(SURE_CODES, n, 66) };
  if (kind < 0.89) return { kind: "infos", back, value: dice.between(0, HOSTILE - 1, n, 67) };
  if (kind < 0.92) return { kind: "result", back, value: dice.pick(SURE_RESULTS, n, 67) };
  return { kind: "result", ...late, back, value: dice.pick(DOUBTFUL_RESULTS, n, 68) };
}

/** What happens to a request that moves money. */
function moneyFate(dice: Dice, n: number): Fate {
  const kind = dice.roll(n, 60);
  const reach = dice.between(5, 400, n, 61);
  const back = dice.between(5, 900, n, 62);
  const late = omit(lateReach(dice, n));
  if (kind < 0.32) return { kind: "ok", reach, back };
  if (kind < 0.36) return { kind: "ok", reach, back: dice.between(20_000, 40_000, n, 63) };
  if (kind < 0.48) return { kind: "cut", ...late, back };
  if (kind < 0.54) return { kind: "hang", ...late, back: 0 };
  if (kind < 0.62) return { kind: "status", ...late, back, value: dice.pick(DOUBTFUL_STATUSES, n, 64) };
  if (kind < 0.66) return { kind: "status", back, value: dice.pick(SURE_STATUSES, n, 64) };
  if (kind < 0.7) return { kind: "html", ...late, back };
  if (kind < 0.74) return { kind: "half", reach, back };
  if (kind < 0.8) return { kind: "strip", reach, back, value: dice.between(0, 4, n, 65) };
  return kind < 0.96 ? refusedFate(dice, n, kind, back, late) : { kind: "replay", reach, back };
}

function readFate(dice: Dice, n: number): Fate {
  const back = dice.between(5, 2_000, n, 52);
  switch (dice.between(0, 6, n, 51)) {
    case 0:
      return { kind: "hang", back: 0 };
    case 1:
      return { kind: "status", back, value: 503 };
    case 2:
      return { kind: "html", back };
    case 3:
      return { kind: "half", reach: 20, back };
    case 4:
      return { kind: "code", back, value: dice.pick([-1, 4, 6, 77], n, 53) };
    case 5:
      return { kind: "status", back, value: 204 };
    default:
      return { kind: "cut", back };
  }
}

function betKindOf(roll: number): BetKind {
  if (roll < 0.6) return "single";
  return roll < 0.85 ? "parlay" : "outright";
}

function betStep(dice: Dice, n: number, at: number, tabs: number): Step & { do: "bet" } {
  return {
    at,
    do: "bet",
    tab: dice.between(0, tabs - 1, n, 2),
    kind: betKindOf(dice.roll(n, 1)),
    pick: dice.between(0, 9, n, 3),
    legs: dice.between(2, 10, n, 4),
    type: dice.between(0, 9, n, 5),
    stake: dice.pick([10, 20, 20, 50], n, 6),
    wait: dice.between(2_100, 4_000, n, 7),
    taps: dice.pick([1, 1, 2, 3], n, 8),
    gap: dice.pick([0, 0, 5, 80, 400, 1_500], n, 9),
    fate: moneyFate(dice, n),
  };
}

function sellStep(dice: Dice, n: number, at: number, tabs: number): Step & { do: "sell" } {
  return {
    at,
    do: "sell",
    tab: dice.between(0, tabs - 1, n, 82),
    pick: dice.between(0, 9, n, 83),
    key: dice.pick(["All", "All", "50%", "50%", "25%", "10%"], n, 84),
    wait: dice.between(1_200, 4_000, n, 85),
    taps: dice.pick([1, 1, 2, 3], n, 86),
    gap: dice.pick([0, 0, 5, 80, 400, 1_500], n, 87),
    fate: moneyFate(dice, n + 1_000),
  };
}

/** What a step is made of: the roll, its number and time, and a price and a page already drawn for it. */
interface Draw {
  readonly dice: Dice;
  readonly n: number;
  readonly at: number;
  readonly pick: number;
  readonly tab: number;
}

/** What else happens, each up to its share of the rolls. */
const OTHERS: readonly { readonly upTo: number; readonly step: (draw: Draw) => Step }[] = [
  {
    upTo: 0.2,
    step: ({ dice, n, at, pick }) => ({ at, do: "price", pick, by: dice.pick([0.9, 0.95, 1.05, 1.1], n, 23) }),
  },
  {
    upTo: 0.25,
    step: ({ dice, n, at, pick }) => ({ at, do: "line", pick, hdp: dice.pick([2.5, 3.5, -0.5, 0.25], n, 24) }),
  },
  { upTo: 0.3, step: ({ dice, n, at, pick }) => ({ at, do: "suspend", pick, ms: dice.between(500, 20_000, n, 25) }) },
  { upTo: 0.33, step: ({ at, pick }) => ({ at, do: "goal", pick }) },
  {
    upTo: 0.46,
    step: ({ dice, n, at }) => ({ at, do: "outage", ms: dice.between(500, 150_000, n, 26), fate: readFate(dice, n) }),
  },
  { upTo: 0.6, step: ({ at, tab }) => ({ at, do: "reload", tab }) },
  { upTo: 0.66, step: ({ dice, n, at }) => ({ at, do: "clock", by: dice.between(-26, 26, n, 27) * HOUR }) },
  { upTo: 0.7, step: ({ dice, n, at }) => ({ at, do: "clock", by: dice.between(-90, 90, n, 28) * 1_000 }) },
  { upTo: 0.73, step: ({ dice, n, at }) => ({ at, do: "keep", keeping: dice.pick(["kept", "full"], n, 29) }) },
  { upTo: 0.76, step: ({ at }) => ({ at, do: "expire" }) },
  { upTo: 0.79, step: ({ at, tab }) => ({ at, do: "signOut", tab }) },
  {
    upTo: 0.84,
    step: ({ dice, n, at, tab }) => {
      const account = twinOf(dice, dice.pick(["somchai", "jason88", "expiring"], n, 30));
      return { at, do: "member", tab, account, inPlace: dice.roll(n, 33) < 0.5 };
    },
  },
  {
    upTo: 0.89,
    step: ({ dice, n, at, pick }) => ({ at, do: "elsewhere", pick, stake: dice.pick([10, 20, 50], n, 31) }),
  },
  { upTo: 0.93, step: ({ at, tab }) => ({ at, do: "tap", tab }) },
  { upTo: 0.97, step: ({ at, tab }) => ({ at, do: "leave", tab }) },
];

function otherStep(dice: Dice, n: number, at: number, tabs: number): Step {
  const kind = dice.roll(n, 20);
  const draw: Draw = { dice, n, at, pick: dice.between(0, 9, n, 21), tab: dice.between(0, tabs - 1, n, 22) };
  const other = OTHERS.find(({ upTo }) => kind < upTo);
  return other?.step(draw) ?? { at, do: "autoAccept", tab: draw.tab, value: dice.pick([0, 1, 2], n, 32) };
}

/** What the other tab bets meanwhile, if there is one. */
function rivalBets(dice: Dice, n: number, bet: Step & { do: "bet" }, tabs: number): Step[] {
  if (tabs < 2) return [];
  const steps: Step[] = [];
  const tab = 1 - bet.tab;
  // both tabs bet on the same selection at nearly the same time
  if (dice.roll(n, 43) < 0.3)
    steps.push({ ...bet, at: bet.at + dice.pick([0, 1, 300, 3_000], n, 44), tab, fate: moneyFate(dice, n + 500) });
  // or the other one bets on something else before the answer has come
  if (dice.roll(n, 120) < 0.3)
    steps.push({
      ...betStep(dice, n + 2_000, bet.at + dice.pick([0, 1, 40, 300, 900], n, 121), tabs),
      tab,
      pick: (bet.pick + dice.between(1, 9, n, 122)) % 10,
      wait: bet.wait,
    });
  return steps;
}

/** A cash-out, or two, and what happens to its price. */
function saleSteps(dice: Dice, n: number, bet: Step & { do: "bet" }, tabs: number): Step[] {
  if (dice.roll(n, 80) >= 0.4) return [];
  const sale = sellStep(dice, n, bet.at + dice.between(2_000, 12_000, n, 81), tabs);
  const steps: Step[] = [];
  // half first, then the rest: two cash-outs of one bet for the same amount, the second of which may be lost
  const isTwice = dice.roll(n, 94) < 0.15;
  if (isTwice) {
    const rest = { ...sale, at: sale.at + 26_000, key: "All", fate: moneyFate(dice, n + 1_500) };
    steps.push({ ...sale, key: "50%", fate: { kind: "ok", reach: 20, back: 20 } }, rest);
  } else steps.push(sale);
  // both tabs cash out the same bet, or two bets, at nearly the same time
  if (tabs === 2 && dice.roll(n, 123) < 0.3)
    steps.push({
      ...sale,
      at: sale.at + dice.pick([0, 1, 40, 300, 3_000], n, 124),
      tab: 1 - sale.tab,
      pick: sale.pick + dice.between(0, 1, n, 125),
      fate: moneyFate(dice, n + 2_500),
    });
  // the price of what is cashed out moves while the member looks
  if (dice.roll(n, 88) < 0.4)
    steps.push({
      at: sale.at + dice.between(0, sale.wait, n, 89),
      do: "price",
      pick: bet.pick,
      by: dice.pick([0.8, 0.9, 1.1, 1.3], n, 90),
    });
  return steps;
}

/** What happens to page, device, match and account meanwhile. */
function mishaps(dice: Dice, n: number, at: number, tabs: number): Step[] {
  const steps: Step[] = [];
  // a long task while the member waits, reads and taps
  if (dice.roll(n, 110) < 0.3)
    steps.push({
      at: at + dice.between(0, 6_000, n, 111),
      do: "busy",
      tab: dice.between(0, tabs - 1, n, 112),
      ms: dice.pick(TASKS_MS, n, 113),
    });
  // the device's clock is set forward or back while a bet may be looked for
  if (dice.roll(n, 114) < 0.12)
    steps.push({
      at: at + dice.between(3_000, 60_000, n, 115),
      do: "clock",
      by: dice.pick([130_000, 600_000, 7_200_000], n, 116) * (dice.roll(n, 117) < 0.4 ? -1 : 1),
    });
  if (dice.roll(n, 91) < 0.08)
    steps.push({ at: at + dice.between(0, 9_000, n, 92), do: "end", pick: dice.between(0, 9, n, 93) });
  if (dice.roll(n, 40) < 0.55) steps.push(otherStep(dice, n, at + dice.between(0, 9_000, n, 41), tabs));
  return steps;
}

/** Makes a life from a seed. */
export function planOf(seed: number): Plan {
  const dice = diceOf(seed);
  const tabs = dice.roll(1) < 0.35 ? 2 : 1;
  const steps: Step[] = [];
  let at = 1_500;
  // most members who let changes of the price pass did so long ago
  for (let tab = 0; tab < tabs; tab += 1)
    if (dice.roll(12) < 0.4) steps.push({ at: 1_400, do: "autoAccept", tab, value: dice.pick([1, 2], 13) });
  steps.push(...firstSteps(dice, tabs));
  const count = dice.between(6, 14, 2);
  for (let n = 1; n <= count; n += 1) {
    const bet = betStep(dice, n, at, tabs);
    steps.push(bet, ...rivalBets(dice, n, bet, tabs), ...saleSteps(dice, n, bet, tabs), ...mishaps(dice, n, at, tabs));
    steps.push(...moreSteps(dice, n, at, tabs));
    at += dice.pick([900, 7_000, 8_000, 9_000, 12_000, 25_000], n, 42);
  }
  return {
    seed,
    account: twinOf(dice, dice.roll(9) < 0.15 ? "expiring" : "jason88"),
    tabs,
    refs: dice.pick(["once", "once", "kept", "none", "none"], 3),
    keeping: dice.pick(["kept", "kept", "kept", "kept", "kept", "blocked", "full"], 4),
    locking: dice.pick(["real", "real", "real", "missing", "throwing"], 5),
    offset: dice.roll(6) < 0.3 ? dice.between(-26 * 60, 26 * 60, 7) * 60_000 : 0,
    saysTime: dice.roll(8) < 0.7,
    busy: dice.roll(10) < 0.5 ? dice.pick([0.02, 0.1, 0.3], 11) : 0,
    steps: steps.toSorted((a, b) => a.at - b.at),
  };
}
