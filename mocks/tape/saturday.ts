import { getResponse } from "msw";
import { handlers } from "#mocks/doors/handlers.ts";
import { createRecorder } from "#mocks/tape/recorder.ts";
import { type Tape } from "#mocks/tape/tape.ts";
import { createWorld } from "#mocks/world/world.ts";

/** Where the half hour begins: English matches kick off at 15:00 UTC in the middle of it. */
const FROM = Date.parse("2026-11-21T14:45:00Z");
const SECOND = 1_000;
const LASTS = 30 * 60 * SECOND;

const BOARD =
  "language=en-US&oddsStyle=2&marketList=1%2C3%2C5%2C2%2C4%2C6&isMixparlay=false&IncludeExtenMatch=true&sportID=1";

/** What a page on the live and today lists of soccer requests, and how often, ms. */
const ASKED = [
  { every: 15 * SECOND, path: `/api/odds/GetLiveMatchOdds?${BOARD}`, isBoard: true },
  { every: 60 * SECOND, path: `/api/odds/GetNoLiveMatchOdds?${BOARD}&playType=1`, isBoard: true },
  { every: 60 * SECOND, path: "/api/odds/GetMenu?language=en-US", isBoard: false },
  { every: 300 * SECOND, path: "/api/odds/GetScheduleDateGroup2?sportID=1", isBoard: false },
  { every: 300 * SECOND, path: "/api/Comm/GetAllHotMatch?language=en-US", isBoard: false },
] as const;

/** Half an hour of the simulated Saturday, recorded without waiting for it. The same tape each time. */
export async function recordSaturday(): Promise<Tape> {
  const world = createWorld({ size: "demo", seed: 7, now: FROM, quiet: false });
  const known = handlers(world);
  const recorder = createRecorder({ from: FROM, note: "30 minutes of a simulated Saturday" });
  const last = new Map<string, number>();
  for (let at = 0; at <= LASTS; at += 15 * SECOND) {
    for (const { every, path, isBoard } of ASKED) {
      if (at % every !== 0) continue;
      const since = last.get(path);
      const url = new URL(`http://bookmaker${path}${isBoard && since !== undefined ? `&updateTime=${since}` : ""}`);
      const response = await getResponse(known, new Request(url));
      if (response === undefined) throw new Error(`no answer to ${path}`);
      const text = await response.text();
      recorder.hear({ at: world.clock.now(), url, status: response.status, ms: 0, text });
      if (isBoard) last.set(path, (JSON.parse(text) as { T: number }).T);
    }
    world.advance(15 * SECOND);
  }
  return recorder.tape();
}
