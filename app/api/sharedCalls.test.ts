import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { PUBLIC_CALLS } from "#app/api/contract/publicCalls.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { adoptCredentials } from "#app/stores/signIn.ts";
import { get, shareCalls } from "./client.ts";
import { createQueryClient } from "./queryClient.ts";
import { sharePublicCalls } from "./sharedCalls.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const sent: Request[] = [];
let age = "0";

beforeEach(() => {
  sent.length = 0;
  setConfig(parseConfig({ apiBase: "https://book.example/api" }));
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request);
    return new Response('{"Code":0}', { headers: { Age: age } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  shareCalls({ isShared: () => false, noteAge: () => undefined });
});

test("exactly the calls that are the same for all go without anything of the member, past the browser's own cache", async () => {
  const app = testApp(createQueryClient());
  adoptCredentials(app, { token: "secret-token", bcs: "secret-bcs" });
  sharePublicCalls(app.client);
  const paths = [...PUBLIC_CALLS].map((name) => `${name.startsWith("GetAll") ? "Comm" : "odds"}/${name}`);
  const members = ["odds/GetUserInfo", "odds/GetPreference", "odds/GetMatchBonusRule", "Comm/GetTV"];
  for (const path of [...paths, ...members]) await get(app.client, path, { language: "en-US" });
  const bare = sent.filter(
    ({ headers }) => !headers.has("Authorization") && !headers.has("BCS") && !headers.has("Etag"),
  );
  expect(bare.map(({ url }) => new URL(url).pathname)).toEqual(paths.map((path) => `/api/${path}`));
  expect(new Set(bare.map(({ cache }) => cache))).toEqual(new Set(["no-cache"]));
  expect(new Set(sent.slice(paths.length).map(({ cache }) => cache))).toEqual(new Set(["no-store"]));
});

test("a price that lay in a cache is older by that time, once", async () => {
  const { client } = testApp(createQueryClient());
  sharePublicCalls(client);
  const queryKey = ["odds/GetLiveMatchOdds", {}];
  const queryFn = () => get(client, "odds/GetLiveMatchOdds", {});
  age = "2";
  await client.fetchQuery({ queryKey, queryFn });
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(NOW - 2_000);
  // what is set here has not come through an HTTP cache
  client.setQueryData(queryKey, { Code: 0, own: true });
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(NOW);
  age = "nonsense";
  await client.fetchQuery({ queryKey, queryFn });
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(NOW);
});
