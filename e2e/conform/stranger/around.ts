import { type Ask, dayIn, memberOf, numberIn, numberOf } from "./ask.ts";
import { type Day } from "./day.ts";
import { CUP, derby, type Fixture, OVER } from "./fixtures.ts";
import { reportDay, STYLES } from "./odds.ts";

const DAY_MS = 86_400_000;

const isMain = ({ id, mainId }: Fixture): boolean => id === mainId;

/** Sports in this bookmaker's order; the last one has nothing on. */
const SPORTS = [7, 2, 1, 9];

/** What everybody has until something else is saved. */
const PRESET = { Language: "pt-BR", OddsStyle: 3, TimeZone: -3.5, AutoAccept: 0, SortTime: 0, AcceptNotice: 0 };

/** Menu and schedules. */
function openMenu(day: Day) {
  const menu = () => {
    const mains = day.matches().filter(isMain);
    const count = (sport: number, ...stages: number[]): number =>
      mains.filter(({ league, stage }) => league.sport === sport && stages.includes(stage)).length;
    const Sports = SPORTS.map((sport) => ({
      MixParlay: count(sport, 1, 2),
      OutRight: sport === 1 ? 1 : 0,
      E: count(sport, 1),
      T: count(sport, 2),
      L: count(sport, 3),
      SportID: sport,
    }));
    return { Combos: [], Sports };
  };

  /** How many matches a sport has on each of the next seven days; the past belongs to today. */
  const week = (sport: number): { Date: string; Count: number }[] =>
    Array.from({ length: 7 }, (_, days) => {
      const date = reportDay(day.now() + days * DAY_MS);
      const on = day.matches().filter(({ league, stage, starts }) => {
        const own = reportDay(starts);
        return league.sport === sport && stage !== 3 && (days === 0 ? own <= date : own === date);
      });
      return { Count: on.filter(isMain).length, Date: date };
    });

  const busy = (): number[] => SPORTS.filter((sport) => week(sport).some(({ Count }) => Count > 0));
  return {
    GetMenu: menu,
    GetMixparlaySchedule: () => ({
      Data: Object.fromEntries(busy().map((sport) => [sport, week(sport).map(({ Count }) => Count)])),
    }),
    GetScheduleDateGroup2: () => ({ ScheduleList: Object.fromEntries(busy().map((sport) => [sport, week(sport)])) }),
  };
}

/** Results and outrights. */
function openResults(nextT: () => number) {
  const results = ({ query }: Ask) => {
    const [sport, date] = [numberIn(query, "sportID", 0), dayIn(query, "date")];
    const over = OVER.filter(({ league, starts }) => league.sport === sport && reportDay(starts) === date);
    const leagues = [...new Map(over.map(({ league }) => [league.id, league])).values()];
    return {
      Data: leagues.map(({ id, name }) => ({
        LeagueName: name,
        Results: over
          .filter(({ league }) => league.id === id)
          .map(({ score = [], ...match }) => ({
            ResultSegs: [],
            FullState: match.ended,
            HalfState: match.ended,
            HomeName: match.home,
            AwayName: match.away,
            HomeScore: score[0],
            AwayScore: score[1],
            HomeScore_Half: score[2] ?? 0,
            AwayScore_Half: score[3] ?? 0,
            FirstGoal: 0,
            LastGoal: 0,
            MatchBonus: 0,
            IsNamedResult: 0,
            MatchDate: new Date(match.starts).toISOString(),
            MatchID: match.id,
          })),
        LeagueID: id,
      })),
    };
  };

  const outrights = ({ query }: Ask) => {
    const { league, title, closes, runners } = CUP;
    const Items = runners.map(({ orId, couId, name, odds }) => ({
      Status: 3,
      Name: name,
      Odds: odds,
      OrID: orId,
      CouID: couId,
    }));
    const cup = { Items, Title: title, CloseTime: new Date(closes).toISOString(), SportID: league.sport };
    const asked = [0, league.sport].includes(numberIn(query, "sportID", 0));
    return { T: nextT(), Data: asked ? [{ ...cup, LeagueName: league.name, LeagueID: league.id }] : [] };
  };

  return { GetSettleMatchResult: results, GetOutRight: outrights };
}

/** What belongs to a member beside the bets. */
function openProfile() {
  const favour = (change: (ids: Set<number>, match: number) => void) => (ask: Ask) => {
    const { favourites } = memberOf(ask);
    const sport = numberOf(ask.body, "sportId");
    const ids = favourites.get(sport) ?? new Set();
    change(ids, numberOf(ask.body, "matchID"));
    favourites.set(sport, ids);
    return true as const;
  };
  const preference = ({ member }: Ask) => ({
    SpCtrl: { area: 4, HasBurma: 0, HasStats: 1, HasDarkMode: 0 },
    AutoSwitchDarkMode: 0,
    ...PRESET,
    ...member?.preference,
    AllowOddsStyle: STYLES,
  });
  return {
    GetPreference: preference,
    SavePreference: ({ member, body }: Ask) => {
      if (member) Object.assign(member.preference, body);
      return {};
    },
    AddFavorite: favour((ids, match) => ids.add(match)),
    RemoveFavorite: favour((ids, match) => ids.delete(match)),
    GetFavorite: (ask: Ask) => ({
      Data: Object.fromEntries([...memberOf(ask).favourites].map(([sport, ids]) => [sport, [...ids]])),
    }),
    Logout: () => ({ Bye: true }),
  };
}

/** Everything beside boards and bets. */
export function openAround(day: Day, nextT: () => number) {
  const hot = { Data: { [derby.league.sport]: [derby.id] } };
  const notice = {
    Content: "<p>Cerrado el <b>lunes</b> por la mañana &amp; punto.</p>",
    UpdateTime: new Date(day.now() - 1).toISOString(),
    Type: 2,
    NoticeID: 4_000_000_000_000_003,
  };
  return {
    ...openMenu(day),
    ...openResults(nextT),
    ...openProfile(),
    GetNotice: () => ({ Data: [notice] }),
    GetAllFavorite: () => ({ Data: {} }),
    GetAllHotMatch: () => hot,
    GetTV: () => ({ Data: { Type: "none", Url: "" } }),
    GetMatchBonusRule: () => ({ Data: ["", "", "", "", "", "", "", ""] }),
  };
}

/** The statistics of a match. */
export const STATISTICS = {
  Meetings: [{ HomeScore: 0, AwayScore: 3, Date: "2026-02-28", Home: "Ñublense", Away: "Şehir" }],
  Form: { Home: "", Away: "LLLLW" },
  Events: [{ Type: "goal", Side: 2, Minute: 90 }],
  Rows: [{ Name: "Tiros", Home: "12%", Away: 3 }],
};
