import { command, numberFlag, switchFlag, textFlag } from "./flags.ts";

/**
 * Members of a load run poll at the intervals of spec §9: live 15 s, today 60 s, menu 60 s, status 5 s and slip 10 s
 * for some.
 */
const CADENCE = [
  {
    every: 15_000,
    share: 0.7,
    path: (T: number) =>
      `/api/odds/GetLiveMatchOdds?language=en-US&oddsStyle=2&isMixparlay=false&IncludeExtenMatch=true&sportID=1${T ? `&updateTime=${T}` : ""}`,
  },
  {
    every: 60_000,
    share: 0.3,
    path: (T: number) =>
      `/api/odds/GetNoLiveMatchOdds?language=en-US&oddsStyle=1&isMixparlay=false&IncludeExtenMatch=true&sportID=1&playType=1${T ? `&updateTime=${T}` : ""}`,
  },
  { every: 60_000, share: 1, path: () => "/api/odds/GetMenu?language=en-US" },
  { every: 30_000, share: 0.15, path: () => "" },
  { every: 5_000, share: 0.3, path: () => "/api/bet/GetUnSettleBetStatus" },
] as const;

/**
 * Visitors of one list of a bookmaker that prices all alike (OPS-10), some of them on the page of its biggest match.
 */
const ONE_LIST = [
  { ...CADENCE[0], share: 1 },
  { ...CADENCE[2], share: 1 },
  { ...CADENCE[3], share: 0.15 },
] as const;

interface Tally {
  /** How old the prices of a list were when the next ones came, ms by the bookmaker's snapshots. */
  readonly ages: number[];
  readonly times: number[];
  bytes: number;
  failed: number;
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

async function ask(
  base: string,
  path: string,
  token: string,
  tally: Tally,
): Promise<Record<string, unknown> | undefined> {
  const started = performance.now();
  try {
    const own = token === "" ? {} : { authorization: token };
    const response = await fetch(base + path, { headers: { ...own, "accept-encoding": "br, gzip" } });
    const text = await response.text();
    tally.times.push(performance.now() - started);
    tally.bytes += Number(response.headers.get("content-length") ?? text.length);
    if (response.status !== 200) tally.failed += 1;
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    tally.failed += 1;
    return undefined;
  }
}

/** Waits this long, but never past the end of the run. */
const pause = (ms: number, until: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, Math.min(ms, until - performance.now()))));

/** Where a run sends requests, as whom, for how long, and about which matches. */
interface Room {
  readonly base: string;
  /** "" for visitors. */
  readonly token: string;
  readonly until: number;
  readonly matches: readonly number[];
  readonly jobs: typeof CADENCE | typeof ONE_LIST;
  readonly tally: Tally;
}

async function client({ base, token, until, matches, jobs, tally }: Room, index: number): Promise<void> {
  const running = jobs
    .filter(({ share }) => (index * 0.618) % 1 < share)
    .map(async ({ every, path }, job) => {
      let T = 0;
      const match = (jobs === ONE_LIST ? matches[0] : matches[(index + job) % Math.max(1, matches.length)]) ?? 0;
      const single = `/api/odds/GetSingleMatchOdds?matchID=${match}&language=en-US&oddsStyle=2`;
      // they came one after another, and each waits a little longer once (app/api/cadence.ts)
      await pause(Math.random() * every * 1.1, until);
      while (performance.now() < until) {
        const answer = await ask(base, path(T) || single, token, tally);
        if (typeof answer?.["T"] === "number") {
          if (T > 0 && every === CADENCE[0].every) tally.ages.push(Date.now() - T);
          T = answer["T"];
        }
        await pause(every, until);
      }
    });
  await Promise.all(running);
}

const ADMIN = { headers: { "bookmaker-admin": "1" } };

const FLAGS = {
  url: textFlag("http://127.0.0.1:8787", "where the calls go: the bookmaker, or a cache before it"),
  origin: textFlag("", "where the bookmaker itself is, if that is elsewhere"),
  clients: numberFlag(200, 1, 10_000),
  seconds: numberFlag(60, 1, 86_400, false),
  list: switchFlag("visitors on one list, and a goal in its biggest match half way"),
};

interface State {
  readonly cpuMs: number;
  readonly heapMb: number;
  readonly matches: Record<string, number>;
  readonly asked: { readonly all: number; readonly busiest: number; readonly variant: string };
}

/** Scores in a match, and returns how often the bookmaker's busiest variant was requested in a second after that. */
async function goal(origin: string, match: number): Promise<State["asked"]> {
  await fetch(`${origin}/admin/verbs/goal`, { method: "POST", body: JSON.stringify([match, 1]), ...ADMIN });
  await new Promise((done) => setTimeout(done, 9_000));
  return ((await (await fetch(`${origin}/admin/state`, ADMIN)).json()) as State).asked;
}

const seconds1 = (ms: number): number => Math.round(ms / 100) / 10;

type Values = { url: string; origin: string; clients: number; seconds: number; list: boolean };

async function run({ url, origin: named, clients, seconds, list }: Values): Promise<void> {
  const origin = named === "" ? url : named;
  const admin = (path: string) =>
    fetch(origin + path, ADMIN).catch(() => {
      throw new RangeError(`no bookmaker answers at ${origin}: \`npm run bookmaker\` starts one`);
    });
  const state = async () => (await (await admin("/admin/state")).json()) as State;
  const { token } = (await (await admin("/admin/signin?account=jason88")).json()) as { token: string };
  const board = (await (await fetch(`${origin}/api/odds/GetLiveMatchOdds?sportID=1`)).json()) as {
    MH: { MatchID: number; MK: object }[];
  };
  const biggest = board.MH.toSorted((a, b) => JSON.stringify(b.MK).length - JSON.stringify(a.MK).length);
  const before = await state();
  const tally: Tally = { times: [], ages: [], bytes: 0, failed: 0 };
  const started = performance.now();
  const until = started + seconds * 1000;
  const matches = (list ? biggest : board.MH).map(({ MatchID }) => MatchID);
  const room = { base: url, token: list ? "" : token, until, matches, jobs: list ? ONE_LIST : CADENCE, tally };
  const half = list ? pause(seconds * 500, until).then(() => goal(origin, matches[0] ?? 0)) : undefined;
  await Promise.all(Array.from({ length: clients }, (_, index) => client(room, index)));
  // pending requests at the end are awaited: the rates are over the time that this took
  const took = (performance.now() - started) / 1000;
  const atGoal = await half;
  const after = await state();
  const sorted = tally.times.toSorted((a, b) => a - b);
  const ages = tally.ages.toSorted((a, b) => a - b);
  const reached = after.asked.all - before.asked.all;
  console.log(
    JSON.stringify({
      clients,
      seconds: Math.round(took * 10) / 10,
      matches: after.matches,
      requests: sorted.length,
      perSecond: Math.round((sorted.length / took) * 10) / 10,
      failed: tally.failed,
      msMedian: at(sorted, 0.5),
      ms95: at(sorted, 0.95),
      ms99: at(sorted, 0.99),
      msMax: at(sorted, 1),
      kBPerRequest: Math.round(tally.bytes / sorted.length / 100) / 10,
      ageMedian: seconds1(at(ages, 0.5)),
      age95: seconds1(at(ages, 0.95)),
      ageMax: seconds1(at(ages, 1)),
      reachedBookmaker: reached,
      oneIn: Math.round((sorted.length / Math.max(1, reached)) * 10) / 10,
      ...(atGoal && { busiestAtGoal: atGoal.busiest, busiest: atGoal.variant }),
      serverCpuShare: Math.round(((after.cpuMs - before.cpuMs) / (took * 1000)) * 1000) / 10,
      heapMb: after.heapMb,
    }),
  );
}

if (import.meta.main) await command("npm run load --", FLAGS, run);
