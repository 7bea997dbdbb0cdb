import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as v from "valibot";
import { parseConfig, setConfig } from "#app/config.ts";
import { useSession } from "#app/stores/session.ts";
import { adoptCredentials } from "#app/stores/signIn.ts";
import { call, CALL_LIMIT_MS, decoded, get, post } from "./client.ts";
import { Failure } from "./failure.ts";

const app = testApp();

const answerWith = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Failure) return error;
  throw new Error(`not a failure: ${String(error)}`);
}

beforeEach(() => {
  setConfig(parseConfig({ apiBase: "https://book.example/api" }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  useSession.of(app).setState({ credentials: undefined });
});

describe("a call", () => {
  test("returns the whole envelope when its code is 0", async () => {
    answerWith('{"Code":0,"T":5}');
    await expect(get(app.client, "odds/GetMenu", { language: "en-US" })).resolves.toEqual({ Code: 0, T: 5 });
  });

  test("carries token and BCS in headers, never in the address", async () => {
    const fetch = answerWith('{"Code":0}');
    adoptCredentials(app, { token: "secret-token", bcs: "secret-bcs" });
    await get(app.client, "odds/GetMenu", { language: "en-US" });
    const [input] = fetch.mock.calls[0] ?? [];
    const request = input as Request;
    expect(request.headers.get("Authorization")).toBe("secret-token");
    expect(request.headers.get("BCS")).toBe("secret-bcs");
    expect(request.url).toBe("https://book.example/api/odds/GetMenu?language=en-US");
  });

  test("leaves with the headers of the moment of the call, whoever signs out while it waits", async () => {
    const fetch = answerWith('{"Code":0}');
    adoptCredentials(app, { token: "mine", bcs: "b" });
    const asked = [
      get(app.client, "odds/GetMenu", {}),
      call(app.client, { method: "post", path: "Comm/AddFavorite", body: {} }),
    ];
    useSession.of(app).setState({ credentials: undefined });
    await Promise.all(asked);
    const tokens = fetch.mock.calls.map(([input]) => (input as Request).headers.get("Authorization"));
    expect(tokens).toEqual(["mine", "mine"]);
  });

  test("leaves with named credentials and not with those in use", async () => {
    const fetch = answerWith('{"Code":0}');
    adoptCredentials(app, { token: "mine", bcs: "b" });
    await get(app.client, "odds/GetUserInfo", {}, undefined, { token: "other", bcs: "" });
    const request = fetch.mock.calls[0]?.[0] as Request;
    expect([request.headers.get("Authorization"), request.headers.get("BCS")]).toEqual(["other", null]);
  });

  test.each([
    ["a code other than 0", '{"Code":8,"Message":"not here"}', 200, { kind: "envelope", code: 8, said: "not here" }],
    ["an HTML page at 200", "<html></html>", 200, { kind: "schema", code: -1 }],
    ["a cut answer", '{"Code":0,"Da', 200, { kind: "schema", code: -1 }],
    ["an empty answer", "", 200, { kind: "schema", code: -1 }],
    ["an answer without a code", '{"Data":1}', 200, { kind: "schema", code: -1 }],
    ["a busy server", "", 503, { kind: "http", code: -503 }],
    ["a missing address", "", 404, { kind: "http", code: -404 }],
    ["another success than 200 without a body", "", 202, { kind: "http", code: -202 }],
    ["a body at 201 that cannot be read", "<html></html>", 201, { kind: "http", code: -201 }],
    ["a code other than 0 at 201", '{"Code":8}', 201, { kind: "envelope", code: 8 }],
    ["a status above 399, whatever its body", '{"Code":0}', 400, { kind: "http", code: -400 }],
  ])("fails by kind on %s", async (_, body, status, expected) => {
    answerWith(body, { status });
    expect(await failureOf(get(app.client, "odds/GetMenu", {}))).toMatchObject(expected);
  });

  test.each([200, 201, 203, 300, 399])("takes the body of status %i as the answer (spec §7)", async (status) => {
    answerWith('{"Code":0,"Data":{"BetID":"b1"}}', { status });
    expect(await post(app.client, "bet/Bet", {})).toMatchObject({ Data: { BetID: "b1" } });
  });

  test("tells a network failure from a refusal", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("failed");
    });
    expect(await failureOf(get(app.client, "odds/GetMenu", {}))).toMatchObject({ kind: "network", code: -2 });
  });

  test("keeps the server's words as text of at most 200 characters", async () => {
    answerWith(JSON.stringify({ Code: 4, Message: "x".repeat(500) }));
    expect((await failureOf(get(app.client, "odds/GetMenu", {}))).said).toHaveLength(200);
  });

  test("ends after 30 s although the headers came, because the body did not", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async (input: Request) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"Code"'));
          input.signal.addEventListener("abort", () => controller.error(new Error("aborted")));
        },
      });
      return new Response(body);
    });
    const failure = failureOf(call(app.client, { method: "get", path: "odds/GetMenu" }));
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(await failure).toMatchObject({ kind: "timeout", code: -2 });
  });

  test.each([
    ["120", 120],
    ["Sat, 21 Nov 2026 15:01:00 GMT", 60],
    ["Sat, 21 Nov 2026 14:00:00 GMT", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("says how long a busy server wants to be left alone: %j", async (header, seconds) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 15) });
    answerWith("", { status: 503, headers: { "Retry-After": header } });
    expect((await failureOf(get(app.client, "odds/GetMenu", {}))).retryAfter).toBe(seconds);
  });

  test("is never sent twice by itself", async () => {
    const fetch = answerWith("", { status: 503 });
    await failureOf(call(app.client, { method: "post", path: "bet/Bet", body: {} }));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(["get", "post"] as const)("is never sent twice by itself where the line broke: %s", async (method) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", fetch);
    expect(await failureOf(call(app.client, { method, path: "bet/Bet" }))).toMatchObject({ kind: "network" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test("an answer that does not fit its schema is a schema failure", () => {
  expect(() => decoded("odds/GetMenu", v.object({ Data: v.number() }), { Data: "7" })).toThrow(Failure);
});
