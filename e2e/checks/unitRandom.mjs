// The unit tests on a random day, with new property cases, and their files in another order. The loader is named by its
// whole address: a worker of the tests has another folder.
import { spawnSync } from "node:child_process";

const loader = new URL("../../mocks/testing/otherDay.ts", import.meta.url);
const env = { ...process.env, CASES: "random", NODE_OPTIONS: `--import ${loader.href}` };
const { status } = spawnSync("vitest", ["run", "--sequence.shuffle.files", ...process.argv.slice(2)], {
  stdio: "inherit",
  env,
});
process.exitCode = status ?? 1;
