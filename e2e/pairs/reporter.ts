import { type Reporter, type TestCase, type TestResult } from "@playwright/test/reporter";
import { possiblePairs } from "./pairs.ts";

/** Pairs of two dimensions by the value of the first: "soccer × handicap, total". */
function named(pairs: readonly string[]): readonly string[] {
  const found = new Map<string, string[]>();
  for (const pair of pairs) {
    const [first = "", second = ""] = pair.split(" × ").map((value) => value.split(" ").at(-1) ?? "");
    found.set(first, [...(found.get(first) ?? []), second]);
  }
  return [...found].map(([first, seconds]) => `${first} × ${seconds.join(", ")}`);
}

/**
 * Reports which of the possible pairs a run has exercised end to end: those of the scenarios that passed, and what is
 * left.
 */
class PairsReporter implements Reporter {
  private readonly exercised = new Set<string>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== "passed") return;
    for (const { type, description } of annotations)
      if (type === "pairs") for (const pair of JSON.parse(description ?? "[]") as string[]) this.exercised.add(pair);
  }

  onEnd(): Promise<{ status?: "failed" } | undefined> {
    const possible = possiblePairs();
    const left = possible.filter((pair) => !this.exercised.has(pair));
    const ofSides = new Map<string, string[]>();
    for (const pair of possible) {
      const sides = pair.replace(/(\S+) \S+ × (\S+) \S+/, "$1 × $2");
      ofSides.set(sides, [...(ofSides.get(sides) ?? []), pair]);
    }
    for (const [sides, pairs] of ofSides) {
      const done = pairs.filter((pair) => this.exercised.has(pair));
      process.stdout.write(`${String(done.length).padStart(5)} of ${pairs.length}  ${sides}\n`);
      for (const line of named(done)) process.stdout.write(`         ${line}\n`);
    }
    for (const pair of left) process.stdout.write(`      not exercised: ${pair}\n`);
    process.stdout.write(
      `${possible.length - left.length} of ${possible.length} possible pairs exercised end to end\n`,
    );
    return Promise.resolve(left.length > 0 ? { status: "failed" } : undefined);
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default PairsReporter;
