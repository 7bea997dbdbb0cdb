import { testApp } from "#app/application/testing/testApp.ts";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as v from "valibot";
import { ASKS } from "./contract/asks.ts";
import { contractSchema } from "#app/build/jsonSchema.ts";
import { onDropped } from "./dropped.ts";
import { arbitraryOf } from "./testing/arbitraryOf.ts";
import { CASES } from "./testing/cases.ts";
import { setTestAddresses } from "./testing/server.ts";
import { stubbedFetch } from "./testing/stubbedFetch.ts";

type Node = Record<string, unknown>;

const published = JSON.parse(readFileSync(new URL("contract.schema.json", import.meta.url), "utf8")) as {
  $defs: Record<string, Node>;
};
const names = Object.keys(CASES) as (keyof typeof CASES)[];

test("the published schema is that of the code: if not, run npm run contract", () => {
  expect(published).toEqual(contractSchema());
});

test("the published schema names what each call asks and answers", () => {
  const calls = Object.keys(published.$defs).filter((name) => name.endsWith(".ask"));
  expect(calls.map((name) => name.slice(0, -4)).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(published.$defs[name]).toBeDefined();
});

describe("what leaves is what the contract asks, and no more", () => {
  test.each(names)("%s", (name) => {
    const { sends, body } = CASES[name];
    const asked = ASKS[name].entries as Record<string, v.GenericSchema>;
    const sent = (body as Node | undefined) ?? Object.fromEntries(new URLSearchParams(sends.split("?")[1]));
    const needed = Object.entries(asked).filter(([, schema]) => schema.type !== "optional");
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(Object.keys(sent)));
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(needed.map(([field]) => field)));
    const issues = body === undefined ? undefined : v.safeParse(ASKS[name], body).issues;
    expect(issues).toBeUndefined();
  });
});

describe("every answer that fits the published schema is read without losing a row", () => {
  let answers: ReturnType<typeof stubbedFetch>;
  beforeAll(() => {
    setTestAddresses();
    answers = stubbedFetch();
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  const success: Readonly<Record<string, Node>> = { RefreshToken: { ErrorCode: 0, Token: "header.claims.signature" } };

  test.each(names)("%s", async (name) => {
    const node = published.$defs[name] ?? {};
    const arbitrary = arbitraryOf((node.then as Node | undefined) ?? node, published.$defs);
    const client = testApp().client;
    const lost: string[] = [];
    const stop = onDropped((path) => lost.push(path));
    await fc.assert(
      fc.asyncProperty(arbitrary, async (answer) => {
        answers(typeof answer === "object" ? { ...answer, Code: 0, ...success[name] } : answer);
        client.clear();
        await CASES[name].make(client);
        expect(lost).toEqual([]);
      }),
      { numRuns: 100 },
    );
    stop();
  });
});
