import { forMember, type MemberCall } from "#mocks/api/member.ts";
import { getTv } from "#mocks/api/tv.ts";
import { type Call, envelope, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { type Desk, endOf, isCounted } from "#mocks/book/desk.ts";
import { hash } from "#mocks/world/chance.ts";
import { isLanguage } from "#app/domain/member/languages.ts";
import { newPreference, type Preference } from "#mocks/ledger/members.ts";
import { type World } from "#mocks/world/world.ts";

const HOT = 38;
const MARKED = 24;

const bySport = (entries: Iterable<readonly [matchId: number, sportId: number]>): Record<string, number[]> => {
  const groups: Record<string, number[]> = {};
  for (const [matchId, sportId] of entries) (groups[sportId] ??= []).push(matchId);
  return groups;
};

function mark(call: MemberCall, add: boolean): Reply {
  const [sportId, matchId] = [numberFrom(call.body["sportId"]), numberFrom(call.body["matchID"])];
  if (sportId === undefined || matchId === undefined) return envelope(2);
  if (!add) {
    call.member.favourites.delete(matchId);
    return true;
  }
  if (call.world.book.desk(matchId)?.fixture.sportId !== sportId) return envelope(2);
  call.member.favourites.set(matchId, sportId);
  return true;
}

/** The most important matches on offer: big leagues, live before today, slightly shuffled. */
function top(world: World, count: number, salt: number): readonly Desk[] {
  const all = ([3, 2, 1] as const)
    .flatMap((stage) => [...world.book.on(stage)])
    .filter(({ fixture, level }) => isCounted(fixture) && level >= 0.6)
    // a match that has ended is still listed, and offers nothing
    .filter((desk) => desk.stage !== 3 || world.clock.now() < endOf(desk, world.book.room));
  const rank = ({ fixture, level, stage }: Desk) =>
    level * 10 + stage + (hash(world.seed, fixture.id, salt) % 100) / 40;
  return all.toSorted((a, b) => rank(b) - rank(a)).slice(0, count);
}

const topBySport = (world: World, count: number, salt: number): Reply => ({
  Code: 0,
  Data: bySport(top(world, count, salt).map(({ fixture }) => [fixture.id, fixture.sportId] as const)),
});

const isNumber = (name: string): name is Exclude<keyof Preference, "Language"> => name !== "Language";

const NUMBERS = Object.keys(newPreference()).filter(isNumber);

function savePreference({ body, member }: Call): Reply {
  if (member === undefined) return { Code: 0 };
  const next: Preference = { ...member.preference };
  for (const name of NUMBERS) {
    if (body[name] === undefined) continue;
    const value = numberFrom(body[name]);
    if (value === undefined) return envelope(2);
    next[name] = value;
  }
  const language = body["Language"];
  if (language !== undefined) {
    if (!isLanguage(language)) return envelope(2);
    next.Language = language;
  }
  if (!member.styles.includes(next.OddsStyle)) return envelope(2);
  member.preference = next;
  return { Code: 0 };
}

function logout({ world, member }: Call): Reply {
  if (member) world.expireToken(member.account);
  return { Code: 0 };
}

/** The calls under /api/Comm (contract, Others). */
export const COMM_ROUTES: readonly Route[] = [
  { method: "post", path: "/api/Comm/AddFavorite", login: true, answer: forMember((call) => mark(call, true)) },
  { method: "post", path: "/api/Comm/RemoveFavorite", login: true, answer: forMember((call) => mark(call, false)) },
  {
    method: "get",
    path: "/api/Comm/GetFavorite",
    login: true,
    answer: forMember(({ member }) => ({ Code: 0, Data: bySport(member.favourites) })),
  },
  {
    method: "get",
    path: "/api/Comm/GetAllFavorite",
    login: false,
    answer: ({ world }) => topBySport(world, MARKED, 2),
  },
  { method: "get", path: "/api/Comm/GetAllHotMatch", login: false, answer: ({ world }) => topBySport(world, HOT, 1) },
  { method: "get", path: "/api/Comm/GetTV", login: false, answer: getTv },
  { method: "post", path: "/api/Comm/SavePreference", login: false, answer: savePreference },
  { method: "get", path: "/api/Comm/Logout", login: false, answer: logout },
];
