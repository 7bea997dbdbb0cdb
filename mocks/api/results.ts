import { type Language } from "#app/domain/member/languages.ts";
import { type Call, envelope, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { comboSports } from "#mocks/catalogue/combos.ts";
import { type Desk, isCounted, stateAt } from "#mocks/book/desk.ts";
import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { leagueName, teamName } from "#mocks/catalogue/names.ts";
import { planOf, type SportPlan } from "#mocks/course/plan.ts";
import { summed } from "#mocks/course/state.ts";
import { dayNumber, dayOf, isoTime } from "#mocks/world/days.ts";
import { closingAfter } from "#mocks/outright/outrights.ts";
import { SPORT_IDS } from "#app/domain/odds/sports.ts";
import { type World } from "#mocks/world/world.ts";

const SEASON = 90 * 86_400_000;

function outrights({ world, query }: Call): Reply {
  const language = languageFrom(query.get("language"));
  const sport = numberFrom(query.get("sportID")) ?? 0;
  const combo = comboSports(numberFrom(query.get("comboId")) ?? 0);
  const sports = (sport === 0 ? SPORT_IDS : [sport]).filter((id) => combo?.includes(id) ?? true);
  const Data = sports.flatMap((id) =>
    world.outrights.of(id).map(({ league, closesAt, runners }) => ({
      LeagueID: league.id,
      LeagueName: leagueName(league.name, language),
      SportID: league.sportId,
      Title: TITLE[language] ?? "Winner",
      CloseTime: isoTime(closesAt),
      Items: runners.map(({ orId, couId, name, decimal, status }) => ({
        OrID: orId,
        CouID: couId,
        Name: teamName(name, language),
        Odds: decimal,
        Status: status,
      })),
    })),
  );
  return { Code: 0, T: Math.floor(world.clock.now() / 60_000) * 60_000, Data };
}

const TITLE: Partial<Record<Language, string>> = {
  "zh-CN": "冠军",
  "zh-TW": "冠軍",
  "th-TH": "ผู้ชนะเลิศ",
  "ja-JP": "優勝",
  "id-ID": "Juara",
  "vi-VN": "Vô địch",
  "fr-FR": "Vainqueur",
  "pt-BR": "Vencedor",
  "es-ES": "Ganador",
};

const segmentName = (plan: SportPlan | undefined, index: number): string => {
  if (plan?.kind === "race") return plan.show === "maps" ? `Map ${index + 1}` : `S${index + 1}`;
  if (plan?.kind !== "score") return "";
  if (index >= plan.periods) return "OT";
  if (plan.turns) return `Inn ${index + 1}`;
  const letter = { 2: "H", 3: "P", 4: "Q", 9: "" }[plan.periods] ?? "";
  return letter === "H" ? `${index + 1}H` : `${letter}${index + 1}`;
};

/** The state words of results: 0 pending, 1 completed, 2 abandoned, 4 postponed, 5 alive (contract, GetSettleMatchResult). */
const RESULT_STATES: readonly number[] = [0, 5, 1, 2, 4];

const resultState = (progress: number): number => RESULT_STATES[progress] ?? 0;

function resultOf(world: World, desk: Desk, language: Language): Record<string, unknown> {
  const { fixture } = desk;
  const state = stateAt(desk, world.book.room, world.clock.now());
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const half = plan?.kind === "score" ? plan.half : 0;
  const [h1, a1] = summed(state.byPeriod.slice(0, half));
  const halfDone = half > 0 && state.periodsDone >= half;
  return {
    MatchID: fixture.id,
    HomeName: teamName(fixture.home, language),
    AwayName: teamName(fixture.away, language),
    MatchDate: isoTime(fixture.kickoff),
    HomeScore: state.score[0],
    AwayScore: state.score[1],
    HomeScore_Half: halfDone ? h1 : 0,
    AwayScore_Half: halfDone ? a1 : 0,
    FirstGoal: state.first,
    LastGoal: state.last,
    FullState: resultState(state.progress),
    HalfState: halfDone ? 1 : resultState(state.progress),
    MatchBonus: fixture.bonus ? 1 : 0,
    IsNamedResult: 0,
    ResultSegs: state.byPeriod.map(([Home, Away], i) => ({
      Name: segmentName(plan, i),
      Home,
      Away,
    })),
  };
}

function named(world: World, sportId: number, day: number, language: Language): Record<string, unknown>[] {
  const now = world.clock.now();
  return world.outrights.of(sportId).flatMap(({ league }) => {
    const closed = closingAfter(league.id, now) - SEASON;
    const winner = dayNumber(closed) === day ? world.outrights.winner(league.id, closed) : undefined;
    const name = winner === undefined ? undefined : league.teams[(winner % 1000) - 1];
    if (name === undefined) return [];
    const blank = {
      AwayName: "",
      HomeScore: 0,
      AwayScore: 0,
      HomeScore_Half: 0,
      AwayScore_Half: 0,
      FirstGoal: 0,
      LastGoal: 0,
      FullState: 1,
      HalfState: 1,
      MatchBonus: 0,
      ResultSegs: [],
    };
    const result = {
      ...blank,
      MatchID: winner ?? 0,
      HomeName: teamName(name, language),
      MatchDate: isoTime(closed),
      IsNamedResult: 1,
    };
    return [{ LeagueID: league.id, LeagueName: leagueName(league.name, language), Results: [result] }];
  });
}

/** The results of a day that have begun, by league. */
function resultsByLeague(
  world: World,
  { day, sport, leagueId, language }: { day: number; sport: number; leagueId: number; language: Language },
): ReadonlyMap<number, Record<string, unknown>[]> {
  const now = world.clock.now();
  const fixtures = world.book.slate
    .day(day)
    .filter((one) => one.sportId === sport && isCounted(one) && one.kickoff <= now)
    .filter((one) => leagueId === 0 || one.leagueId === leagueId);
  const groups = new Map<number, Record<string, unknown>[]>();
  for (const fixture of fixtures) {
    const desk = world.book.desk(fixture.id);
    if (desk === undefined) continue;
    const list = groups.get(fixture.leagueId) ?? [];
    list.push(resultOf(world, desk, language));
    groups.set(fixture.leagueId, list);
  }
  return groups;
}

function results({ world, query }: Call): Reply {
  const language = languageFrom(query.get("language"));
  const sport = numberFrom(query.get("sportID")) ?? 1;
  const day = dayOf(query.get("date"));
  const leagueId = numberFrom(query.get("leagueId")) ?? 0;
  const today = dayNumber(world.clock.now());
  if (day === undefined) return envelope(2);
  if (query.get("outright") === "1") return { Code: 0, Data: named(world, sport, day, language) };
  if (day > today || day < today - 70) return { Code: 0, Data: [] };
  const groups = resultsByLeague(world, { day, sport, leagueId, language });
  const order = [...groups].toSorted(([a], [b]) => leagueOf(b).level - leagueOf(a).level || a - b);
  return {
    Code: 0,
    Data: order.map(([id, Results]) => ({
      LeagueID: id,
      LeagueName: leagueName(leagueOf(id).name, language),
      Results,
    })),
  };
}

/** Outrights and results (contract, Odds). */
export const RESULT_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/odds/GetOutRight", login: false, answer: outrights },
  { method: "get", path: "/api/odds/GetSettleMatchResult", login: false, answer: results },
];
