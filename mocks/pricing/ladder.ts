import { chanceOf, chanceUpTo, meanOf, type Pmf } from "#mocks/pricing/pmf.ts";

/** What a bet on a line wins and loses on average, as fractions of the stake: a push counts in neither (domain B2). */
export interface Stakes {
  readonly win: number;
  readonly lose: number;
}

const whole = (x: Pmf, line: number): Stakes => {
  const atMost = chanceUpTo(x, Math.floor(line));
  const push = Number.isInteger(line) ? chanceOf(x, line) : 0;
  return { win: 1 - atMost, lose: atMost - push };
};

/**
 * The stakes of the side that needs more than `line`; a quarter line is two half bets on its neighbours (domain B2).
 */
function stakesOver(x: Pmf, line: number): Stakes {
  if (Number.isInteger(line * 2)) return whole(x, line);
  const below = whole(x, line - 0.25);
  const above = whole(x, line + 0.25);
  return { win: (below.win + above.win) / 2, lose: (below.lose + above.lose) / 2 };
}

/** The fair chance of a line: what wins out of what is not returned. */
const fairChance = ({ win, lose }: Stakes): number => (win + lose > 0 ? win / (win + lose) : 0.5);

const HELD = 0.055;
const WIDE = 40;

/**
 * Lines around the middle of a distribution, best balanced first. In high-scoring sports whole lines are left out.
 * `held` stays the main line while it is nearly balanced, so that a line does not flicker between two steps.
 */
export function balancedLines(
  x: Pmf,
  step: 0.25 | 0.5,
  count: number,
  lowest: number,
  held?: number,
): readonly { line: number; chance: number }[] {
  const middle = Math.round(meanOf(x) / step) * step;
  const halvesOnly = step === 0.5 && x.p.length > WIDE;
  const reach = Math.max(3, count) + 2;
  const found: { line: number; chance: number }[] = [];
  for (let i = -reach; i <= reach; i += 1) {
    const line = middle + i * step;
    if (line < lowest || (halvesOnly && Number.isInteger(line))) continue;
    const chance = fairChance(stakesOver(x, line));
    if (chance > 0.06 && chance < 0.94) found.push({ line, chance });
  }
  const off = ({ line, chance }: { line: number; chance: number }) =>
    Math.abs(chance - 0.5) - (line === held && Math.abs(chance - 0.5) < HELD ? 1 : 0);
  found.sort((a, b) => off(a) - off(b) || a.line - b.line);
  return found.slice(0, count);
}
