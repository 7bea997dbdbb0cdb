import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HttpResponse } from "msw";
import { useSession } from "#app/stores/session.ts";
import { adoptCredentials } from "#app/stores/signIn.ts";
import { onDropped } from "./dropped.ts";
import { ASKED_AT } from "./testing/callCase.ts";
import { CASES } from "./testing/cases.ts";
import { failureOf } from "./testing/failureOf.ts";
import { openServer } from "./testing/server.ts";

const app = testApp();

const { sent, answers, answersWith } = openServer();

const lost: [path: string, rows: number][] = [];
const listen = { stop: () => {} };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: ASKED_AT });
  lost.length = 0;
  listen.stop = onDropped((path, rows) => lost.push([path, rows]));
});

afterEach(() => {
  listen.stop();
  vi.useRealTimers();
  useSession.of(app).setState({ credentials: undefined });
});

const ALL = Object.entries(CASES).map(([name, example]) => ({ name, ...example }));
const FAILING = ALL.filter(({ fails }) => fails !== "never");

describe("a call of the contract", () => {
  test.each(ALL)("$name asks in the words of the contract", async ({ make, answer, sends, body }) => {
    answers(answer);
    await make(testApp().client);
    expect(sent.map(({ line }) => line)).toEqual([sends]);
    expect(sent[0]?.body).toEqual(body);
  });

  test.each(ALL)("$name becomes a record of the domain", async ({ make, answer, becomes }) => {
    answers(answer);
    expect(await make(testApp().client)).toStrictEqual(becomes);
    expect(lost).toEqual([]);
  });

  test.each(ALL.flatMap(({ torn, ...example }) => (torn ? [{ ...example, torn }] : [])))(
    "$name keeps the other rows when some do not fit, and counts those",
    async ({ make, torn, becomes }) => {
      answers(torn.answer);
      const read = await make(testApp().client);
      expect(withoutCount(read)).toStrictEqual(withoutCount(becomes));
      expect(lost.reduce((sum, [, rows]) => sum + rows, 0)).toBe(torn.rows);
    },
  );
});

/** Boards count their lost rows themselves. */
const withoutCount = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "dropped" in value ? { ...value, dropped: 0 } : value;

describe("a call fails", () => {
  test.each(FAILING.filter(({ fails }) => fails === "envelope"))(
    "$name by the envelope's code, with the server's words",
    async ({ make }) => {
      answers({ Code: 8, Message: "Blocked country" });
      const failure = await failureOf(make(testApp().client));
      expect(failure).toMatchObject({ kind: "envelope", code: 8, said: "Blocked country" });
    },
  );

  test.each(FAILING)("$name by its schema on an answer that is another", async ({ make }) => {
    for (const other of [[], "Code", 7, null, { Data: 1 }]) {
      answers(other);
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await failureOf(make(testApp().client))).toMatchObject({ kind: "schema", code: -1 });
    }
  });

  test.each(FAILING)("$name by the HTTP status", async ({ make }) => {
    answersWith(() => new HttpResponse("<h1>busy</h1>", { status: 503 }));
    expect(await failureOf(make(testApp().client))).toMatchObject({ kind: "http", code: -503 });
    expect(sent).toHaveLength(1);
  });

  test("never, when it signs out", async () => {
    answersWith(() => HttpResponse.error());
    await expect(CASES.Logout.make(testApp().client)).resolves.toBeUndefined();
  });
});

test("statistics are asked without the member's credentials", async () => {
  adoptCredentials(app, { token: "secret-token", bcs: "secret-bcs" });
  answers(CASES["match/{statsId}"].answer);
  await CASES["match/{statsId}"].make(testApp().client);
  expect(sent[0]?.headers.get("Authorization")).toBeNull();
  expect(sent[0]?.headers.get("BCS")).toBeNull();
});
