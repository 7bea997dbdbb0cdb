import { type RequestListener } from "node:http";
import { type Player } from "#mocks/tape/player.ts";
import { STATISTICS, type TapeHead } from "#mocks/tape/tape.ts";

/**
 * What a tape never has but a page needs at startup: a visitor's preference in the tape's style, and no announcements.
 */
const visitorsAnswers = ({ language, oddsStyle }: TapeHead): Readonly<Record<string, object>> => ({
  GetPreference: {
    Code: 0,
    AllowOddsStyle: [oddsStyle],
    OddsStyle: oddsStyle,
    TimeZone: 8,
    AutoSwitchDarkMode: 0,
    SortTime: 0,
    AutoAccept: 0,
    AcceptNotice: 1,
    Language: language,
    SpCtrl: { HasDarkMode: 1, HasBurma: 0, HasStats: 1, area: 1 },
  },
  GetNotice: { Code: 0, Data: [] },
});

/** Everything about a member, and whatever is not on the tape. */
const LOGIN = { Code: 3, Message: "There is no member on a tape." };

/** The call and the parameters of a URL, from the service's base on. */
function askedBy({ pathname, searchParams }: URL): { call: string; ask: Record<string, string> } {
  const [before, last = ""] = pathname.split("/").slice(-2);
  const ask = Object.fromEntries(searchParams);
  return before === "match" ? { call: STATISTICS, ask: { ...ask, statsId: last } } : { call: last, ask };
}

/** A tape's response to a URL at a time, ms from its beginning: the same bytes each time. */
export function played(player: Player, head: TapeHead, url: URL, at: number): { status: number; text: string } {
  const { call, ask } = askedBy(url);
  const instead = visitorsAnswers(head)[call] ?? LOGIN;
  return player.answer(call, ask, at) ?? { status: 200, text: JSON.stringify(instead) };
}

/**
 * The fifth interface: a tape over HTTP. `now` is the position on the tape, ms from its beginning; a test drives it.
 */
export const tapeDoor =
  (player: Player, head: TapeHead, now: () => number): RequestListener =>
  (req, res) => {
    const cors = {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, OPTIONS",
      "access-control-allow-headers": "authorization, bcs, etag, content-type",
      "access-control-max-age": "7200",
      "access-control-expose-headers": "retry-after, age, date",
    };
    if (req.method === "OPTIONS") {
      res.writeHead(204, cors).end();
      return;
    }
    const { status, text } = played(player, head, new URL(req.url ?? "/", "http://tape"), now());
    const date = new Date(Date.parse(head.from) + now()).toUTCString();
    const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", date };
    res.writeHead(status, { ...cors, ...headers }).end(text);
  };
