import { afterEach, describe, expect, test } from "vitest";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { bet, callerOf } from "#mocks/testing/caller.ts";
import { createWorld, type World } from "#mocks/world/world.ts";
import { openBook } from "./book.ts";
import { type Check, type Need, type Outcome } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { conform } from "./conform.ts";
import { PLANTED } from "./planted.ts";
import { lateClock } from "./planted/lateClock.ts";
import { spoiledBy } from "./planted/spoiled.ts";
import { coming, dataAt, rowsIn } from "./planted/spoiling.ts";
import { junitOf, lineOf, summaryOf } from "./report.ts";
import { openWire } from "./wire.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Events while the boards are watched: prices move, a goal is scored, a market closes, a match begins. */
const EVENTS: Readonly<Record<number, (world: World) => void>> = {
  2: (world) => world.movePrice(501, 1, 1, 1.8),
  4: (world) => world.goal(501, 1),
  6: (world) => world.closeMarket(501, 3),
  12: (world) => world.advance(40 * 60_000),
};

/** An interface to a small world in which a member has bets, some of them settled. */
async function openWorld() {
  const world = createWorld();
  const caller = await callerOf(world, "jason88");
  for (const [match, market] of [
    [502, 1],
    [503, 3],
    [541, 1],
    [542, 1],
  ] as const)
    await bet(caller, { match, market, pos: 1 }, 20);
  // a live bet is accepted after its delay
  world.advance(6_000);
  world.endMatch(502);
  world.advance(61_000);
  world.movePrice(501, 1, 1, 1.85);
  const server = httpDoor(world, true);
  const port = await listening(server);
  closing.push(() => server.close());
  return { world, port };
}

const delay = lateClock();

async function runOn(checks: readonly Check[], via: typeof fetch = fetch): Promise<Outcome[]> {
  const { world, port } = await openWorld();
  const [{ token }, { token: token2 }] = [await world.signIn("jason88"), await world.signIn("somchai")];
  const host = `http://127.0.0.1:${port}`;
  const wire = openWire({
    api: `${host}/api`,
    access: `${host}/access`,
    stats: `${host}/stats`,
    token,
    token2,
    fetch: via,
  });
  let poll = 0;
  const pause = (ms: number) => {
    world.advance(ms);
    poll += 1;
    EVENTS[poll]?.(world);
    return Promise.resolve();
  };
  return conform(
    openBook(wire, { ceiling: 50_000, polls: 24, pause }),
    new Set<Need>(["token", "write", "public"]),
    undefined,
    checks,
  );
}

const checksNamed = (...ids: string[]): Check[] => CHECKS.filter(({ id }) => ids.includes(id));

test("there are 80 checks, C01 to C80, each with what it cites", () => {
  expect(CHECKS.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: 80 }, (_, index) => `C${String(index + 1).padStart(2, "0")}`),
  );
  for (const { cites } of CHECKS) expect(cites).not.toBe("");
});

test("each check has a defect that it must find", () => {
  const planted = new Set(PLANTED.map(({ check }) => check));
  expect(CHECKS.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
});

test("the simulated bookmaker keeps the contract: no finding", async () => {
  const outcomes = await runOn(CHECKS);
  expect(outcomes.filter(({ state }) => state === "failed").map(lineOf)).toEqual([]);
  const skipped = outcomes.filter(({ state }) => state === "skipped").map(({ check }) => check.id);
  // the small world has too few matches for one, is never too busy for another, and decides no bet while it is watched
  expect(["C55", "C79", "C80"]).toEqual(expect.arrayContaining(skipped));
});

describe("a planted defect is found by its check", () => {
  test.each(PLANTED.map((defect) => [defect.check, defect.words, defect] as const))(
    "%s %s",
    async (id, _words, defect) => {
      const [target] = checksNamed(id);
      // for a check of every response the run includes one with a bet in it
      const checks = target?.atEnd ? checksNamed("C01", "C46", id) : checksNamed(id);
      const outcome = (await runOn(checks, spoiledBy(defect, delay))).find(({ check }) => check.id === id);
      expect(outcome?.state).toBe(defect.warns ? "passed" : "failed");
      const [found] = (defect.warns ? outcome?.warnings : outcome?.findings) ?? [];
      expect(found?.words).toBeDefined();
      expect(found?.words).not.toContain("could not be carried out");
    },
  );
});

const idsOf = (outcomes: readonly Outcome[], wanted: Outcome["state"]): string[] =>
  outcomes.filter(({ state }) => state === wanted).map(({ check }) => check.id);

test("one fault is told once, by its own check", async () => {
  const spoil = dataAt("Bet", (data) => (data["BetID"] = 12));
  const outcomes = await runOn(checksNamed("C01", "C06", "C46"), spoiledBy({ check: "C06", words: "", spoil }, delay));
  expect(idsOf(outcomes, "failed").filter((id) => id !== "C46")).toEqual(["C06"]);
});

test("what was not checked is named at the end, with its reason", async () => {
  const outcomes = await runOn(checksNamed("C04", "C79", "C80"));
  expect(summaryOf(outcomes, 2)).toBe(
    "1 passed, 0 failed, 0 with warnings, 2 NOT checked in 2 s\n  C79: no board has 20 matches\n  C80: no 503 came",
  );
});

test("a main line that is held while it is nearly level is no finding", async () => {
  const spoil = coming((data) => {
    const [main, next] = rowsIn(data, "1");
    main?.[1].splice(5, 2, 2.06, 1.79);
    next?.[1].splice(5, 2, 1.93, 1.91);
  });
  const [outcome] = await runOn(checksNamed("C36"), spoiledBy({ check: "C36", words: "", spoil }, delay));
  expect(outcome?.state).toBe("passed");
});

test("a finding shows the request to type, without the token", async () => {
  const defect = PLANTED.find(({ check }) => check === "C04");
  const [outcome] = await runOn(checksNamed("C04"), spoiledBy(defect ?? { check: "", words: "" }, delay));
  if (outcome === undefined) throw new Error("no outcome");
  expect(lineOf(outcome)).toMatch(
    /^FAILED {2}C04 an unknown query field is ignored\n +GetMenu: Code 2 with an unknown field \(contract, Conventions\)\n +curl -i --compressed -H "Authorization: \$TOKEN" 'http:\/\/127\.0\.0\.1:\d+\/api\/odds\/GetMenu\?/,
  );
  expect(junitOf([outcome])).toContain('<failure message="GetMenu: Code 2 with an unknown field">');
});

test("without leave nothing is bet, and the checks that would are named", async () => {
  const { world, port } = await openWorld();
  const { token } = await world.signIn("jason88");
  const host = `http://127.0.0.1:${port}`;
  const wire = openWire({ api: `${host}/api`, access: `${host}/access`, stats: `${host}/stats`, token, fetch });
  const before = world.shelf.of("jason88").length;
  const book = openBook(wire, { ceiling: 50_000, polls: 2, pause: () => Promise.resolve() });
  const outcomes = await conform(book, new Set<Need>(["token"]));
  expect(world.shelf.of("jason88")).toHaveLength(before);
  expect(outcomes.filter(({ why }) => why === "only with --write").map(({ check }) => check.id)).toHaveLength(16);
  expect(wire.log.filter(({ method, as }) => method === "POST" && as === "member").map(({ call }) => call)).toEqual(
    expect.not.arrayContaining(["Bet", "MixBet", "OrBet", "Insurance"]),
  );
});

/** A connection to a URL, with a token if one is given. */
const wireTo = (host: string, token = "") =>
  openWire({ api: `${host}/api`, access: `${host}/access`, stats: `${host}/stats`, token, fetch });

test("without a token what a member's call answers is left out by name, and nothing is found", async () => {
  const { port } = await openWorld();
  const book = openBook(wireTo(`http://127.0.0.1:${port}`), {
    ceiling: 100,
    polls: 2,
    pause: () => Promise.resolve(),
  });
  const outcomes = await conform(book, new Set());
  expect(outcomes.filter(({ state }) => state === "failed").map(lineOf)).toEqual([]);
  const left = outcomes.filter(({ why }) => why === "only with --token").map(({ check }) => check.id);
  expect(left).toEqual(["C01", "C40", "C54", "C55", "C56", "C57", "C58", "C59", "C60", "C67"]);
});
