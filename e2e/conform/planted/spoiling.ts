import { randomUUID } from "node:crypto";
import { type BoardData, type MatchRow } from "#app/api/odds/matchData.ts";

/** Defects of a backend, planted between it and the checks: if its check does not find one, that check is worthless. */

/** A call on its way. */
export interface Passing {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly token: string | null;
}

/** A response on its way; a defect changes it. */
export interface Reply {
  status: number;
  readonly headers: Headers;
  json: unknown;
  /** How much later it arrives, ms. */
  late?: number;
}

/** A defect. */
export interface Defect {
  /** The check that must find it. */
  readonly check: string;
  readonly words: string;
  /** It costs, and breaks nothing: the check passes with a warning. */
  readonly warns?: true;
  readonly spoil?: (reply: Reply, passing: Passing) => void;
  /** Changes the request instead. */
  readonly mislead?: (passing: Passing) => Record<string, unknown> | undefined;
}

/** A response of any content. */
export type Wide = Record<string, unknown>;

/** Spoils the responses of one call; a response that is not a success passes unchanged. */
export const at =
  (call: string, change: (json: Wide, passing: Passing, reply: Reply) => void) => (reply: Reply, passing: Passing) => {
    const json = reply.json as Wide | null;
    if (passing.call === call && typeof json === "object" && json !== null) change(json, passing, reply);
  };

/** Spoils what is under Data. */
export const dataAt = (call: string, change: (data: Wide, passing: Passing) => void) =>
  at(call, (json, passing) => {
    if (typeof json["Data"] === "object" && json["Data"] !== null) change(json["Data"] as Wide, passing);
  });

/** Spoils a board that contains a match. */
export const board = (call: string, change: (data: BoardData, passing: Passing, first: MatchRow) => void) =>
  at(call, (json, passing) => {
    const data = json as unknown as BoardData;
    const first = data.MH?.[0];
    if (first !== undefined) change(data, passing, first);
  });

/** Spoils the live board. */
export const live = (change: (data: BoardData, passing: Passing, first: MatchRow) => void) =>
  board("GetLiveMatchOdds", change);
/** Spoils today's and the early board. */
export const coming = (change: (data: BoardData, passing: Passing, first: MatchRow) => void) =>
  board("GetNoLiveMatchOdds", change);

/** True for a request with a T. */
export const isDelta = ({ query }: Passing): boolean => query.has("updateTime");

/** The rows of one market on a board. */
export const rowsIn = (data: BoardData, market: string): [string, unknown[]][] =>
  data.MH.flatMap(({ MK }) =>
    Object.entries(MK[market] ?? {}).flatMap(([couId, row]) =>
      row === null ? [] : [[couId, row as unknown as unknown[]] satisfies [string, unknown[]]],
    ),
  );

/** Removes what takes markets and rows away. */
export function withoutNulls(MK: MatchRow["MK"]): void {
  for (const [id, rows] of Object.entries(MK))
    if (rows === null) delete MK[id];
    else for (const [couId, row] of Object.entries(rows)) if (row === null) delete rows[couId];
}

/** The line with the lowest CouID of the first match that has more than one in a market. */
export function lowestOf(data: BoardData, market: string): unknown[] | undefined {
  const rows = data.MH.map((match) => rowsIn({ ...data, MH: [match] }, market)).find(({ length }) => length > 1);
  return rows?.toSorted(([a], [b]) => Number(a) - Number(b))[0]?.[1];
}

/** Spoils every bet of a list, whichever order it has. */
export const everyBet = (call: string, change: (bet: Wide) => void) =>
  dataAt(call, ({ Bets }) => {
    for (const bet of (Bets as Wide[] | undefined) ?? []) change(bet);
  });

/** Adds to a number. */
export const bump = (data: Wide, name: string, by = 1): void => {
  if (typeof data[name] === "number") data[name] += by;
};

/** Spoils each response in a different way; `turn` counts them. */
export const eachTime = (spoil: (turn: number) => Required<Defect>["spoil"]): Required<Defect>["spoil"] => {
  let turn = 0;
  return (reply, passing) => spoil((turn += 1))(reply, passing);
};

/** True for a request by C04 or C05. */
export const unknownField = (passing: Passing): boolean =>
  passing.query.has("conformance") || passing.body?.["Conformance"] !== undefined;

/** The body under another ClientRef. */
export const otherRef = ({ body }: Passing): Wide | undefined => body && { ...body, ClientRef: randomUUID() };

/** A cash-out at a rate that no bookmaker offers. */
export const greedy = ({ call, body }: Passing): Wide | undefined =>
  call === "Insurance" && body ? { ...body, Rate: 9 } : undefined;

/** Replaces or removes a header of the response. */
export const header =
  (call: string, name: string, value: string | undefined): Required<Defect>["spoil"] =>
  (reply, passing) => {
    if (passing.call !== call) return;
    if (value === undefined) reply.headers.delete(name);
    else reply.headers.set(name, value);
  };
