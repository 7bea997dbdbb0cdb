import { type Leaving } from "#mocks/book/boards.ts";
import { type BoardAsk, boardText } from "#mocks/book/board.ts";
import { type Desk, isCounted } from "#mocks/book/desk.ts";
import { comboSports } from "#mocks/catalogue/combos.ts";
import { dayNumber, dayOf } from "#mocks/world/days.ts";
import { type Call, envelope, idsFrom, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";

/** The style of a query; 2 if it is missing or none of the six (domain A2). */
export const styleFrom = (value: unknown): number => {
  const style = numberFrom(value);
  return style !== undefined && style >= 1 && style <= 6 ? Math.floor(style) : 2;
};

const scopeOf = ({ query }: Call) => {
  const sport = numberFrom(query.get("sportID") ?? query.get("SportID")) ?? 0;
  const combo = comboSports(numberFrom(query.get("comboId")) ?? 0);
  const exten = query.get("IncludeExtenMatch") !== "false";
  const sports = (id: number) => (sport === 0 || sport === id) && (combo === undefined || combo.includes(id));
  return { sports, wanted: ({ fixture }: Desk) => sports(fixture.sportId) && (exten || isCounted(fixture)) };
};

const manner = ({ query }: Call) => ({
  language: languageFrom(query.get("language")),
  style: styleFrom(query.get("oddsStyle")),
});

/** A board response over some desks; market list and updateTime are the query's unless given. */
function answer(call: Call, asked: Pick<BoardAsk, "desks" | "left"> & Partial<BoardAsk>): Reply {
  const { world, query } = call;
  const markets = idsFrom(query.get("marketList"));
  const since = numberFrom(query.get("updateTime"));
  return { text: boardText(world.book, { ...manner(call), markets, since, ...asked }, world.clock.now()) };
}

function live(call: Call): Reply {
  const { world } = call;
  const { sports, wanted } = scopeOf(call);
  const desks = [...world.book.on(3)].filter(wanted);
  const left = ({ stage, sportId }: Leaving) => stage === 3 && sports(sportId);
  return answer(call, { desks, left });
}

function notLive(call: Call): Reply {
  const { world, query } = call;
  const { sports, wanted } = scopeOf(call);
  const playType = numberFrom(query.get("playType")) ?? 0;
  if (![0, 1, 2, 3].includes(playType)) return envelope(2);
  const parlay = playType === 3 || query.get("isMixparlay") === "true";
  const stages = ([2, 1] as const).filter((stage) => (stage === 2 ? playType !== 2 : playType !== 1));
  const date = dayOf(query.get("date"));
  const desks = stages
    .flatMap((stage) => [...world.book.on(stage)])
    .filter(
      (desk) =>
        wanted(desk) &&
        (!parlay || desk.fixture.minParlay > 0) &&
        (date === undefined || dayNumber(desk.fixture.kickoff) === date),
    );
  const left = ({ stage, sportId }: Leaving) => stage !== 3 && stages.includes(stage) && sports(sportId);
  return answer(call, { desks, left });
}

function batch(call: Call): Reply {
  const { world, query } = call;
  const ids = idsFrom(query.get("matchStr")) ?? [];
  const found = ids.map((id) => world.book.desk(id));
  const desks = found.filter((desk) => desk !== undefined).filter((desk) => desk.stage !== 0);
  const gone = ids.filter((_, i) => (found[i]?.stage ?? 0) === 0);
  const asked = new Set(ids);
  return answer(call, {
    desks,
    markets: idsFrom(query.get("marketStr")),
    // a favourite may be on any board; one that only changed boards is still present and is not in D
    left: ({ id }) => asked.has(id),
    gone,
  });
}

function league(call: Call): Reply {
  const { world, query } = call;
  const leagueId = numberFrom(query.get("leagueId"));
  if (leagueId === undefined) return envelope(2);
  const exten = query.get("IncludeExtenMatch") === "true";
  const desks = ([3, 2, 1] as const)
    .flatMap((stage) => [...world.book.on(stage)])
    .filter(({ fixture }) => fixture.leagueId === leagueId && (exten || isCounted(fixture)));
  return answer(call, { desks, since: undefined, left: () => false });
}

/** The four board calls (contract, Odds). */
export const BOARD_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/odds/GetLiveMatchOdds", login: false, answer: live },
  { method: "get", path: "/api/odds/GetNoLiveMatchOdds", login: false, answer: notLive },
  { method: "get", path: "/api/odds/GetBatchMatchOdds", login: false, answer: batch },
  { method: "get", path: "/api/odds/GetLeagueMatchOdds", login: false, answer: league },
];
