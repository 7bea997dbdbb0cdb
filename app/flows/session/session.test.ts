import { testApp } from "#app/application/testing/testApp.ts";
import { type App } from "#app/application/app.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { nodeDoor } from "#mocks/doors/node.ts";
import { signToken } from "#mocks/ledger/tokens.ts";
import { type World } from "#mocks/world/world.ts";
import { betLimit } from "#app/api/bet/getBetLimit.ts";
import { unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { setBalance, userInfo } from "#app/api/odds/getUserInfo.ts";
import { createQueryClient } from "#app/api/queryClient.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { noteHeard } from "#app/host/host.ts";
import { closeDialog, useDialog } from "#app/stores/dialog.ts";
import { entryOf } from "#app/flows/testing/lostBet.ts";
import { closeLine, journalOf, openLine } from "#app/stores/journal.ts";
import { ownerOf, setOwner } from "#app/stores/storage/owner.ts";
import { type Credentials, lastCredentials, useSession } from "#app/stores/session.ts";
import { becomeVisitor, heldLaunch, storedCredentials } from "#app/stores/signIn.ts";
import { useSlip } from "#app/stores/slip.ts";
import { ownSlip, setParlay } from "#app/stores/slipChanges.ts";
import { leaveForLogin } from "./leaveForLogin.ts";
import { acknowledgeLink, isLinkUnread } from "./linkRefused.ts";
import { judgeSession, signIn, signOut } from "./session.ts";

const HOST = "https://host.example";

const door = nodeDoor();
const told: string[] = [];
const sent: { readonly path: string; readonly token: string | null }[] = [];
let network: typeof fetch;
let world: World;
let app: App;
let client: App["client"];

const account = () => useSession.of(app).getState().account;
const phase = () => useSession.of(app).getState().phase;
const logouts = () => sent.filter(({ path }) => path.endsWith("/Logout")).map(({ token }) => token);

/** Puts the page in a frame of the host, or at top level. */
function stand(where: "frame" | "top"): void {
  const self = { parent: undefined as unknown };
  self.parent = where === "top" ? self : { postMessage: ({ type }: { type: string }) => told.push(type) };
  vi.stubGlobal("window", self);
}

/** Whether the server still accepts this token. */
const lives = async ({ token }: Credentials): Promise<boolean> =>
  (await world.memberOf(new Request("http://book.example/", { headers: { Authorization: token } }))) !== undefined;

/** A token not signed by the server, for this account or an unreadable one. */
async function forged(name?: string): Promise<Credentials> {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { exp: Math.floor(Date.now() / 1_000) + 900_000, ...(name !== undefined && { Account: name }) };
  return { token: `${part({ alg: "HS256" })}.${part(claims)}.bm8`, bcs: "" };
}

const PICK = { matchId: 5, mainId: 5, odds: 1.9 } as Selection;

beforeAll(() => {
  const base = "https://book.example";
  setConfig(parseConfig({ apiBase: `${base}/api`, accessBase: `${base}/access`, parentOrigins: [HOST] }));
  vi.stubGlobal("location", { origin: base });
  vi.stubGlobal("document", { referrer: "" });
  noteHeard(HOST);
  door.start();
  network = globalThis.fetch;
});

beforeEach(() => {
  stand("top");
  world = door.open({ now: Date.now() });
  app = testApp(createQueryClient());
  ({ client } = app);
  vi.stubGlobal("fetch", (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, token: request.headers.get("Authorization") });
    return network(request);
  });
});

afterEach(() => {
  closeDialog(app);
  becomeVisitor(app, true);
  setOwner(undefined);
  setParlay(app, []);
  told.length = 0;
  sent.length = 0;
});

afterAll(() => {
  door.stop();
  vi.unstubAllGlobals();
});

/** Signs jason88 in as a launch does, with something in the slip. */
async function jasonIsIn(): Promise<Credentials> {
  const session = await world.signIn("jason88");
  await signIn(app, session);
  ownSlip(app, ownerOf("jason88"));
  setParlay(app, [PICK]);
  expect(account()).toBe("jason88");
  sent.length = 0;
  return session;
}

test("what the page holds in memory is compared by the account itself, not by what storage says of it", async () => {
  const jason = await jasonIsIn();
  // as for two accounts of one key, or where storage was cleared meanwhile
  setOwner(undefined);
  await signIn(app, await world.signIn("expiring"));
  expect(account()).toBe("expiring");
  expect(useSlip.of(app).getState().parlay).toEqual([]);
  await vi.waitFor(async () => expect(await lives(jason)).toBe(false));
});

for (const where of ["frame", "top"] as const) {
  test(`${where}: another account ends the session before it, slip and all, though its token ends sooner`, async () => {
    stand(where);
    const jason = await jasonIsIn();
    await signIn(app, await world.signIn("expiring"));
    expect(account()).toBe("expiring");
    expect(useSlip.of(app).getState().parlay).toEqual([]);
    await vi.waitFor(async () => expect(await lives(jason)).toBe(false));
    expect(logouts()).toEqual([jason.token]);
    expect(isLinkUnread(app)).toBe(false);
  });
}

test("a token of the same account ends nothing, whichever ends later", async () => {
  const jason = await jasonIsIn();
  world.advance(1_000);
  await signIn(app, await world.signIn("jason88"));
  expect(account()).toBe("jason88");
  expect(useSlip.of(app).getState().parlay).toEqual([PICK]);
  expect(logouts()).toEqual([]);
  expect(await lives(jason)).toBe(true);
});

test("BET-17: a bet answered while another token of the account is checked leaves its balance", async () => {
  await jasonIsIn();
  world.nextCall({ path: "GetUserInfo", delay: 50 });
  const renewing = signIn(app, await world.signIn("jason88"));
  await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith("/GetUserInfo"))).toBe(true));
  setBalance(client, 123, app.now() + 1);
  await renewing;
  expect(client.getQueryData(userInfo().queryKey)?.member).toMatchObject({ account: "jason88", balance: 123 });
});

test("from the host a refused token of another account leaves a visitor, and the host is asked for a login once", async () => {
  stand("frame");
  await jasonIsIn();
  told.length = 0;
  const refused = await world.signIn("empty00");
  world.expireToken("empty00");
  await signIn(app, refused);
  expect(phase()).toBe("visitor");
  expect(storedCredentials()).toBeUndefined();
  expect(told).toEqual(["SessionEnded", "GoLogin"]);
  // a host that answers GoLogin with the same token must not be asked for ever
  await signIn(app, refused);
  expect(told).toEqual(["SessionEnded", "GoLogin", "SessionEnded"]);
});

test.each([
  ["whose account cannot be read", () => forged()],
  ["that is none", async () => ({ token: "not-a-token", bcs: "" })],
])("from the host a token %s counts as another account", async (_, make) => {
  stand("frame");
  await jasonIsIn();
  await signIn(app, await make());
  expect(phase()).toBe("visitor");
});

test("from the host a forged token of the same account ends nothing", async () => {
  stand("frame");
  const jason = await jasonIsIn();
  await signIn(app, await forged("jason88"));
  expect(account()).toBe("jason88");
  expect(useSession.of(app).getState().credentials?.token).toBe(jason.token);
  expect(useSlip.of(app).getState().parlay).toEqual([PICK]);
});

test.each([
  ["of another account", () => forged("anna")],
  ["whose account cannot be read", () => forged()],
  ["that is none", async () => ({ token: "not-a-token", bcs: "" })],
])("at top level a refused link %s leaves the session, and it must be read", async (_, make) => {
  const jason = await jasonIsIn();
  const link = await make();
  await signIn(app, link);
  expect(account()).toBe("jason88");
  expect(useSession.of(app).getState().credentials?.token).toBe(jason.token);
  expect(useDialog.of(app).getState().content).toEqual({ kind: "linkRefused", name: "jason88" });
  expect(isLinkUnread(app)).toBe(true);
  // a reload must say it again
  expect(heldLaunch()).toEqual(link);
  acknowledgeLink(app);
  expect(isLinkUnread(app)).toBe(false);
  expect(heldLaunch()).toBeUndefined();
});

test("while another account is tried, nobody is signed in and nothing leaves with either token", async () => {
  stand("frame");
  await jasonIsIn();
  const { token, bcs } = await world.signIn("somchai");
  world.nextCall({ path: "GetUserInfo", delay: 50 });
  const trying = signIn(app, { token, bcs });
  await vi.waitFor(() => expect(phase()).toBe("starting"));
  expect(useSession.of(app).getState().credentials).toBeUndefined();
  await trying;
  expect(account()).toBe("somchai");
});

test("of two tokens that come at once only the last is asked about", async () => {
  stand("frame");
  const first = signIn(app, await world.signIn("empty00"));
  const last = signIn(app, await world.signIn("somchai"));
  await Promise.all([first, last]);
  expect(account()).toBe("somchai");
});

test("newer credentials that come with the member are taken only where they name the member", async () => {
  const jason = await jasonIsIn();
  const claims = { Account: "somchai", Balance: 1, Currency: "USD", Paused: false };
  const others = await signToken(claims, Date.now(), 9_000_000);
  vi.stubGlobal("fetch", async (request: Request) => {
    const answer = await network(request);
    if (!request.url.includes("GetUserInfo")) return answer;
    const body = (await answer.json()) as { Data: object };
    return Response.json({ ...body, Data: { ...body.Data, token: others } });
  });
  await signIn(app, undefined);
  expect(account()).toBe("jason88");
  expect(useSession.of(app).getState().credentials?.token).toBe(jason.token);
});

test("a log-out names the session, and its token is dead after it", async () => {
  const jason = await jasonIsIn();
  await signOut(app);
  expect(logouts()).toEqual([jason.token]);
  expect(await lives(jason)).toBe(false);
  expect(phase()).toBe("visitor");
});

test("with a log-out goes all that was the member's, limits too that a visitor may ask for, and the boards stay", async () => {
  await jasonIsIn();
  const limit = betLimit({ matchId: 5, marketId: 3, couId: 30, oddsStyle: 2, odds: 1.9 });
  const live = liveMatchOdds({ sportId: 1, comboId: 0, language: "en-US", oddsStyle: 2, marketList: "" });
  await client.fetchQuery({ ...limit, gcTime: 60_000, queryFn: () => ({ min: 10, max: 500 }) });
  await client.fetchQuery({ ...live, queryFn: () => EMPTY_BOARD });
  client.setQueryData(unSettleBetStatus().queryKey, { b1: 1 });
  await signOut(app);
  expect(client.getQueryData(limit.queryKey)).toBeUndefined();
  expect(client.getQueryData(userInfo().queryKey)).toBeUndefined();
  expect(client.getQueryData(unSettleBetStatus().queryKey)).toBeUndefined();
  expect(client.getQueryData(live.queryKey)).toBe(EMPTY_BOARD);
});

test("with a log-out goes what is known of the member's bets, and not what is still looked for", async () => {
  await jasonIsIn();
  const owner = ownerOf("jason88");
  for (const ref of ["taken", "open"]) openLine(entryOf(ref, owner));
  closeLine("taken", "accepted", ["b1"]);
  await signOut(app);
  expect(journalOf(owner).map(({ entry }) => entry.ref)).toEqual(["open"]);
});

test("on the way to the login the server hears of a session that ended here alone", async () => {
  stand("frame");
  const jason = await jasonIsIn();
  await signIn(app, await forged("anna"));
  expect(await lives(jason)).toBe(true);
  leaveForLogin(app, lastCredentials(app), "https://book.example/");
  await vi.waitFor(async () => expect(await lives(jason)).toBe(false));
  expect(logouts()).toEqual([jason.token]);
});

test("a log-out where nobody is signed in says nothing and keeps a visitor's selections", async () => {
  stand("frame");
  setParlay(app, [PICK]);
  await signOut(app);
  expect([...told, ...logouts()]).toEqual([]);
  expect(useSlip.of(app).getState().parlay).toEqual([PICK]);
});

test("a log-out in the middle of a sign-in ends what is stored", async () => {
  const jason = await jasonIsIn();
  useSession.of(app).setState({ phase: "starting", credentials: undefined, account: undefined });
  const starting = signIn(app, undefined);
  await signOut(app);
  await starting;
  expect(phase()).toBe("visitor");
  expect(storedCredentials()).toBeUndefined();
  expect(await lives(jason)).toBe(false);
});

test("a doubt is settled by the server, once for all who have it: out, not out, or no answer", async () => {
  await jasonIsIn();
  expect(await Promise.all([judgeSession(app), judgeSession(app)])).toEqual([false, false]);
  expect(sent.filter(({ path }) => path.endsWith("/GetUserInfo"))).toHaveLength(1);
  world.nextCall({ path: "GetUserInfo", network: true });
  expect(await judgeSession(app)).toBe(false);
  expect(phase()).toBe("member");
  world.expireToken("jason88");
  expect(await judgeSession(app)).toBe(true);
  expect(phase()).toBe("visitor");
  expect(useDialog.of(app).getState().content).toEqual({ kind: "sessionEnded" });
});
