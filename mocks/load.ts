import { parseArgs } from "node:util";

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
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(every, 15_000)));
    while (performance.now() < until) {
      const match = matches[(index + job) % Math.max(1, matches.length)] ?? 0;
      const answer = await ask(
        base,
        path(T) || `/api/odds/GetSingleMatchOdds?matchID=${match}&language=en-US&oddsStyle=2`,
        token,
        tally,
      );
      if (typeof answer?.["T"] === "number") T = answer["T"];
      await new Promise((resolve) => setTimeout(resolve, every * (1 + Math.random() * 0.1)));
    }
  });
  await Promise.all(jobs);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== "--"),
    options: {
      url: { type: "string", default: "http://127.0.0.1:8787" },
      clients: { type: "string", default: "200" },
      seconds: { type: "string", default: "60" },
    },
  });
  const state = async () =>
    (await (await fetch(`${values.url}/admin/state`)).json()) as {
      cpuMs: number;
      heapMb: number;
      matches: Record<string, number>;
    };
  const { token } = (await (await fetch(`${values.url}/admin/signin?account=jason88`)).json()) as { token: string };
  const board = (await (await fetch(`${values.url}/api/odds/GetLiveMatchOdds?sportID=1`)).json()) as {
    MH: { MatchID: number }[];
  };
  const before = await state();
  const tally: Tally = { times: [], bytes: 0, failed: 0 };
  const seconds = Number(values.seconds);
  const until = performance.now() + seconds * 1000;
  const matches = board.MH.map(({ MatchID }) => MatchID);
  await Promise.all(
    Array.from({ length: Number(values.clients) }, (_, index) =>
      client(values.url, token, until, index, matches, tally),
    ),
  );
  const after = await state();
  const sorted = tally.times.toSorted((a, b) => a - b);
  console.log(
    JSON.stringify({
      clients: Number(values.clients),
      seconds,
      matches: after.matches,
      requests: sorted.length,
      perSecond: Math.round((sorted.length / seconds) * 10) / 10,
      failed: tally.failed,
      msMedian: at(sorted, 0.5),
      ms95: at(sorted, 0.95),
      ms99: at(sorted, 0.99),
      msMax: at(sorted, 1),
      kBPerRequest: Math.round(tally.bytes / sorted.length / 100) / 10,
      serverCpuShare: Math.round(((after.cpuMs - before.cpuMs) / (seconds * 1000)) * 1000) / 10,
      heapMb: after.heapMb,
    }),
  );
}

if (import.meta.main) await main();
