import type { AppCopy } from "./appCopy.ts";
import type { Plan } from "./plan.ts";
import { play } from "./play.ts";

const truthOf = (untruth: string | undefined): string | undefined => untruth?.split(":")[0];

/** The shortest list of steps in which the same truth still fails: as many as possible are left out at a time. */
export async function shrink(app: AppCopy, plan: Plan): Promise<Plan> {
  const truth = truthOf((await play(app, plan)).untruth);
  let least = plan;
  for (let size = Math.ceil(plan.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < least.steps.length;) {
      const fewer = { ...least, steps: least.steps.toSpliced(from, size) };
      if (truthOf((await play(app, fewer)).untruth) === truth) least = fewer;
      else from += size;
    }
  }
  return least;
}
