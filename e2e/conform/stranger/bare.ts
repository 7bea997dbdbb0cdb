import { type Ask, refuse } from "./ask.ts";

/** Fields of requests that a server need not know: the contract marks them (+). */
const ASKED = ["playType", "date", "page", "pageSize", "leagueId", "outright", "comboId"];

/** Calls in which a date is no addition. */
const BY_DAY: ReadonlySet<string> = new Set(["GetSettleBetList", "GetSettleMatchResult"]);

/** Fields that a server may leave out of any answer: (+), or optional in a record. */
const OF_ALL = ["MinParlay", "Full", "ClientRef", "Sales", "BetIDs"];

/** The same of one call. BetID stays: without it a bet could not be looked at. */
const OF_CALL: Readonly<Record<string, readonly string[]>> = {
  Bet: ["Status"],
  OrBet: ["Status"],
  GetSingleMatchOdds: ["T", "SportID", "M", "MEXT", "ML", "S"],
  GetLeagueMatchOdds: ["T", "LG"],
  GetBatchMatchOdds: ["LG"],
};

const ONLY_STYLE = 2;

/** A request as a server reads it that knows nothing but what the contract asks for, and decimal odds alone. */
export function bareAsk(ask: Ask): Ask {
  const query = new URLSearchParams(ask.query);
  for (const name of ASKED) if (name !== "date" || !BY_DAY.has(ask.call)) query.delete(name);
  const style = Number(query.get("oddsStyle") ?? query.get("OddsStyle") ?? ask.body["OddsStyle"] ?? ONLY_STYLE);
  if (style !== ONLY_STYLE) refuse(2, `estilo ${style}: no se ofrece`);
  const { ClientRef: _ref, ...body } = ask.body;
  if (!query.has("OddsStyle")) query.set("oddsStyle", String(ONLY_STYLE));
  return { ...ask, query, body };
}

/** The answer without what may be left out. */
export function bareAnswer(call: string, said: object): object {
  const left = new Set([...OF_ALL, ...(OF_CALL[call] ?? [])]);
  const text = JSON.stringify(said, (name, value: unknown) => (left.has(name) ? undefined : value));
  const bare = JSON.parse(text) as object;
  return call === "GetPreference" ? { ...bare, AllowOddsStyle: [ONLY_STYLE], OddsStyle: ONLY_STYLE } : bare;
}
