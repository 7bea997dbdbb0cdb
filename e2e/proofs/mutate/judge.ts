import { type ChildProcess, fork } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from "vitest/node";
import type { Change } from "./changes.ts";
import { InPlace } from "./inPlace.ts";
import { testsOf } from "./tests.ts";

/** What the tests made of a change: noticed, never ended, not noticed, or no test belongs to the file. */
export type Verdict = "killed" | "endless" | "survived" | "untested";

/** A change whose tests have used so much processor time loops for ever, ms; a slow machine only takes longer for it. */
const LONGEST_CPU_MS = 120_000;
/** And so does one whose process has not said for so long that it is alive, ms. */
const LONGEST_SILENCE_MS = 120_000;
/** How often a child says so, ms. */
const BEAT_MS = 1_000;

/** Whether a change never ends, by its processor time and the time since its process was last heard of, ms. */
export const isEndless = (cpu: number, silence: number): boolean =>
  cpu > LONGEST_CPU_MS || silence > LONGEST_SILENCE_MS;

/** Processor time of this process with all its threads, ms. */
function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** A copy of what the unit tests need, in which files may be changed: the project's own are never written. */
export function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), "mutate-"));
  const parts = ["app", "mocks", "locales", "index.html", "lingui.config.ts", "package.json"];
  for (const part of [...parts, "tsconfig.json", "vite.config.ts"]) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

/** Keeps the order of the tests, the nearest first, which notice most: vitest's own begins with the longest. */
class NearestFirst extends BaseSequencer {
  override sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specs);
  }
}

/** Runs the tests of what needs the whole configuration. */
const runnerOf = (root: string): Promise<Vitest> =>
  createVitest(
    "test",
    {
      root,
      watch: false,
      bail: 1,
      reporters: [{}],
      silent: true,
      pool: "threads",
      maxWorkers: 1,
      sequence: { sequencer: NearestFirst },
      testTimeout: 20_000,
    },
    { clearScreen: false },
  );

/** The question to a child: a change, the file without it, and the tests that belong to it. */
interface Question {
  readonly change: Change;
  readonly code: string;
  readonly tests: readonly string[];
}

/** What a runner says of a file of tests: where it is, and whether all of it passed. */
interface Ran {
  readonly moduleId: string;
  readonly ok: () => boolean;
}

/** True if one of these tests noticed a change; a runner also hands out what it knows of files that it ran for others before. */
export const hasNoticed = (ran: readonly Ran[], tests: readonly string[]): boolean =>
  ran.some((module) => tests.includes(module.moduleId) && !module.ok());

/** A file's text with a change in it. */
const changed = (code: string, { start, end, to }: Change): string => code.slice(0, start) + to + code.slice(end);

/** Makes a change in the copy, runs the tests that belong to it, and reverts it. */
async function judgeOne(root: string, vitest: Vitest, { change, code, tests: names }: Question): Promise<Verdict> {
  const path = join(root, change.file);
  const tests = names.map((test) => join(root, test));
  const specs = (await vitest.globTestSpecifications()).filter(({ moduleId }) => tests.includes(moduleId));
  if (specs.length === 0) return "untested";
  specs.sort((a, b) => tests.indexOf(a.moduleId) - tests.indexOf(b.moduleId));
  writeFileSync(path, changed(code, change));
  vitest.invalidateFile(path);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
    return unhandledErrors.length > 0 || hasNoticed(testModules, tests) ? "killed" : "survived";
  } finally {
    writeFileSync(path, code);
    vitest.invalidateFile(path);
  }
}

/** Judges a change of the domain, whose tests need no more than its files. */
async function judgeInPlace(room: InPlace, { change, code, tests }: Question): Promise<Verdict> {
  if (tests.length === 0) return "untested";
  return (await room.notices(change.file, code, changed(code, change), tests)) ? "killed" : "survived";
}

/** The child: judges one change after the other. */
export function judgeForParent(root: string): void {
  const room = new InPlace(root);
  let runner: Promise<Vitest> | undefined;
  const judge = async (question: Question): Promise<void> => {
    if (question.change.file.startsWith("app/domain/")) return void process.send?.(await judgeInPlace(room, question));
    runner ??= runnerOf(root);
    process.send?.(await judgeOne(root, await runner, question));
  };
  process.on("message", (question) => void judge(question as Question));
  process.send?.("ready");
  setInterval(() => process.send?.(cpuNow()), BEAT_MS).unref();
}

/** The parent's handle on a child, which is killed if a change never ends. */
export class Judge {
  readonly #root: string;
  /** The files as copied: the project may be edited meanwhile. */
  readonly #codes = new Map<string, string>();
  #child: ChildProcess | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  async #ready(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const child = fork("./e2e/proofs/mutate.ts", ["--work", this.#root], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // types are stripped by Node's own function, which it calls an experiment
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    this.#child = child;
    await new Promise((done) => {
      child.once("message", done);
    });
    return child;
  }

  async verdict(change: Change): Promise<Verdict> {
    const { file } = change;
    const path = join(this.#root, file);
    const code = this.#codes.get(file) ?? readFileSync(path, "utf8");
    this.#codes.set(file, code);
    const child = await this.#ready();
    return new Promise((done) => {
      const end = (verdict: Verdict, isOver: boolean): void => {
        clearInterval(timer);
        child.removeAllListeners();
        if (isOver) {
          child.kill("SIGKILL");
          writeFileSync(path, code);
          this.#child = undefined;
        }
        done(verdict);
      };
      let heardAt = performance.now();
      let first: number | undefined;
      let cpu = 0;
      const timer = setInterval(() => {
        if (isEndless(cpu, performance.now() - heardAt)) end("endless", true);
      }, BEAT_MS);
      child.on("message", (said: number | Verdict) => {
        heardAt = performance.now();
        if (typeof said !== "number") return end(said, false);
        first ??= said;
        cpu = said - first;
      });
      child.once("exit", () => end("killed", true));
      child.send({ change, code, tests: testsOf(file) } satisfies Question);
    });
  }

  stop(): void {
    this.#child?.kill();
  }
}
