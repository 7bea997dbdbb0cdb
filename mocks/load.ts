import { command, numberFlag, textFlag } from "#mocks/flags.ts";

/** Members of a load run poll at the cadence of spec §9: live 15 s, today 60 s, menu 60 s, status 5 s and slip 10 s for some. */
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

interface Tally {
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
    const response = await fetch(base + path, { headers: { authorization: token, "accept-encoding": "br, gzip" } });
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

/** Waits so long, but never past the end of the run. */
const pause = (ms: number, until: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, Math.min(ms, until - performance.now()))));

async function client(
  base: string,
  token: string,
  until: number,
  index: number,
  matches: readonly number[],
  tally: Tally,
): Promise<void> {
  const jobs = CADENCE.filter(({ share }) => (index * 0.618) % 1 < share).map(async ({ every, path }, job) => {
    let T = 0;
    await pause(Math.random() * Math.min(every, 15_000), until);
    while (performance.now() < until) {
      const match = matches[(index + job) % Math.max(1, matches.length)] ?? 0;
      const answer = await ask(
        base,
        path(T) || `/api/odds/GetSingleMatchOdds?matchID=${match}&language=en-US&oddsStyle=2`,
        token,
        tally,
      );
      if (typeof answer?.["T"] === "number") T = answer["T"];
      await pause(every * (1 + Math.random() * 0.1), until);
    }
  });
  await Promise.all(jobs);
}

const ADMIN = { headers: { "bookmaker-admin": "1" } };

const FLAGS = {
  url: textFlag("http://127.0.0.1:8787", "where the bookmaker is"),
  clients: numberFlag(200, 1, 10_000),
  seconds: numberFlag(60, 1, 86_400, false),
};

async function run({ url, clients, seconds }: { url: string; clients: number; seconds: number }): Promise<void> {
  const state = async () =>
    (await (await fetch(`${url}/admin/state`, ADMIN)).json()) as {
      cpuMs: number;
      heapMb: number;
      matches: Record<string, number>;
    };
  const { token } = (await (await fetch(`${url}/admin/signin?account=jason88`, ADMIN)).json()) as { token: string };
  const board = (await (await fetch(`${url}/api/odds/GetLiveMatchOdds?sportID=1`)).json()) as {
    MH: { MatchID: number }[];
  };
  const before = await state();
  const tally: Tally = { times: [], bytes: 0, failed: 0 };
  const started = performance.now();
  const until = started + seconds * 1000;
  const matches = board.MH.map(({ MatchID }) => MatchID);
  await Promise.all(Array.from({ length: clients }, (_, index) => client(url, token, until, index, matches, tally)));
  // what was on its way at the end is waited for: the rates are over the time that it took
  const took = (performance.now() - started) / 1000;
  const after = await state();
  const sorted = tally.times.toSorted((a, b) => a - b);
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
      serverCpuShare: Math.round(((after.cpuMs - before.cpuMs) / (took * 1000)) * 1000) / 10,
      heapMb: after.heapMb,
    }),
  );
}

if (import.meta.main) await command("npm run load --", FLAGS, run);
