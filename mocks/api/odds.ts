import { SPORT_IDS } from "#app/domain/odds/sports.ts";
import { BOARD_ROUTES, styleFrom } from "#mocks/api/boards.ts";
import { type Call, envelope, languageFrom, numberFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { isCounted } from "#mocks/book/desk.ts";
import { COMBOS } from "#mocks/catalogue/combos.ts";
import { singleLimits } from "#mocks/taking/limits.ts";
import { major, newPreference } from "#mocks/ledger/members.ts";
import { findSelection, type Wanted } from "#mocks/taking/quote.ts";
import { bcsOf } from "#mocks/ledger/tokens.ts";
import { outrightCount } from "#mocks/outright/outrights.ts";

function preference({ member }: Call): Reply {
  const area = member?.area ?? 1;
  return {
    ...envelope(0, ""),
    AllowOddsStyle: member?.styles ?? [1, 2, 3, 4, 5],
    ...(member?.preference ?? newPreference()),
    SpCtrl: { HasDarkMode: area === 2 ? 0 : 1, HasBurma: area === 2 ? 1 : 0, HasStats: 1, area },
  };
}

function menu({ world, query }: Call): Reply {
  const language = languageFrom(query.get("language"));
  const counts = new Map(
    SPORT_IDS.map((id) => [
      id as number,
      { SportID: id as number, L: 0, T: 0, E: 0, MixParlay: 0, OutRight: outrightCount(id) },
    ]),
  );
  for (const stage of [1, 2, 3] as const) {
    for (const { fixture } of world.book.on(stage)) {
      const held = counts.get(fixture.sportId);
      if (held === undefined || !isCounted(fixture)) continue;
      if (stage === 3) held.L += 1;
      else if (stage === 2) held.T += 1;
      else held.E += 1;
      if (stage !== 3 && fixture.minParlay > 0) held.MixParlay += 1;
    }
  }
  const Sports = [...counts.values()].filter(({ L, T, E, OutRight }) => L + T + E + OutRight > 0);
  const Combos = COMBOS.map(({ id, names, sports }) => ({
    ComboID: id,
    Name: names[language] ?? names["en-US"],
    Menus: Sports.filter(({ SportID }) => sports.includes(SportID)),
  }));
  return { Code: 0, Sports, Combos };
}

/** A selection of a query: ids of match, market, line and position, and the style. */
export function wantedFrom(query: URLSearchParams): Wanted | undefined {
  const [matchId, marketId, couId] = [query.get("MatchID"), query.get("MarketID"), query.get("CouID")].map(numberFrom);
  const betPos = query.has("BetPos") ? numberFrom(query.get("BetPos")) : 1;
  if (matchId === undefined || marketId === undefined || couId === undefined || betPos === undefined) return undefined;
  return { matchId, marketId, couId, betPos, style: styleFrom(query.get("OddsStyle")) };
}

function ticketOdds({ world, query, member }: Call): Reply {
  const wanted = wantedFrom(query);
  if (wanted === undefined) return envelope(2);
  const found = findSelection(world, wanted);
  if (typeof found === "number") return envelope(found, found === 1 ? "The market is closed." : undefined);
  const { desk, line, row, odds, decimal } = found;
  return {
    Code: 0,
    Data: {
      BetLimit: singleLimits(desk, wanted.marketId, decimal, member?.currency ?? "USD"),
      Ticket: {
        GameID: line.gameId,
        TicketID: world.tickets.issue(wanted.matchId, wanted.couId),
        CurrentOdds: odds,
        Hdp: row[0],
        BonusFlag: line.bonus,
        Status: line.status,
      },
    },
  };
}

function userInfo({ member, world }: Call): Reply | Promise<Reply> {
  if (member === undefined) return envelope(3);
  return world.signIn(member.account).then(({ token }) => ({
    Code: 0,
    Data: {
      Account: member.account,
      ShowName: member.showName,
      Balance: major(member.cents),
      ...(member.cashCents === undefined ? {} : { CashBalance: major(member.cashCents) }),
      Currency: member.currency,
      Paused: member.paused ? 1 : 0,
      AllowTheme: member.area === 1 ? [1, 3, 4, 99] : [1, 2, 3, 4, 99],
      token,
      BCS: bcsOf(member.account),
    },
  }));
}

/** The calls under /api/odds (contract, Odds). */
export const ODDS_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/odds/GetPreference", login: false, answer: preference },
  { method: "get", path: "/api/odds/GetMenu", login: false, answer: menu },
  ...BOARD_ROUTES,
  { method: "get", path: "/api/odds/GetTicketOdds", login: false, answer: ticketOdds },
  { method: "get", path: "/api/odds/GetUserInfo", login: true, answer: userInfo },
];
