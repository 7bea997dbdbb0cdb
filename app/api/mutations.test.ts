import { testApp } from "#app/application/testing/testApp.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isFailure } from "./failure.ts";
import { CASES } from "./testing/cases.ts";
import { setTestAddresses } from "./testing/server.ts";
import { stubbedFetch } from "./testing/stubbedFetch.ts";

const ALL = Object.entries(CASES).map(([name, example]) => ({ name, ...example }));
const RUNS = Math.ceil(10_000 / ALL.length);

let answers: ReturnType<typeof stubbedFetch>;
beforeAll(() => {
  setTestAddresses();
  answers = stubbedFetch();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

type Path = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === "object" && value !== null;

/** The path to every part of a JSON value, the whole first. */
function pathsOf(value: unknown, at: Path = []): readonly Path[] {
  if (!isTree(value)) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))];
}

const LOST = Symbol("lost");

/** The value with another part at a path, or without that part. */
function changed(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part === LOST ? undefined : part;
  if (!isTree(value)) return value;
  const next = changed(value[key], rest, part);
  if (Array.isArray(value))
    return value.flatMap((item, index) => (String(index) !== String(key) ? [item] : next === undefined ? [] : [next]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      name !== key ? [[name, item]] : next === undefined ? [] : [[name, next]],
    ),
  );
}

const part = fc.oneof(
  fc.constantFrom<unknown>(LOST, null, 0, -1, 1e308, 2 ** 53, "", "__proto__", [], {}, true, {
    __proto__: null,
    constructor: 1,
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What is wrong with a record: a number that is not finite, or a field that is undefined. */
function faultsOf(value: unknown, at = ""): readonly string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [`${at}.${key} is undefined`] : faultsOf(item, `${at}.${key}`),
  );
}

describe("an answer with any part replaced or lost is read or is a failure, and nothing else is thrown (NET-01)", () => {
  test.each(ALL)("$name", async ({ make, answer }) => {
    const client = testApp().client;
    const places = fc.constantFrom(...pathsOf(answer));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(places, part), { minLength: 1, maxLength: 3 }), async (changes) => {
        answers(changes.reduce<unknown>((value, [path, other]) => changed(value, path, other), answer));
        client.clear();
        const end: unknown = await make(client).catch((reason: unknown) => reason);
        const surprise = end instanceof Error && !isFailure(end) ? [String(end)] : [];
        expect(end instanceof Error ? surprise : faultsOf(end)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("and no answer has touched what all objects share", () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
