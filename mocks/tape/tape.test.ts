import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { played, tapeDoor } from "#mocks/tape/door.ts";
import { heldOf, laid } from "#mocks/tape/held.ts";
import { createPlayer } from "#mocks/tape/player.ts";
import { proxyOf } from "#mocks/tape/proxy.ts";
import { createRecorder } from "#mocks/tape/recorder.ts";
import { readTape, type Tape, type TapeAnswer, writeTape } from "#mocks/tape/tape.ts";
import { createWorld } from "#mocks/world/world.ts";

const saturday = (): Tape => readTape(readFileSync(new URL("saturday.tape.gz", import.meta.url)));

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function opened(server: Server): Promise<string> {
  const port = await listening(server);
  open.push(server);
  return `http://127.0.0.1:${port}`;
}

const FROM = Date.parse("2026-11-21T14:45:00Z");
const heard = (path: string, body: unknown, at = 0) => ({
  at: FROM + at,
  url: new URL(`http://book${path}`),
  status: 200,
  ms: 7,
  text: JSON.stringify(body),
});

test.each([
  ["text", Buffer.from("{}"), "this is no tape, or one that was cut off: incorrect header check"],
  [
    "a tape that was cut",
    writeTape(saturday()).subarray(0, 1_000),
    "this is no tape, or one that was cut off: unexpected end of file",
  ],
  ["another kind", gzipSync('{"tape":2}'), "a tape of kind 2 cannot be played"],
  ["a broken line", gzipSync('{"tape":1}\nx'), "line 2 of the tape is no JSON object"],
  [
    "a line that is no answer",
    gzipSync('{"tape":1}\n{"at":"x"}'),
    "line 2 of the tape is no answer: at, call, ask, status and ms belong to it",
  ],
  [
    "a body that is nowhere",
    gzipSync('{"tape":1}\n{"at":0,"call":"GetMenu","ask":{},"status":200,"ms":7,"same":9}'),
    "line 2 repeats line 9, which is none",
  ],
])("%s is refused in words", (_what, file, words) => {
  expect(() => readTape(file)).toThrow(new RangeError(words));
});

describe("recording", () => {
  test("takes down public answers without the server's words, and a repeated body once", () => {
    const recorder = createRecorder({ from: FROM, note: "a note" });
    recorder.hear(heard("/api/odds/GetMenu?language=en-US", { Code: 0, Message: "hello jason88", Sports: [] }));
    recorder.hear(heard("/api/odds/GetMenu?language=en-US", { Code: 0, Sports: [] }, 60_000));
    recorder.hear(heard("/api/odds/GetUserInfo", { Code: 0, Data: { Balance: 5 } }));
    recorder.hear(heard("/stats/match/8?language=en-US", { Rows: [] }, 90_000));
    const file = writeTape(recorder.tape());
    expect(readTape(file)).toEqual({
      head: expect.objectContaining({ tape: 1, from: "2026-11-21T14:45:00.000Z", note: "a note" }),
      answers: [
        { at: 0, call: "GetMenu", ask: { language: "en-US" }, status: 200, ms: 7, body: { Code: 0, Sports: [] } },
        { at: 60_000, call: "GetMenu", ask: { language: "en-US" }, status: 200, ms: 7, body: { Code: 0, Sports: [] } },
        {
          at: 90_000,
          call: "match/{statsId}",
          ask: { language: "en-US", statsId: "8" },
          status: 200,
          ms: 7,
          body: { Rows: [] },
        },
      ],
    });
  });

  test("stops at an answer with a marked account", () => {
    const recorder = createRecorder({ from: FROM, note: "" });
    recorder.mark("jason88");
    const menu = heard("/api/odds/GetMenu", { Code: 0, For: "jason88" });
    expect(() => recorder.hear(menu)).toThrow("an answer of GetMenu has a marked token or account in it");
  });

  test("through a proxy the book answers as before, and nothing of the member is on the tape", async () => {
    const world = createWorld();
    const book = await opened(httpDoor(world));
    const recorder = createRecorder({ from: Date.now(), note: "" });
    const refusals: Error[] = [];
    const proxy = await opened(createServer(proxyOf(book, recorder, (refusal) => refusals.push(refusal))));
    const { token } = await world.signIn("jason88");
    const ask = async (host: string, path: string) =>
      (await fetch(host + path, { headers: { authorization: token } })).text();
    for (const path of ["/api/odds/GetMenu?language=en-US", "/api/bet/GetUnSettleBetStatus", "/api/odds/GetUserInfo"])
      expect(await ask(proxy, path)).toHaveLength((await ask(book, path)).length);
    expect(recorder.tape().answers.map(({ call }) => call)).toEqual(["GetMenu"]);
    expect(refusals).toEqual([]);
    expect(JSON.stringify(recorder.tape())).not.toMatch(/jason88|eyJ/);
  });
});

const isLive = ({ call }: TapeAnswer): boolean => call === "GetLiveMatchOdds";

describe("playing half an hour of a Saturday", () => {
  test("has 121 polls of the live board, in which matches begin and prices move", () => {
    const { head, answers } = saturday();
    expect(head).toMatchObject({ tape: 1, from: "2026-11-21T14:45:00.000Z", language: "en-US", oddsStyle: 2 });
    const polls = answers.filter(isLive).map(({ body }) => body as BoardData);
    expect(polls).toHaveLength(121);
    const begin = polls[0]?.MH.length ?? 0;
    expect(polls.reduce((held, data) => laid(held, data), heldOf(polls[0] as BoardData)).matches.size).toBeGreaterThan(
      begin,
    );
  });

  test("a page that follows the chain gets the recorded deltas, byte for byte", () => {
    const { answers, head } = saturday();
    const player = createPlayer({ answers, head });
    for (const { call, ask, at, body } of answers.filter(isLive).slice(1))
      expect(player.answer(call, ask, at)?.text).toBe(JSON.stringify(body));
  });

  test("a page that comes in the middle gets the whole board, as the chain has it", () => {
    const { answers, head } = saturday();
    const live = answers.filter(isLive);
    const player = createPlayer({ answers, head });
    const at = 15 * 60_000;
    const before = live.filter((one) => one.at <= at).map(({ body }) => body as BoardData);
    const chain = before.slice(1).reduce((held, data) => laid(held, data), heldOf(before[0] as BoardData));
    const { updateTime: _, ...ask } = live[1]?.ask ?? {};
    const whole = JSON.parse(player.answer("GetLiveMatchOdds", ask, at)?.text ?? "") as BoardData;
    expect(heldOf(whole).matches).toEqual(chain.matches);
    expect(whole.T).toBe(chain.T);
    const old = JSON.parse(player.answer("GetLiveMatchOdds", { ...ask, updateTime: "5" }, at)?.text ?? "") as BoardData;
    expect(old).toEqual({ ...whole, Full: 1 });
    const same = player.answer("GetLiveMatchOdds", { ...ask, updateTime: String(whole.T) }, at)?.text;
    expect(same).toBe(`{"Code":0,"T":${whole.T},"LG":{},"MH":[],"D":[]}`);
  });

  test("two plays of one tape are equal in every byte, at any speed", () => {
    const tape = saturday();
    const play = () => {
      const player = createPlayer(tape);
      let T: number | undefined;
      return Array.from({ length: 60 }, (_, minute) => {
        const ask = tape.answers.filter(isLive)[0]?.ask ?? {};
        const query = new URLSearchParams({ ...ask, ...(T !== undefined && { updateTime: String(T) }) });
        const { text } = played(
          player,
          tape.head,
          new URL(`http://tape/api/odds/GetLiveMatchOdds?${query.toString()}`),
          minute * 31_000,
        );
        T = (JSON.parse(text) as BoardData).T;
        return text;
      });
    };
    const [one, other] = [play(), play()];
    expect(one).toEqual(other);
    expect(new Set(one).size).toBeGreaterThan(40);
  });

  test("the door answers a page that starts, and has no member", async () => {
    const tape = saturday();
    const host = await opened(createServer(tapeDoor(createPlayer(tape), tape.head, () => 60_000)));
    const ask = async (path: string) => (await (await fetch(host + path)).json()) as { Code: number };
    expect(await ask("/api/odds/GetPreference")).toMatchObject({ Code: 0, OddsStyle: 2, Language: "en-US" });
    expect(await ask("/api/odds/GetMenu?language=en-US")).toMatchObject({ Code: 0 });
    expect(await ask("/api/bet/GetUnSettleBetList?language=en-US")).toMatchObject({ Code: 3 });
    const { headers } = await fetch(`${host}/api/odds/GetMenu?language=en-US`);
    expect(headers.get("date")).toBe("Sat, 21 Nov 2026 14:46:00 GMT");
  });
});
