import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { answerCalls, credentialsOf, infoOf } from "#app/flows/testing/answered.ts";
import { setOwner } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { becomeVisitor } from "#app/stores/signIn.ts";
import { changeSettings, forgetUnsent, unsentSettings, useSettings } from "#app/stores/settings.ts";
import { watchSettings } from "./memberSettings.ts";
import { leave, signIn, signOut } from "./session.ts";

let app: App;
let stop: () => void;
/** What each member chose, at the server; whoever is not in it gets no answer. */
let chosen: Record<string, number>;
let saved: unknown[];

const rule = () => useSettings.of(app).getState().autoAccept;
const enters = (account: string): Promise<void> => signIn(app, credentialsOf(account));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  setTestAddresses();
  app = testApp();
  chosen = { anna: 2 };
  saved = [];
  answerCalls(({ name, account }) => {
    if (name === "GetUserInfo") return infoOf(account);
    if (name === "SavePreference") return void saved.push(account);
    if (name !== "GetPreference") return undefined;
    const AutoAccept = chosen[account];
    if (AutoAccept === undefined) throw new TypeError("no line");
    return { Code: 0, AutoAccept };
  });
  stop = watchSettings(app);
});

afterEach(() => {
  stop();
  becomeVisitor(app, true);
  setOwner(undefined);
  forgetUnsent();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Anna is in, and her choice to accept any odds has come. */
async function annaIsIn(): Promise<void> {
  await enters("anna");
  await pass(1);
  expect(rule()).toBe(2);
}

test.each([
  ["a log-out", () => signOut(app)],
  ["the end of a session", async () => leave(app)],
  ["nothing but another token", async () => undefined],
])("BET-11: after %s the next member accepts no other odds until their own choice is known", async (_, go) => {
  await annaIsIn();
  await go();
  await enters("bob");
  expect(useSession.of(app).getState().account).toBe("bob");
  expect(rule()).toBe(0);
  await pass(10);
  expect(rule()).toBe(0);
  // it is asked for again until it comes
  chosen["bob"] = 1;
  await pass(120);
  expect(rule()).toBe(1);
  expect(saved).toEqual([]);
  expect(unsentSettings()).toEqual([]);
});

test("BET-11: with a log-out the choice leaves the device", async () => {
  await annaIsIn();
  await signOut(app);
  expect(rule()).toBe(0);
  expect(unsentSettings()).toEqual([]);
});

test("BET-11: what an earlier version left behind after a log-out is nobody's choice", async () => {
  useSettings.of(app).setState({ autoAccept: 2 });
  await enters("bob");
  expect(rule()).toBe(0);
});

test("BET-11: a member who comes back after the session has ended keeps what they chose, saved or not", async () => {
  await annaIsIn();
  changeSettings(app, { autoAccept: 1 });
  leave(app);
  chosen = {};
  await enters("anna");
  await pass(10);
  expect(rule()).toBe(1);
});

test("BET-11: what a visitor chose before the first login is that member's choice", async () => {
  changeSettings(app, { autoAccept: 1 });
  await enters("bob");
  expect(rule()).toBe(1);
});
