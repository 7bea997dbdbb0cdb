import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The page for QA, and the commands in it. */
const QA = readFileSync("e2e/README.md", "utf8");
const COMMANDS = [...QA.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.trim().split("\n"));

const START = "npm run bookmaker -- ";
const CALL = /^curl -H '([\w-]+): ([^']+)'(?: -d '([^']+)')? '(http:[^']+)'$/;

const flags = COMMANDS.find((line) => line.startsWith(START))
  ?.slice(START.length)
  .split(" ");
const calls = COMMANDS.filter((line) => line.startsWith("curl "));
const others = COMMANDS.filter((line) => /^npm run \w+ -- /.test(line) && !line.startsWith(START));

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const door: { process?: ChildProcessWithoutNullStreams; at: string } = { at: "" };

/** A free port, instead of the one in the README. */
const onAnyPort = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => (words[at - 1] === "--port" ? "0" : word));

beforeAll(async () => {
  const bookmaker = spawn(process.execPath, ["mocks/doors/http.ts", ...onAnyPort(flags ?? [])]);
  door.process = bookmaker;
  door.at = await new Promise<string>((found, failed) => {
    bookmaker.stdout.on("data", (data: Buffer) => {
      const [address] = /http:\S+/.exec(data.toString()) ?? [];
      if (address) found(address);
    });
    bookmaker.stderr.on("data", (data: Buffer) => failed(new Error(data.toString())));
  });
}, 60_000);

afterAll(() => door.process?.kill());

test("the page for QA starts the bookmaker and calls it", () => {
  expect(flags).toContain("--port");
  expect(calls.length).toBeGreaterThan(4);
});

test.each(calls)("e2e/README.md: %s", async (line) => {
  const [, name, value, body, url] = CALL.exec(line) ?? [];
  if (name === undefined || value === undefined || url === undefined) throw new Error(`no test can run: ${line}`);
  const headers = { [name]: value };
  const address = url.replace("http://127.0.0.1:8787", door.at);
  const answer = await fetch(address, body === undefined ? { headers } : { method: "POST", headers, body });
  expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('"error"')]);
});

// the checks and the tapes take long, or run until they are stopped: here only that they know these flags
test.each(others)("e2e/README.md: %s", (line) => {
  const [, script = "", given = ""] = /^npm run (\w+) -- (.*)$/.exec(line) ?? [];
  const [, ...program] = (scripts[script] ?? "").split(" ");
  const { status, stdout } = spawnSync(process.execPath, [...program, ...given.split(" "), "--help"], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining(`npm run ${script} --`)]);
});
