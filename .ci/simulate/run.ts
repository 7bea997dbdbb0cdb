// A million taps against the simulated bookmaker, on a time that jumps: `npm run simulate -- --attempts 1000000 --seed 1`.
import { parseArgs } from "node:util";
import { bundleApp } from "./bundle.ts";
import { planOf } from "./plan.ts";
import { play } from "./play.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    attempts: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    life: { type: "string" },
  },
});
const app = await bundleApp();
if (values.life !== undefined) {
  say(JSON.stringify(await play(app, planOf(Number(values.life)), say)));
  process.exit(0);
}
const began = performance.now();
const wanted = Number(values.attempts);
let [attempts, lives, calls, booked, trace] = [0, 0, 0, 0, 0];
const seen = new Map<string, number[]>();
while (attempts < wanted) {
  lives += 1;
  const seed = Number(values.seed) * 1_000_003 + lives;
  const outcome = await play(app, planOf(seed));
  attempts += outcome.attempts;
  calls += outcome.calls;
  booked += outcome.booked;
  trace = Math.imul(trace ^ outcome.trace, 0x01000193) >>> 0;
  if (outcome.untruth !== undefined) {
    const [truth = ""] = outcome.untruth.split(":");
    if (!seen.has(truth)) say(`life ${seed}: ${outcome.untruth.slice(0, 400)}`);
    seen.set(truth, [...(seen.get(truth) ?? []), seed]);
  }
}
const seconds = (performance.now() - began) / 1_000;
for (const [truth, seeds] of seen) say(`${seeds.length} x ${truth}: ${seeds.slice(0, 8).join(" ")}`);
say(
  `${attempts} attempts, ${booked} booked, ${lives} lives, ${calls} calls, ${seconds.toFixed(1)} s, ${Math.round(attempts / seconds)} a second, trace ${trace.toString(16)}`,
);
