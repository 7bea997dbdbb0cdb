import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptRun } from "./kept.ts";
import { playShare, type Share, type Stretch } from "./lives.ts";
import { planOf } from "./plan.ts";

const RUN = { seed: 1, attempts: 100, commit: "abc1234" };
const SHARE: Share = { seed: 1, first: 1, each: 2, attempts: 50 };

/** Ten attempts, whose trace is that of the life with which they begin. */
const tenAttempts = ({ first }: Share): Promise<Stretch> =>
  Promise.resolve({
    attempts: 10,
    sales: 1,
    booked: 6,
    lives: 2,
    calls: 30,
    trace: first,
    seconds: 1,
    failures: [],
    next: first + 4,
  });

const UNTRUE = { plan: planOf(7), untruth: "no attempt stays open for ever" };

/** The same, with an untruth in each. */
const untrueOnes = async (share: Share): Promise<Stretch> => ({ ...(await tenAttempts(share)), failures: [UNTRUE] });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
  file = join(folder, "run.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("ends as one run does when it is stopped and started again", async () => {
  const whole = await playShare(SHARE, tenAttempts, () => undefined);
  let stretches = 0;
  const stopped = playShare(
    SHARE,
    (rest) => {
      stretches += 1;
      return stretches > 2 ? Promise.reject(new Error("stopped")) : tenAttempts(rest);
    },
    (so) => new KeptRun(file, RUN, 2).keep(1, so),
  );
  await expect(stopped).rejects.toThrow("stopped");

  const kept = new KeptRun(file, RUN, 2);
  expect(kept.share(0)).toBeUndefined();
  expect(kept.share(1)).toMatchObject({ attempts: 20, lives: 4, next: 9 });
  const rest: number[] = [];
  const all = await playShare(
    SHARE,
    (one) => {
      rest.push(one.attempts);
      return tenAttempts(one);
    },
    () => undefined,
    kept.share(1),
  );
  expect(rest).toEqual([30, 20, 10]);
  expect(all).toEqual(whole);
  expect(all).toMatchObject({ attempts: 50, sales: 5, booked: 30, lives: 10, calls: 150, seconds: 5 });
});

it("does not go on with a run of another commit, seed or size", async () => {
  new KeptRun(file, RUN, 2).keep(0, { ...(await tenAttempts(SHARE)) });
  const before = readFileSync(file, "utf8");
  for (const other of [
    { ...RUN, commit: "def5678" },
    { ...RUN, seed: 2 },
    { ...RUN, attempts: 200 },
  ])
    expect(() => new KeptRun(file, other, 2)).toThrow("is of another run");
  expect(readFileSync(file, "utf8")).toBe(before);
});

it("names every untruth, where others end at the first", async () => {
  const first = await playShare(SHARE, untrueOnes, () => undefined);
  expect(first).toMatchObject({ attempts: 10, failures: [UNTRUE] });
  const every = await playShare({ ...SHARE, goOn: true }, untrueOnes, () => undefined);
  expect(every).toMatchObject({ attempts: 50, failures: [UNTRUE, UNTRUE, UNTRUE, UNTRUE, UNTRUE] });
});

it("is not begun on changes that no commit names", () => {
  expect(() => new KeptRun(file, { ...RUN, commit: "abc1234 with changes" }, 2)).toThrow("commit or set aside");
});
