import { readFileSync } from "node:fs";
import { i18n } from "@lingui/core";
import { HttpResponse } from "msw";
import { beforeAll, expect, test } from "vitest";
import { CASES } from "#app/api/testing/cases.ts";
import { failureOf } from "#app/api/testing/failureOf.ts";
import { openServer } from "#app/api/testing/server.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { PENDING } from "./pending.ts";
import { type Calls, isSeen, type Row } from "./row.ts";
import { RULE_TABLE } from "./rules/table.ts";
import { TABLE } from "./table.ts";
import { saidOf } from "./rules/values.ts";

const ALL: readonly Row[] = [...TABLE, ...RULE_TABLE];

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

const named = (rows: readonly Row[]) => rows.map((row): [string, Row] => [`§${row.at} ${row.words}`, row]);

test.each(named(ALL.filter(({ look }) => look.kind === "value")))("%s", (_words, row) => {
  const [said, wanted] = saidOf(row);
  expect(said).toEqual(wanted);
});

const server = openServer();

const isCase = (name: string): name is keyof typeof CASES => Object.hasOwn(CASES, name);

const calls: Calls = {
  sent: async (name) => {
    if (!isCase(name)) throw new Error(`${name} is no call`);
    server.answers(CASES[name].answer);
    await CASES[name].make(testApp().client);
    const [one] = server.sent.splice(0);
    const fields = Object.entries((one?.body ?? {}) as object).filter(([field]) => field !== "ClientRef");
    return [one?.line, ...fields.map(([field, is]) => `${field}=${is}`)].join(" ");
  },
  outcome: async (status, body = '{"Code":0,"Sports":[]}') => {
    server.answersWith(() => (status === 0 ? HttpResponse.error() : new HttpResponse(body, { status })));
    const read = CASES.GetMenu.make(testApp().client);
    return await read.then(
      () => 0,
      async () => (await failureOf(read)).code,
    );
  },
};

test.each(named(ALL.filter(({ look }) => look.kind === "rule")))("%s", async (_words, { look }) => {
  if (look.kind !== "rule") return;
  // what we have besides may stand beside it
  const is = Array.isArray(look.is) ? look.is : [look.is];
  const comes = await look.run(calls);
  expect(Array.isArray(look.is) ? comes : [comes]).toEqual(is.map(atLeast));
});

/** A record with these fields at least, at every depth; lists and values are exact. */
function atLeast(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.map(atLeast);
  if (typeof wanted !== "object" || wanted === null) return wanted;
  return expect.objectContaining(Object.fromEntries(Object.entries(wanted).map(([name, is]) => [name, atLeast(is)])));
}

const SCENES = ["betScenes", "faultScenes", "memberScenes"]
  .map((name) => readFileSync(`e2e/letter/${name}.ts`, "utf8"))
  .join("");

/** A name that a scene makes of two parts is found by its first: "market tabs of a ${name}". */
const isNoted = (screen: string): boolean =>
  SCENES.includes(`"${screen}"`) ||
  SCENES.includes(`"${screen.replace("visitor's ", "")}`) ||
  SCENES.includes(`\`${screen.replace(/(live|coming) match$/, "${name}")}\``);

/** The text of a test's file: a unit test by its path in the project, a scenario by its room. */
const fileOf = (file: string): string => readFileSync(file.startsWith("app/") ? file : `e2e/${file}`, "utf8");

test("every screen, call and test of the table is looked at by a scene, or exists in every run", () => {
  const lost = ALL.filter(({ look }) => {
    if (look.kind === "call") return !SCENES.includes(`export async function ${look.scene}(`);
    if (look.kind !== "test") return isSeen(look) && !isNoted(look.screen);
    const [, rest] = fileOf(look.file).split(look.title);
    return rest === undefined || /^[`"],\s*LONG/.test(rest);
  });
  expect(lost.map(({ words, look }) => [words, look])).toEqual([]);
});

test("what is said of a requirement is said once, and what is pending is one of them", () => {
  const words = ALL.map((row) => `${row.at} ${row.words}`);
  expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  expect([...PENDING].filter((one) => !ALL.some((row) => row.words === one))).toEqual([]);
});

test("each requirement of the specification has a row, and no row is of another", () => {
  const numbers = [...readFileSync("e2e/letter/specification.md", "utf8").matchAll(/^- (\d+\.\d+) /gm)].map(
    ([, number]) => number,
  );
  const held = new Set(ALL.flatMap(({ at }) => at.split(" ")));
  expect(numbers.length).toBeGreaterThanOrEqual(344);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers.filter((number) => number !== undefined && !held.has(number))).toEqual([]);
  expect([...held].filter((number) => !numbers.includes(number))).toEqual([]);
});
