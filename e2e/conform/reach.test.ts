import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { nodeDoor } from "#mocks/doors/node.ts";
import { tapeDoor } from "#mocks/tape/door.ts";
import { createPlayer } from "#mocks/tape/player.ts";
import { readTape } from "#mocks/tape/tape.ts";
import { createWorld } from "#mocks/world/world.ts";
import { openBook } from "./book.ts";
import { type Need } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { conform } from "./conform.ts";
import { unreached } from "./reach.ts";
import { lineOf } from "./report.ts";
import { curlOf, openWire } from "./wire.ts";

const TAPE = readTape(readFileSync(new URL("../../mocks/tape/saturday.tape.gz", import.meta.url)));

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function opened(server: Server): Promise<string> {
  const port = await listening(server);
  closing.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}

/** A connection to a URL, with a token if one is given. */
const wireTo = (host: string, token = "", via = fetch) =>
  openWire({ api: `${host}/api`, access: `${host}/access`, stats: `${host}/stats`, token, fetch: via });

/** What the interface inside a test process lacks: a server's headers, a path that does not exist. */
const OF_A_SERVER = ["C43", "C66", "C73", "C74", "C75", "C77", "C80"];

test("the door of a test process keeps the contract as well, apart from what is a server's", async () => {
  const door = nodeDoor();
  door.start();
  closing.push(() => door.stop());
  const world = door.open();
  const dated: typeof fetch = async (...asked) => {
    const { body, status, headers } = await fetch(...asked);
    const date = new Date(world.clock.now()).toUTCString();
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), date } });
  };
  const wire = wireTo("http://bookmaker.example", (await world.signIn("jason88")).token, dated);
  const pause = (ms: number) => Promise.resolve(world.advance(ms));
  const outcomes = await conform(
    openBook(wire, { ceiling: 50_000, polls: 24, pause }),
    new Set<Need>(["token", "write"]),
    undefined,
    CHECKS.filter(({ id }) => !OF_A_SERVER.includes(id)),
  );
  expect(outcomes.filter(({ state }) => state === "failed").map(lineOf)).toEqual([]);
  expect(outcomes.filter(({ state }) => state === "passed").length).toBeGreaterThan(60);
});

test("what is no backend, and what refuses the token, is said before any check", async () => {
  const host = await opened(httpDoor(createWorld()));
  expect(await unreached(wireTo(host), `${host}/api`)).toBeUndefined();
  expect(await unreached(wireTo(host, "broken"), `${host}/api`)).toBe(
    "the token is refused: GetUserInfo answers Code 3",
  );
  const page = openWire({ api: host, access: host, stats: host, token: "", fetch });
  expect(await unreached(page, host)).toBe(
    `${host}/odds/GetMenu?language=en-US answers status 404 and no envelope: is ${host} the base of the calls?`,
  );
  const played = await opened(createServer(tapeDoor(createPlayer(TAPE), TAPE.head, () => 0)));
  expect(await unreached(wireTo(played), `${played}/api`)).toBe(
    "the live board is Code 3 for a visitor: a backend with login alone takes --token, and a tape cannot be checked",
  );
  expect(await unreached(wireTo("http://127.0.0.1:1"), "http://127.0.0.1:1/api")).toMatch(
    /^nothing answers at http:\/\/127\.0\.0\.1:1\/api: /,
  );
  expect(await unreached(wireTo("nonsense"), "nonsense/api")).toBe(
    '--url is the base of the calls, as https://example.com/api, and "nonsense/api" was given',
  );
});

test("a backend that is silent is waited for no longer than asked, and once", async () => {
  let asked = 0;
  const host = await opened(createServer(() => (asked += 1)));
  const wire = openWire({ api: host, access: host, stats: host, token: "", patience: 100, fetch });
  expect(await unreached(wire, host)).toBe(`nothing answers at ${host}: GetMenu did not answer within 0.1 s`);
  expect(asked).toBe(1);
});

test("a finding of a preflight shows the headers that were sent, one of a session its name alone", async () => {
  const host = await opened(httpDoor(createWorld()));
  const wire = wireTo(host, "a.b.c");
  const asked = await wire.send("OPTIONS", "/odds/GetMenu", { origin: "https://app.example" });
  expect(curlOf(asked)).toBe(`curl -i -X OPTIONS -H 'origin: https://app.example' '${host}/api/odds/GetMenu'`);
  const broken = await wire.ask("GetUserInfo", { as: "broken" });
  expect(curlOf(broken)).toBe(`curl -i --compressed -H 'authorization: broken' '${host}/api/odds/GetUserInfo'`);
});
