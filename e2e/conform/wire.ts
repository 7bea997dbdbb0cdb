import { readFileSync } from "node:fs";
import { type Asks } from "#app/api/contract/asks.ts";

/** The name of a call of the contract. */
export type CallName = keyof Asks;

/** Who calls: the member of --token, the one of --token2, nobody, or somebody with an invalid token. */
type Asker = "member" | "other" | "visitor" | "broken";

interface Ask {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly as?: Asker;
  /** For the statistics path, in place of its id. */
  readonly id?: number;
}

/** A response, with everything that a finding needs to show. */
export interface Answer {
  readonly call: string;
  readonly method: string;
  readonly address: string;
  readonly as: Asker;
  /** The headers that were sent. */
  readonly sent: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON; undefined if it is not JSON. */
  readonly json: unknown;
  /** From the request to the last byte, ms. */
  readonly ms: number;
}

/** The backend's base URLs, and the credentials. */
export interface Backend {
  /** The /api base, without a trailing slash. */
  readonly api: string;
  readonly access: string;
  readonly stats: string;
  readonly token: string;
  readonly token2?: string | undefined;
  readonly bcs?: string | undefined;
  /** How long to wait for a response, ms; 30 s by default. */
  readonly patience?: number;
  readonly fetch: typeof fetch;
}

interface Operation {
  readonly operationId: string;
  readonly servers: readonly { readonly url: string }[];
}

const document = JSON.parse(readFileSync(new URL("../../app/api/openapi.json", import.meta.url), "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const PLACES = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, servers }]) => [
      operationId === "GetMatchStats" ? "match/{statsId}" : operationId,
      { method: method.toUpperCase(), path, service: servers[0]?.url.slice(1) as "api" | "access" | "stats" },
    ]),
  ),
);

/** Calls a backend and keeps every response. */
export interface Wire {
  ask(call: CallName, ask?: Ask): Promise<Answer>;
  /** Any other request: a preflight, a path that does not exist. */
  send(method: string, address: string, headers?: Record<string, string>): Promise<Answer>;
  /** The same request once more. */
  again(answer: Answer): Promise<Answer>;
  /** Every response so far, oldest first. */
  readonly log: readonly Answer[];
  /** From now on the member calls with this token. */
  renew(token: string): void;
  token(): string;
}

const PATIENCE_MS = 30_000;

const isLate = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

const ENCODINGS = "accept-encoding";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A request on its way to a backend, and what is noted of it. */
type Request = Pick<Answer, "call" | "as" | "body" | "method" | "address" | "sent">;

/** Sends a request and reads the whole response; `patience` is how long it may take, ms. */
async function fetched({ fetch, patience = PATIENCE_MS }: Backend, asked: Request): Promise<Answer> {
  const { call, method, address, sent, body } = asked;
  const started = performance.now();
  const request = () =>
    fetch(address, {
      method,
      headers: sent,
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body }),
    });
  // the other side may have closed a reused connection meanwhile; a request that changes something is never sent
  // twice
  const retried = (error: unknown) => (method === "POST" || isLate(error) ? Promise.reject(error) : request());
  const whole = async (response: Response) => ({ response, text: await response.text() });
  const { response, text } = await request()
    .catch(retried)
    .then(whole)
    .catch((error: unknown) => {
      throw isLate(error) ? new Error(`${call} did not answer within ${patience / 1_000} s`) : error;
    });
  const { status, headers } = response;
  return { ...asked, status, headers, text, json: parsed(text), ms: performance.now() - started };
}

/** Where a call is, with its query. */
function placeOf(backend: Backend, call: CallName, { query = {}, id = 0 }: Ask) {
  const place = PLACES.get(call);
  if (place === undefined) throw new RangeError(`no call ${call}`);
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
  const address = `${backend[place.service]}${place.path.replace("{statsId}", String(id))}${search}`;
  return { method: place.method, service: place.service, address };
}

/** Opens the connection to a backend. */
export function openWire(backend: Backend): Wire {
  const log: Answer[] = [];
  let { token } = backend;
  const tokens = { member: () => token, other: () => backend.token2, visitor: () => undefined, broken: () => "broken" };
  const headersOf = (as: Asker, hasBody: boolean): Record<string, string> => {
    const session = tokens[as]();
    return {
      [ENCODINGS]: "br, gzip",
      ...(session !== undefined && session !== "" && { authorization: session }),
      ...(as === "member" && backend.bcs !== undefined && { bcs: backend.bcs }),
      ...(hasBody && { "content-type": "application/json" }),
    };
  };
  const send = async (asked: Request): Promise<Answer> => {
    const answer = await fetched(backend, asked);
    log.push(answer);
    return answer;
  };
  return {
    ask: async (call, ask = {}) => {
      const { service, ...place } = placeOf(backend, call, ask);
      const body = ask.body && JSON.stringify(ask.body);
      const as = service === "stats" ? "visitor" : (ask.as ?? "member");
      return send({ call, as, ...place, sent: headersOf(as, body !== undefined), body });
    },
    again: ({ call, method, address, as, body }) =>
      send({ call, method, address, sent: headersOf(as, body !== undefined), as, body }),
    send: (method, address, headers = {}) =>
      send({
        call: address,
        method,
        address: `${backend.api}${address}`,
        sent: headers,
        as: "visitor",
        body: undefined,
      }),
    log,
    renew: (next) => {
      token = next;
    },
    token: () => token,
  };
}

/** The request as a command to type; tokens are variables, so that a report can be passed on. */
export function curlOf({ method, address, as, sent, body }: Answer): string {
  const named: Readonly<Record<string, string>> = {
    authorization: { member: '"Authorization: $TOKEN"', other: '"Authorization: $TOKEN2"' }[as as string] ?? "",
    bcs: '"BCS: $BCS"',
  };
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    ENCODINGS in sent ? "curl -i --compressed" : "curl -i",
    ...(method === "GET" ? [] : [`-X ${method}`]),
    ...Object.entries(sent)
      .filter(([name]) => name !== ENCODINGS)
      .map(([name, value]) => `-H ${named[name] || quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
    quoted(address),
  ].join(" ");
}
