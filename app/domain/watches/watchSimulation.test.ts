import { expect, test } from "vitest";
import { type Match } from "#app/domain/boards/match.ts";
import { judgeClock, judgeMatch, type MatchReading, type Verdict } from "./judge.ts";
import { type Watch } from "./watch.ts";
import { EMPTY_BOOK, judged, type WatchBook, withWatch } from "./watchBook.ts";
import { batchPace, batchPlan } from "./watchPlan.ts";

const START = Date.parse("2026-11-22T12:00:00Z");
const SECOND = 1_000;
const PACE = { live: 15_000, today: 60_000 };
const MATCHES = 10;

/** Numbers that look like chance and are the same in each run. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One match of the world as it is: cents of its price, its score, and whether its line is open, by the second. */
interface Real {
  readonly id: number;
  price: number;
  open: boolean;
  offered: boolean;
  couId: number;
  score: [number, number];
  red: number;
  startsAt: number;
}

const asMatch = ({ id, price, open, offered, couId, score, red, startsAt }: Real, now: number): Match => {
  const other = { couId: 90, hdp: "1", outLevel: 0, status: 3, bonus: false, gameId: 0, odds: [9, 9] };
  const own = { ...other, couId, hdp: "0.5", status: open ? 3 : 7, odds: [price / 100, 1.9] };
  const live = startsAt <= now;
  return {
    id,
    sportId: 1,
    mainId: id,
    kind: 0,
    leagueId: 1,
    leagueName: "",
    home: `H${id}`,
    away: `A${id}`,
    startsAt: new Date(startsAt).toISOString(),
    neutral: false,
    sort: 0,
    stage: live ? "live" : "today",
    willBeLive: true,
    tv: 0,
    stats: 0,
    marketCount: 1,
    virtual: false,
    // the order of the lines says nothing
    markets: { 1: offered ? (price % 2 === 0 ? [own, other] : [other, own]) : [other] },
    state: live ? "running" : "notStarted",
    minParlay: 2,
    score: { home: score[0], away: score[1] },
    live: { period: 1, red: [red, 0] },
  };
};

/** The world goes on by a second. */
function move(real: Real, chance: (below: number) => number): void {
  if (chance(4) === 0) real.price = 150 + chance(120);
  if (chance(40) === 0) real.open = !real.open;
  if (chance(60) === 0) real.offered = !real.offered;
  if (chance(90) === 0) real.score[chance(2)] = (real.score[0] + real.score[1]) % 9;
  if (chance(200) === 0) real.red += 1;
  if (chance(300) === 0) real.startsAt += 300 * SECOND;
}

function watchesOf(run: number, world: readonly Real[], chance: (below: number) => number): readonly Watch[] {
  const kinds = ["price", "open", "line", "start", "goal"] as const;
  return Array.from({ length: 50 }, (_, at) => {
    const real = world[at % MATCHES];
    if (real === undefined) throw new Error("no match");
    const kind = kinds[Math.floor(at / MATCHES)] ?? "goal";
    return {
      id: `${run}.${at}`,
      kind,
      matchId: real.id,
      sportId: 1,
      leagueId: 1,
      home: "",
      away: "",
      startsAt: new Date(real.startsAt).toISOString(),
      untilStart: false,
      createdAt: START,
      told: kind === "goal" ? `${real.score.join("-")}/${real.red}-0` : "",
      T: 0,
      absent: 0,
      ...(kind === "start" ? { minutes: 0 } : { pick: { marketId: 1, couId: 11, betPos: 1, hdp: "0.5" } }),
      ...(kind === "price" ? { target: 1_000 + chance(160) * 10 + 1_000 } : {}),
    };
  });
}

/** What one would be told by looking at the world oneself, at the same moments; written without the code under test. */
function createOnlooker(watches: readonly Watch[]) {
  const expected = new Map<string, string[]>();
  const goals = new Map<string, string>(watches.map(({ id, told }) => [id, told]));
  const tell = (id: string, what: string) => expected.set(id, [...(expected.get(id) ?? []), what]);
  const look = (real: Real) => {
    for (const { id, kind, matchId, target = 0 } of watches) {
      if (matchId !== real.id) continue;
      const stands = real.offered && real.open;
      const once =
        (kind === "price" && stands && real.couId === 11 && real.price * 10 >= target) ||
        (kind === "open" && stands && real.couId === 11) ||
        (kind === "line" && stands);
      if (once && !expected.has(id)) tell(id, kind);
      const key = `${real.score.join("-")}/${real.red}-0`;
      if (kind === "goal" && goals.get(id) !== key) {
        goals.set(id, key);
        tell(id, key);
      }
    }
  };
  const clock = (now: number, startsAt: (matchId: number) => number) => {
    for (const { id, kind, matchId } of watches)
      if (kind === "start" && !expected.has(id) && now >= startsAt(matchId)) tell(id, "start");
  };
  return { expected, look, clock };
}

function run(seed: number) {
  const chance = chanceOf(seed);
  const world: Real[] = Array.from({ length: MATCHES }, (_, at) => ({
    id: 500 + at,
    price: 150,
    open: false,
    offered: true,
    couId: at % 4 === 0 ? 12 : 11,
    score: [0, 0],
    red: 0,
    startsAt: START + chance(900) * SECOND,
  }));
  for (const real of world) real.offered = real.couId === 11;
  const watches = watchesOf(seed, world, chance);
  let book = watches.reduce<WatchBook>((held, watch) => {
    const next = withWatch(held, watch);
    if (typeof next === "string") throw new Error(next);
    return next;
  }, EMPTY_BOOK);
  const onlooker = createOnlooker(watches);
  const known = new Map(world.map(({ id, startsAt }) => [id, startsAt]));
  const told: { id: string; text: string }[] = [];
  const asked: { at: number; live: boolean }[] = [];
  let hidden = false;
  /** Which of three tabs is before the member's eyes; each holds answers of its own, old ones among them. */
  let tab = 0;
  const cached: MatchReading[][] = [[], [], []];
  const hear = (judge: (watch: Watch) => Verdict, now: number) => {
    const next = judged(book, judge, { at: now });
    book = next.book;
    for (const { watch, news } of next.news)
      told.push({ id: watch.id, text: news.kind === "goal" ? `${news.score.join("-")}/${news.red[0]}-0` : news.kind });
  };
  const hearAll = (readings: readonly MatchReading[], now: number) => {
    const byMatch = new Map(readings.map((reading) => [reading.match?.id, reading]));
    hear((watch) => {
      const reading = byMatch.get(watch.matchId);
      return reading ? judgeMatch(watch, { ...reading, now }) : { watch };
    }, now);
  };
  for (let second = 1; second <= 900; second += 1) {
    const now = START + second * SECOND;
    for (const real of world) move(real, chance);
    if (chance(50) === 0) hidden = !hidden;
    if (chance(40) === 0) {
      // another tab, or this one loaded anew: all that is left is what was stored
      book = JSON.parse(JSON.stringify(book)) as WatchBook;
      tab = chance(3);
      // what this tab heard before it was left, again: it is old by now, or older than what another tab told
      hearAll(cached[tab] ?? [], now);
    }
    if (chance(120) === 0) cached[tab] = [];
    if (hidden) continue;
    hear((watch) => judgeClock(watch, now), now);
    onlooker.clock(now, (id) => known.get(id) ?? Number.POSITIVE_INFINITY);
    // the list on the screen polls two of the matches
    const onScreen = second % 15 === 0 ? world.filter(({ id }) => id < 502) : [];
    const plan = batchPlan(book.watches, { isPolled: ({ matchId }) => matchId < 502, now });
    const due = plan !== undefined && now - book.askedAt >= PACE[batchPace(plan, hidden)];
    if (due) {
      asked.push({ at: now, live: plan.live });
      book = { ...book, askedAt: now };
    }
    const answered = [...onScreen, ...(due ? world.filter(({ id }) => plan.matchIds.includes(id)) : [])];
    const readings = answered.map((real): MatchReading => {
      onlooker.look(real);
      known.set(real.id, real.startsAt);
      return { match: asMatch(real, now), style: 2, T: now, at: now, now, interval: 60_000 };
    });
    if (readings.length > 0) hearAll(readings, now);
    cached[tab] = [...readings, ...(cached[tab] ?? [])].slice(0, 12);
  }
  return { expected: onlooker.expected, told, asked };
}

test(
  "WAT-02, WAT-03, WAT-06: of 10,000 watches none is missed and none is told twice, over moves, reorders, tabs, reloads and hidden pages",
  { timeout: 60_000 },
  () => {
    let watched = 0;
    let tellings = 0;
    for (let seed = 1; watched < 10_000; seed += 1) {
      const { expected, told, asked } = run(seed);
      const byWatch = new Map<string, string[]>();
      for (const { id, text } of told) byWatch.set(id, [...(byWatch.get(id) ?? []), text]);
      expect(Object.fromEntries(byWatch)).toEqual(Object.fromEntries(expected));
      const tooSoon = asked.filter(({ at: now, live }, at) => {
        const before = asked[at - 1];
        return before !== undefined && now - before.at < (live ? PACE.live : PACE.today);
      });
      expect(tooSoon).toEqual([]);
      watched += 50;
      tellings += told.length;
    }
    expect(watched).toBe(10_000);
    expect(tellings).toBeGreaterThan(10_000);
  },
);
