import { testApp } from "#app/application/testing/testApp.ts";
import { type App } from "#app/application/app.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { nodeDoor } from "#mocks/doors/node.ts";
import { signToken } from "#mocks/ledger/tokens.ts";
import { type World } from "#mocks/world/world.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { setOwner } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { becomeVisitor } from "#app/stores/signIn.ts";
import { signIn } from "./session.ts";
import { pauseByToken } from "./token/claimed.ts";

const door = nodeDoor();
let network: typeof fetch;
let world: World;
let app: App;

const session = () => useSession.of(app).getState();
const member = () => app.client.getQueryData(userInfo().queryKey)?.member;

/** A token of the bookmaker that claims this, whatever the member record says. */
const claiming = async (account: string, Balance: number, Paused: boolean) => ({
  token: await signToken({ Account: account, Balance, Currency: "THB", Paused }, Date.now(), 90_000_000),
  bcs: (await world.signIn(account)).bcs,
});

beforeAll(() => {
  const base = "https://book.example";
  setConfig(parseConfig({ apiBase: `${base}/api`, accessBase: `${base}/access` }));
  vi.stubGlobal("location", { origin: base });
  vi.stubGlobal("document", { referrer: "" });
  const self = { parent: undefined as unknown };
  self.parent = self;
  vi.stubGlobal("window", self);
  door.start();
  network = globalThis.fetch;
});

beforeEach(() => {
  world = door.open({ now: Date.now() });
  app = testApp(createQueryClient());
  becomeVisitor(app, true);
  setOwner(undefined);
  useSession.of(app).setState({ phase: "starting" });
});

afterAll(() => {
  door.stop();
  vi.unstubAllGlobals();
});

/** Answers every GetUserInfo only once the returned function is called. */
function heldBack(): () => void {
  let release = (): void => undefined;
  const gate = new Promise<void>((done) => {
    release = done;
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.includes("GetUserInfo")) await gate;
    return network(request);
  });
  return release;
}

test("until GetUserInfo has answered, the token's claims are known apart from the member (spec §3)", async () => {
  const release = heldBack();
  const signing = signIn(app, await claiming("jason88", 123.45, true));
  await vi.waitFor(() =>
    expect(session().claimed).toEqual({ account: "jason88", balance: 123.45, currency: "THB", paused: true }),
  );
  // no stake is checked against a claim
  expect(member()).toBeUndefined();
  expect(session().phase).toBe("starting");
  release();
  await signing;
  expect(session().phase).toBe("member");
  expect(session().claimed).toBeUndefined();
  expect(member()).toMatchObject({ account: "jason88", paused: false });
  expect(member()?.balance).not.toBe(123.45);
});

test("the claims of a token that the server rejects are gone with it", async () => {
  vi.stubGlobal("fetch", network);
  const { token, bcs } = await claiming("jason88", 5, false);
  await signIn(app, { token: `${token.slice(0, -6)}AAAAAA`, bcs });
  expect(session().phase).toBe("visitor");
  expect(session().claimed).toBeUndefined();
});

test("a renewed token that says paused shuts betting at once, and GetUserInfo is asked", async () => {
  vi.stubGlobal("fetch", network);
  await signIn(app, await claiming("jason88", 5, false));
  expect(member()?.paused).toBe(false);
  pauseByToken(app, { paused: false });
  pauseByToken(app, { paused: undefined });
  expect(member()?.paused).toBe(false);
  pauseByToken(app, { paused: true });
  expect(member()?.paused).toBe(true);
  expect(app.client.getQueryState(userInfo().queryKey)?.isInvalidated).toBe(true);
});
