import { testApp } from "#app/application/testing/testApp.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isFailure } from "./failure.ts";
import { onFailure } from "./failures.ts";
import { createQueryClient } from "./queryClient.ts";
import { MEMBER_CALLS } from "./contract/publicCalls.ts";
import { CASES } from "./testing/cases.ts";
import { setTestAddresses } from "./testing/server.ts";
import { stubbedFetch } from "./testing/stubbedFetch.ts";

/** Every code that a table of spec §8 could hold, and those in between (SES-07). */
const CODES = Array.from({ length: 524 }, (_, index) => index - 503).filter((code) => code !== 0);

const ALL = Object.entries(CASES).map(([name, example]) => ({ name, ...example }));
const by = (saying: string) => ALL.filter(({ fails }) => fails === saying);

const ends = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ value }),
    (reason: unknown) => reason,
  );

let answers: ReturnType<typeof stubbedFetch>;
beforeAll(() => {
  setTestAddresses();
  answers = stubbedFetch();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** How a call ends under each code: the codes for which it did not end in a failure of that kind and code. */
async function wrongEnds(name: keyof typeof CASES, answerOf: (code: number) => unknown): Promise<readonly number[]> {
  const client = testApp().client;
  const wrong: number[] = [];
  for (const code of CODES) {
    answers(answerOf(code));
    client.clear();
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    const end = await ends(CASES[name].make(client));
    if (!isFailure(end) || end.kind !== "envelope" || end.code !== code) wrong.push(code);
  }
  return wrong;
}

describe("a code other than 0 is a failure of the envelope with that code and nothing else", () => {
  test.each(by("envelope"))("$name", async ({ name }) => {
    expect(await wrongEnds(name as keyof typeof CASES, (Code) => ({ Code, Message: "no" }))).toEqual([]);
  });

  test.each(by("errorCode"))("$name, in the words of the access service", async ({ name }) => {
    expect(await wrongEnds(name as keyof typeof CASES, (ErrorCode) => ({ ErrorCode, ErrorMessage: "no" }))).toEqual([]);
  });

  test("also when the data would be good", async () => {
    expect(await wrongEnds("GetMenu", (Code) => ({ ...(CASES.GetMenu.answer as object), Code }))).toEqual([]);
  });
});

test("GetPreference keeps its code as data", async () => {
  for (const Code of CODES) {
    answers({ ...(CASES.GetPreference.answer as object), Code, Message: "no" });
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect(await CASES.GetPreference.make(testApp().client)).toMatchObject({
      code: Code,
      message: "no",
    });
  }
});

describe("the result of a decided bet or sale is an answer, whatever it is", () => {
  test.each(["Bet", "MixBet", "OrBet", "Insurance"] as const)("%s", async (name) => {
    const app = testApp(createQueryClient());
    const { client } = app;
    const heard: unknown[] = [];
    const stop = onFailure(app, (failure) => heard.push(failure));
    for (const Result of [...CODES, 0]) {
      answers({ Code: 0, Data: { Result } });
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await CASES[name].make(client)).toMatchObject({ result: Result });
    }
    stop();
    // 3 and 5 mean odds changed and above limit there: no listener that logs out or reloads may hear them
    expect(heard).toEqual([]);
  });

  test("CheckInsurance", async () => {
    const client = testApp().client;
    for (const Result of [...CODES, 0]) {
      answers({ Code: 0, Data: { BetID: "1234567890123456789", Result } });
      client.clear();
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await CASES.CheckInsurance.make(client)).toMatchObject({ result: Result });
    }
  });
});

describe("the ear for failures", () => {
  const heardFrom = async (name: keyof typeof CASES, answer: unknown): Promise<readonly [number, boolean][]> => {
    const heard: [number, boolean][] = [];
    const app = testApp(createQueryClient());
    const stop = onFailure(app, ({ code }, open) => heard.push([code, open]));
    answers(answer);
    await ends(CASES[name].make(app.client));
    stop();
    return heard;
  };

  test("knows which calls need no login, so that those sign nobody out", async () => {
    const open: string[] = [];
    for (const { name } of by("envelope")) {
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      const [heard] = await heardFrom(name as keyof typeof CASES, { Code: 3 });
      expect(heard?.[0]).toBe(3);
      if (heard?.[1]) open.push(name);
    }
    const envelopes = by("envelope").map(({ name }) => name as keyof typeof CASES);
    expect(open).toEqual(envelopes.filter((name) => !MEMBER_CALLS.has(name)));
    expect(open).toContain("GetMenu");
    expect(open).not.toContain("Bet");
  });

  test("hears nothing of a refused renewal, whose codes are not the bookmaker's", async () => {
    expect(await heardFrom("RefreshToken", { ErrorCode: 3 })).toEqual([]);
  });
});
