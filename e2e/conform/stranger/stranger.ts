import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { openAround, STATISTICS } from "./around.ts";
import { type Ask, type Call, memberOf, Refusal } from "./ask.ts";
import { bareAnswer, bareAsk } from "./bare.ts";
import { openBetting } from "./bets.ts";
import { openBoards } from "./boards.ts";
import { type Day, openDay } from "./day.ts";
import { type Member, withHistory } from "./members.ts";
import { openRecords } from "./records.ts";
import { openSales } from "./sales.ts";
import { openTickets } from "./tickets.ts";

/** Where its calls are; not where the simulated bookmaker has them. */
const API = "/caja/v9/";
const ACCESS = "/puerta/RefreshToken";
const STATS = "/cifras/match/";

/** How long a session lasts, ms. */
const SESSION_MS = 900_000;

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "*",
  "Access-Control-Allow-Headers": "*, Authorization",
  "Access-Control-Expose-Headers": "*",
  "Access-Control-Max-Age": "86400",
};

/** The calls that are the same for everybody. */
const PUBLIC: ReadonlySet<string> = new Set([
  "GetMenu",
  "GetLiveMatchOdds",
  "GetNoLiveMatchOdds",
  "GetSingleMatchOdds",
  "GetLeagueMatchOdds",
  "GetBatchMatchOdds",
  "GetMixparlaySchedule",
  "GetScheduleDateGroup2",
  "GetMatchMinParlayCount",
  "GetOutRight",
  "GetSettleMatchResult",
  "GetAllFavorite",
  "GetAllHotMatch",
]);

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a gateway says of an address behind which it knows no service. */
const NO_SERVICE: Reply = {
  status: 503,
  headers: { "Cache-Control": "no-store", "Retry-After": "30" },
  body: { Code: -503, Message: "Servicio no disponible" },
};

const barely =
  (call: Call): Call =>
  (ask) => {
    const said = call(bareAsk(ask));
    return said === true ? said : bareAnswer(ask.call, said);
  };

/** Who has which token. */
function openSessions(now: () => number) {
  const members = new Map<string, Member>();
  const tokens = new Map<string, Member>();
  const coded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const issue = (member: Member): string => {
    const exp = Math.floor((now() + SESSION_MS) / 1_000);
    const claims = { exp, Balance: member.balance, Account: member.account, Currency: "CLP", Paused: 0 };
    const token = `${coded({ alg: "none" })}.${coded(claims)}.${tokens.size}`;
    tokens.set(token, member);
    return token;
  };
  const memberNamed = (account: string): Member => {
    const known = members.get(account);
    if (known) return known;
    const empty = { bets: [], refs: new Map(), favourites: new Map(), preference: {} };
    const member = withHistory({ account, balance: 2_500.25, ...empty });
    members.set(account, member);
    return member;
  };
  return { issue, of: (token: string) => tokens.get(token), signIn: (account: string) => issue(memberNamed(account)) };
}

const read = async (request: IncomingMessage): Promise<Ask["body"]> => {
  const text = Buffer.concat((await request.toArray()) as Buffer[]).toString("utf8");
  return text === "" ? {} : (JSON.parse(text) as Ask["body"]);
};

/** What a member is told of themselves. */
function user(ask: Ask) {
  const { account, balance } = memberOf(ask);
  const Data = { BCS: "", token: "", AllowTheme: [], Paused: 0, Currency: "CLP", Balance: balance };
  return { Data: { ...Data, ShowName: `${account.slice(0, 2)}…`, Account: account } };
}

/** Its calls by name. */
function callsOf(day: Day): Readonly<Record<string, Call>> {
  const { nextT, calls } = openBoards(day);
  return {
    ...calls,
    ...openTickets(day),
    ...openBetting(day),
    ...openRecords(day),
    ...openSales(day),
    ...openAround(day, nextT),
    GetUserInfo: user,
  };
}

/** What is said to an address that is none of its calls; undefined = it is one. */
function aside(
  sessions: ReturnType<typeof openSessions>,
  pathname: string,
  request: IncomingMessage,
): Reply | undefined {
  if (request.method === "OPTIONS") return { status: 204 };
  const member = sessions.of(request.headers.authorization ?? "");
  if (pathname === ACCESS)
    return { status: 200, body: member ? { Token: sessions.issue(member), ErrorCode: 0 } : { ErrorCode: 401 } };
  return pathname.startsWith(STATS) ? { status: 200, body: STATISTICS } : undefined;
}

function send(response: ServerResponse, { status, headers, body }: Reply, now: number): void {
  const text = body === undefined ? "" : JSON.stringify(body);
  const packed = text.length > 1_000 ? { bytes: gzipSync(text), coding: { "Content-Encoding": "gzip" } } : undefined;
  response.writeHead(status, {
    ...CORS,
    Date: new Date(now).toUTCString(),
    Vary: "Accept-Encoding",
    ...(body !== undefined && { "Content-Type": "application/json;charset=UTF-8" }),
    ...packed?.coding,
    ...headers,
  });
  response.end(packed?.bytes ?? text);
}

const BROKEN: Reply = { status: 500, headers: { "Cache-Control": "no-store" }, body: { Code: 4, Message: "¡Ay!" } };

/**
 * A second bookmaker, written from the contract alone: it shares no line with the simulated one and decides otherwise
 * wherever the contract leaves a choice. `bare` leaves out everything that the contract lets a server leave out. Its
 * clock stands until `pass`.
 */
export function openStranger({ bare = false } = {}) {
  const day = openDay();
  const sessions = openSessions(day.now);
  const calls = callsOf(day);
  let answers = 0;
  const enveloped = (call: Call, ask: Ask): unknown => {
    try {
      const said = bare ? barely(call)(ask) : call(ask);
      // an unknown field that is another in each answer, and the code behind everything
      return said === true ? said : { ...said, Trace: `n/${(answers += 1)}`, Code: 0 };
    } catch (error) {
      if (error instanceof Refusal) return { Message: error.message, Code: error.code };
      throw error;
    }
  };
  const answered = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams: query } = new URL(request.url ?? "", "http://stranger");
    const beside = aside(sessions, pathname, request);
    if (beside !== undefined) return beside;
    const name = pathname.startsWith(API) ? (pathname.split("/").at(-1) ?? "") : "";
    const call = calls[name];
    if (call === undefined) return NO_SERVICE;
    const body = await read(request);
    const member = sessions.of(request.headers.authorization ?? "");
    const kept = PUBLIC.has(name) ? "S-MaxAge=1, Max-Age=0, Public" : "No-Store, Private";
    return {
      status: 200,
      headers: { "Cache-Control": kept },
      body: enveloped(call, { call: name, query, body, member }),
    };
  };
  const server = createServer((request, response) => {
    answered(request).then(
      (reply) => send(response, reply, day.now()),
      () => send(response, BROKEN, day.now()),
    );
  });
  return {
    server,
    pass: day.pass,
    signIn: sessions.signIn,
    /** The bases of its calls, below a host. */
    bases: {
      api: API.slice(0, -1),
      access: ACCESS.slice(0, -"/RefreshToken".length),
      stats: STATS.slice(0, -"/match/".length),
    },
  };
}
