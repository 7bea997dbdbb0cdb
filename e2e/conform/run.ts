// Checks whether a backend keeps the contract: `npm run conform -- --url https://…/api --token …`.
import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { command, numberFlag, switchFlag, textFlag } from "#mocks/doors/flags.ts";
import { openBook } from "./book.ts";
import { type Check, type Need } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { conform } from "./conform.ts";
import { countsOf, jsonOf, junitOf, lineOf, summaryOf } from "./report.ts";
import { unreached } from "./reach.ts";
import { openWire, type Wire } from "./wire.ts";

const POLLS = 200;

const optional = (is: string) => ({ ...textFlag("", is), standard: undefined as string | undefined });

const FLAGS = {
  url: textFlag("http://127.0.0.1:8787/api", "the base of the calls"),
  access: optional("the access service; left out: beside the base, as /access"),
  stats: optional("the statistics; left out: beside the base, as /stats"),
  token: optional("a member's token; TOKEN of the environment when left out"),
  token2: optional("another member's, to compare public answers; nobody's when left out"),
  bcs: optional("the session value that goes with the token"),
  write: switchFlag("bets of the smallest amount and cash-outs of them: on a test account"),
  ceiling: { ...numberFlag(100, 0, 1e12, false), is: "the most of one bet, in the account's currency, 0 to 1e12" },
  public: switchFlag("the book prices all members alike: boards must be cacheable"),
  strict: switchFlag("a check that was not made counts as one that failed"),
  without: textFlag("", "ids of checks that are left out, comma-joined: C18,C80"),
  json: optional("a file for the outcome as JSON"),
  junit: optional("a file for the outcome as JUnit"),
  timeout: { ...numberFlag(30_000, 100, 600_000), is: "how long an answer is waited for, ms, 100 to 600000" },
  polls: { ...numberFlag(POLLS, 1, 10_000), is: "how many deltas of the live board are laid, 1 to 10000" },
};

/** Why one of the files cannot be written, before minutes are spent on its content. */
function writable(...files: readonly (string | undefined)[]): string | undefined {
  try {
    for (const file of files) if (file !== undefined) writeFileSync(file, "");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The checks without those of a comma-joined list of ids, and the first id that there is not. */
function checksWithout(ids: string): { checks: readonly Check[]; unknown: string | undefined } {
  const left = ids.split(",").filter((id) => id !== "");
  const unknown = left.find((id) => CHECKS.every((check) => check.id !== id));
  return { checks: CHECKS.filter(({ id }) => !left.includes(id)), unknown };
}

type Given = Parameters<Parameters<typeof command<typeof FLAGS>>[2]>[0];

/** The connection that the arguments describe. */
function wireOf(given: Given, api: string): Wire {
  const beside = (name: string) => `${api.replace(/\/[^/]*$/, "")}/${name}`;
  return openWire({
    api,
    access: given.access ?? beside("access"),
    stats: given.stats ?? beside("stats"),
    token: given.token ?? process.env["TOKEN"] ?? "",
    token2: given.token2,
    bcs: given.bcs,
    patience: given.timeout,
    fetch,
  });
}

/** Why nothing can be checked with these arguments; undefined = it can. */
async function stoppedBy(
  given: Given,
  unknown: string | undefined,
  wire: Wire,
  api: string,
): Promise<string | undefined> {
  if (unknown !== undefined) return `--without names ${unknown}, which is no check`;
  if (given.write && wire.token() === "") return "--write needs --token";
  return writable(given.json, given.junit) ?? (await unreached(wire, api));
}

/** What may be done to the backend. */
const needsOf = (given: Given, wire: Wire): ReadonlySet<Need> =>
  new Set<Need>([
    ...(wire.token() === "" ? [] : (["token"] as const)),
    ...(given.write ? (["write"] as const) : []),
    ...(given.public ? (["public"] as const) : []),
  ]);

await command("npm run conform --", FLAGS, async (given) => {
  const api = given.url.replace(/\/$/, "");
  const wire = wireOf(given, api);
  const { checks, unknown } = checksWithout(given.without);
  const stopped = await stoppedBy(given, unknown, wire, api);
  if (stopped !== undefined) {
    console.error(stopped);
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  const manner = { ceiling: given.ceiling, polls: given.polls, pause: (ms: number) => wait(ms) };
  const may = needsOf(given, wire);
  const outcomes = await conform(openBook(wire, manner), may, (outcome) => console.log(lineOf(outcome)), checks);
  console.log(summaryOf(outcomes, (performance.now() - started) / 1_000));
  if (given.json !== undefined) writeFileSync(given.json, jsonOf(outcomes, api));
  if (given.junit !== undefined) writeFileSync(given.junit, junitOf(outcomes));
  const { failed, skipped } = countsOf(outcomes);
  process.exitCode = failed === 0 && !(given.strict && skipped > 0) ? 0 : 1;
});
