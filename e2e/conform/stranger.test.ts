import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { listening } from "#mocks/doors/listening.ts";
import { openBook } from "./book.ts";
import { type Check, type Need, type Outcome } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { conform } from "./conform.ts";
import { PLANTED } from "./planted.ts";
import { lateClock } from "./planted/lateClock.ts";
import { spoiledBy } from "./planted/spoiled.ts";
import { lineOf } from "./report.ts";
import { openStranger } from "./stranger/stranger.ts";
import { openWire } from "./wire.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const delay = lateClock();

async function runOn(checks: readonly Check[], via: typeof fetch = fetch, bare = false): Promise<Outcome[]> {
  const { server, bases, signIn, pass } = openStranger({ bare });
  const host = `http://127.0.0.1:${await listening(server)}`;
  closing.push(() => server.close());
  const wire = openWire({
    api: `${host}${bases.api}`,
    access: `${host}${bases.access}`,
    stats: `${host}${bases.stats}`,
    token: signIn("ñandú & hijos"),
    token2: signIn("第二"),
    fetch: via,
  });
  const pause = (ms: number) => Promise.resolve(pass(ms));
  return conform(
    openBook(wire, { ceiling: 1_000, polls: 24, pause }),
    new Set<Need>(["token", "write", "public"]),
    undefined,
    checks,
  );
}

test("a bookmaker of other choices keeps the contract: every check is made, and nothing is found", async () => {
  const outcomes = await runOn(CHECKS);
  expect(outcomes.filter(({ state }) => state !== "passed").map(lineOf)).toEqual([]);
});

test("the other bookmaker has nothing from here: it imports only itself and Node", () => {
  const folder = new URL("stranger/", import.meta.url);
  const imported = readdirSync(folder).flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/ from "(.*)"/g)].map(([, from]) => from),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((from) => !/^(?:\.\/|node:)/.test(from ?? ""))).toEqual([]);
});

test("what the contract lets a server leave out is not offered, and no fault", async () => {
  const outcomes = await runOn(CHECKS, fetch, true);
  expect(outcomes.filter(({ state }) => state === "failed").map(lineOf)).toEqual([]);
  expect(outcomes.filter(({ state }) => state === "skipped").map(({ check, why }) => `${check.id} ${why}`)).toEqual([
    "C25 playType is not offered",
    "C27 date is not offered",
    "C31 no style beside the decimal one is offered",
    "C33 no style beside the decimal one is offered",
    "C48 no ClientRef is offered",
    "C49 no ClientRef is offered",
    "C53 no BetIDs are offered",
    "C57 page is not offered",
    "C70 no Sales are offered",
    "C71 no ClientRef is offered",
  ]);
});

describe("a planted defect is found in a bookmaker of other choices", () => {
  test.each(PLANTED.map((defect) => [defect.check, defect.words, defect] as const))(
    "%s %s",
    async (id, _words, defect) => {
      const target = CHECKS.find((check) => check.id === id);
      // for a check of every response the run includes one with a bet in it
      const ids = target?.atEnd ? ["C01", "C46", id] : [id];
      const outcomes = await runOn(
        CHECKS.filter((check) => ids.includes(check.id)),
        spoiledBy(defect, delay),
      );
      const outcome = outcomes.find(({ check }) => check.id === id);
      expect(outcome?.state).toBe(defect.warns ? "passed" : "failed");
      const [found] = (defect.warns ? outcome?.warnings : outcome?.findings) ?? [];
      expect(found?.words).toBeDefined();
      expect(found?.words).not.toContain("could not be carried out");
    },
  );
});
