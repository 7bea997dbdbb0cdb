import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApi } from "#app/build/openApi.ts";
import { ASKS } from "./contract/asks.ts";

type Node = Record<string, unknown>;

interface Operation {
  operationId: string;
  servers: { url: string }[];
  "x-public": boolean;
  "x-cadence-ms"?: number;
  "x-codes": Node;
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const document = read("openapi.json") as { paths: Record<string, Record<string, Operation>> };
const { version } = read("../../package.json") as { version: string };

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const operation = (id: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
};

test("the published document is that of the code: if not, run npm run openapi", () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(openApi(version))));
});

test("a validator of OpenAPI 3.1 finds no error in it, and every example fits its schema", () => {
  const { status, stdout, stderr } = spawnSync("node", ["e2e/checks/contract/openApiLint.mjs"], { encoding: "utf8" });
  expect(`${stdout}${stderr}`).toBe("");
  expect(status).toBe(0);
});

test("it has an operation for each call, each under a name of its own and one of three servers", () => {
  const calls = Object.keys(ASKS).length;
  expect(operations).toHaveLength(calls);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls);
  const servers = operations.map(({ servers: [server] }) => server?.url);
  expect(servers.filter((url) => url === "/api")).toHaveLength(calls - 2);
  expect(servers.filter((url) => url === "/access")).toHaveLength(1);
  expect(servers.filter((url) => url === "/stats")).toHaveLength(1);
});

test("13 operations carry nothing of a member", () => {
  expect(operations.filter((one) => one["x-public"])).toHaveLength(13);
  expect(operation("GetMatchBonusRule")["x-public"]).toBe(false);
});

test("it says how often a call is made and what its numbers mean", () => {
  expect(operation("GetLiveMatchOdds")["x-cadence-ms"]).toBe(15_000);
  expect(operation("GetUnSettleBetStatus")["x-cadence-ms"]).toBe(5_000);
  expect(operation("Bet")["x-cadence-ms"]).toBeUndefined();
  expect(operation("Bet")["x-codes"]).toMatchObject({
    Code: { 3: "no valid session: log in again" },
    Result: { 3: "the odds or the line have changed", 5: "above the limit" },
  });
});
