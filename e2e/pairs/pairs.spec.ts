import { test } from "#e2e/kit/door.ts";
import { after } from "#e2e/steps/long.ts";
import { pairsOf, scenarios } from "./pairs.ts";
import { play } from "./bet.ts";

/** So many of the scenarios belong to every run. */
const OFTEN = 2;

for (const [at, scenario] of (await scenarios()).entries()) {
  const sides = Object.entries(scenario).map(([side, value]) => `${side} ${value}`);
  test(`a bet: ${sides.join(", ")}`, after(OFTEN, at), async ({ page, world, app }, info) => {
    await play({ page, world, app }, scenario);
    info.annotations.push({ type: "pairs", description: JSON.stringify(pairsOf(scenario)) });
  });
}
