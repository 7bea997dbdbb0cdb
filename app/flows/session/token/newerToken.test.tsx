import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setTestAddresses } from "#app/api/testing/server.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { answerCalls, credentialsOf, infoOf } from "#app/flows/testing/answered.ts";
import { useDialog } from "#app/stores/dialog.ts";
import { setOwner } from "#app/stores/storage/owner.ts";
import { type Credentials, useSession } from "#app/stores/session.ts";
import { becomeVisitor, holdCredentials, storedCredentials } from "#app/stores/signIn.ts";
import { judgeSession, signIn } from "#app/flows/session/session.ts";
import { watchSession } from "#app/flows/session/sessionWatch.ts";

const OLD = credentialsOf("anna", 1);
const NEW = credentialsOf("anna", 2);

let app: App;
/** What another tab stores while the old token is being rejected; undefined = it logs out. */
let meanwhile: () => void;

/** Another tab of the browser holds these from now on. */
const store = (data: Credentials) =>
  localStorage.setItem("sportsbook:session", JSON.stringify({ v: 1, exp: Date.now() + 9_000_000, data }));

const held = () => {
  const { phase, account, credentials } = useSession.of(app).getState();
  return { phase, account, token: credentials?.token };
};

beforeEach(() => {
  setTestAddresses();
  app = testApp();
  answerCalls(({ name, token, account }) => {
    if (name !== "GetUserInfo") return undefined;
    if (token === NEW.token) return infoOf(account);
    meanwhile();
    return { Code: 3 };
  });
});

afterEach(() => {
  becomeVisitor(app, true);
  setOwner(undefined);
  vi.unstubAllGlobals();
});

/** Signed in with the old token, which the server no longer accepts. */
function isIn(): void {
  useSession.of(app).setState({ phase: "member", account: "anna" });
  holdCredentials(app, OLD, Date.now() + 9_000_000);
}

test("SES-05: a tab that starts with a rejected token goes on with the one that another tab has stored meanwhile", async () => {
  store(OLD);
  meanwhile = () => store(NEW);
  await signIn(app, undefined);
  expect(held()).toEqual({ phase: "member", account: "anna", token: NEW.token });
  expect(storedCredentials()?.token).toBe(NEW.token);
});

test("SES-05: a session that the server no longer knows goes on where another tab has renewed it meanwhile", async () => {
  isIn();
  meanwhile = () => store(NEW);
  expect(await judgeSession(app)).toBe(false);
  expect(held()).toEqual({ phase: "member", account: "anna", token: NEW.token });
  expect(storedCredentials()?.token).toBe(NEW.token);
  expect(useDialog.of(app).getState().content).toBeUndefined();
});

test("SES-05: an expired token that is not renewed here ends nothing that another tab has renewed meanwhile", async () => {
  const expired = credentialsOf("anna", -100_000);
  const stop = watchSession(app);
  let isRefused = false;
  answerCalls(({ name, token, account }) => {
    if (name === "GetUserInfo" && token === NEW.token) return infoOf(account);
    if (name !== "RefreshToken") return { Code: 3 };
    isRefused = true;
    return { ErrorCode: 1 };
  });
  holdCredentials(app, expired, Date.now() + 9_000_000);
  useSession.of(app).setState({ phase: "member", account: "anna" });
  await vi.waitFor(() => expect(isRefused).toBe(true));
  // the lock is kept for 250 ms, so that the other tabs can read what was stored
  await new Promise((done) => setTimeout(done, 100));
  store(NEW);
  await vi.waitFor(() => expect(held()).toEqual({ phase: "member", account: "anna", token: NEW.token }));
  expect(storedCredentials()?.token).toBe(NEW.token);
  stop();
});

test.each([
  ["stores nothing else", () => undefined],
  ["logs out", () => localStorage.removeItem("sportsbook:session")],
  ["stores what is no token", () => store({ token: "none", bcs: "" })],
])("a rejected token leaves a visitor where another tab %s", async (_, act) => {
  store(OLD);
  meanwhile = act;
  await signIn(app, undefined);
  expect(held()).toEqual({ phase: "visitor", account: undefined, token: undefined });
  expect(storedCredentials()).toBeUndefined();
});
