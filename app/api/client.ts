import { type QueryClient } from "@tanstack/react-query";
import type { KyInstance } from "ky";
import * as v from "valibot";
import { appOf } from "#app/application/app.ts";
import { config } from "#app/config.ts";
import { earlyKey, takeEarly } from "#app/stores/first/early.ts";
import { type Credentials, useSession } from "#app/stores/session.ts";
import { addressOf, type Query } from "./address.ts";
import { countingDrops } from "./dropped.ts";
import { Failure } from "./failure.ts";
import { plainText } from "./plainText.ts";

/** Time limit of a call, headers and body together, ms (spec §7). */
export const CALL_LIMIT_MS = 30_000;

/** The three services of the contract, by their configured base URL. */
type Service = "api" | "access" | "stats";

const baseOf = (service: Service): string => {
  const { apiBase, accessBase, statsBase } = config();
  return { api: apiBase, access: accessBase, stats: statsBase }[service].replace(/\/$/, "");
};

const device: { uid: string | undefined } = { uid: undefined };

/** The device uid sent with every call once it is known (spec §7, header Etag). */
export const setDeviceUid = (uid: string): void => {
  device.uid = uid;
};

type Head = Record<string, string>;

function headers(service: Service, as: Credentials | undefined): Head {
  // statistics may come from another company, which learns nothing about the member (trust E12)
  if (service === "stats") return {};
  return {
    ...(as && { Authorization: as.token }),
    ...(as?.bcs && { BCS: as.bcs }),
    ...(device.uid && { Etag: device.uid }),
  };
}

type Arrival = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * How calls are sent whose response is the same for all members, if the operator prices all alike (OPS-10,
 * api/sharedCalls.ts).
 */
export interface Sharing {
  readonly isShared: (path: string) => boolean;
  /** Receives how long a response was held in an HTTP cache. */
  readonly noteAge: (path: string, answered: Headers) => void;
}

/** What a call waits for before it is sent; undefined = nothing. */
export type Hold = (client: QueryClient, path: string) => Promise<void> | undefined;

interface Sender {
  arrival: Arrival;
  ky: Promise<KyInstance> | undefined;
  sharing: Sharing;
  hold: Hold;
}

const sender: Sender = {
  arrival: (load) => load(),
  ky: undefined,
  sharing: { isShared: () => false, noteAge: () => undefined },
  hold: () => undefined,
};

/** From now on each call asks this before it is sent (OPS-07). */
export const holdCalls = (hold: Hold): void => {
  sender.hold = hold;
};

/** From now on these calls are sent without any member data, and may be answered from an HTTP cache. */
export const shareCalls = (sharing: Sharing): void => {
  sender.sharing = sharing;
};

/** Lets the app watch the chunk that makes calls while it loads (NET-12). */
export const watchSender = (arrival: Arrival): void => {
  sender.arrival = arrival;
};

/**
 * The HTTP library: a chunk of its own, because the first list was requested before the app's code loaded
 * (performance 3).
 */
const loadSender = (): Promise<KyInstance> =>
  (sender.ky ??= sender
    .arrival(() => import("ky"))
    .then(
      (part) => part.default,
      (reason: unknown) => {
        sender.ky = undefined;
        throw reason;
      },
    ));

interface Call {
  readonly method: "get" | "post";
  readonly path: string;
  readonly service?: Service;
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Whose credentials to send; by default the signed-in member's. */
  readonly as?: Credentials | undefined;
}

/** The response to this call if app/start/boot.ts has already requested it (performance 3). */
async function earlyAnswer({ service = "api", path, query = {} }: Call, head: Head): Promise<Response | undefined> {
  return (await takeEarly(earlyKey(addressOf(baseOf(service), path, query), head)))?.response;
}

/** The promise, or a failure if the signal comes first: an early response was requested without it. */
function until<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const cut = new Promise<never>((_, failed) => {
    const stop = () => failed(new DOMException("aborted", "AbortError"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  cut.catch(() => undefined);
  return Promise.race([promise, cut]);
}

/** Sends a call that was not requested early. */
async function send(asked: Call, head: Head, signal: AbortSignal, cache: RequestCache): Promise<Response> {
  const { method, path, service = "api", query, body } = asked;
  const ky = await until(signal, loadSender());
  return ky(`${baseOf(service)}/${path}`, {
    method,
    headers: head,
    ...(query && { searchParams: query }),
    ...(body !== undefined && { json: body }),
    signal,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    cache,
    credentials: "omit",
  });
}

/**
 * The headers and cache mode of a call: one that is the same for all members goes without credentials and may be
 * cached.
 */
function mannerOf(client: QueryClient, { service = "api", path, as }: Call): { head: Head; cache: RequestCache } {
  if (sender.sharing.isShared(path)) return { head: {}, cache: "no-cache" };
  return { head: headers(service, as ?? useSession.of(appOf(client)).getState().credentials), cache: "no-store" };
}

/** Makes one call and returns its JSON. Throws Failure, or the caller's own abort. Nothing is ever retried here. */
export async function call(client: QueryClient, asked: Call): Promise<unknown> {
  const { method, path, signal } = asked;
  const wait = sender.hold(client, path);
  if (wait) await (signal ? until(signal, wait) : wait);
  // read only after the wait: the member may have signed in or out meanwhile
  const { head, cache } = mannerOf(client, asked);
  const limit = new AbortController();
  // our own timer: it must run until the body is complete, and stand still when a test holds the clock
  const timer = setTimeout(() => limit.abort(), CALL_LIMIT_MS);
  try {
    const ends = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    const early = method === "get" ? await until(ends, earlyAnswer(asked, head)) : undefined;
    const response = early ?? (await send(asked, head, ends, cache));
    const { status } = response;
    if (status < 200 || status > 399) throw new Failure("http", path, -status, "", secondsToWait(response));
    const answer = parse(path, await until(ends, response.text()), status);
    sender.sharing.noteAge(path, response.headers);
    return answer;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (signal?.aborted) throw error;
    throw new Failure(limit.signal.aborted ? "timeout" : "network", path, -2);
  } finally {
    clearTimeout(timer);
  }
}

/** Retry-After in seconds, given as such or as a date; undefined if the server sends none. */
function secondsToWait({ headers: answered }: Response): number | undefined {
  const value = answered.get("Retry-After");
  if (value === null || value.trim() === "") return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : undefined;
}

/** The body of a response from 200 to 399 (spec §7); where it cannot be read, all that is known is the status. */
function parse(path: string, text: string, status: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw status === 200 ? new Failure("schema", path, -1) : new Failure("http", path, -status);
  }
}

const envelope = v.looseObject({ Code: v.number(), Message: v.optional(v.nullable(v.unknown())) });

/**
 * Reads the envelope: returns the whole response if Code is 0, otherwise throws Failure with the code and the server's
 * words.
 */
export function opened(path: string, answer: unknown): Record<string, unknown> {
  const read = v.safeParse(envelope, answer);
  if (!read.success) throw new Failure("schema", path, -1);
  const { Code, Message } = read.output;
  if (Code !== 0) throw new Failure("envelope", path, Code, typeof Message === "string" ? plainText(Message, 200) : "");
  return read.output;
}

/**
 * Decodes a response by its schema; what does not fit is a schema failure, never a surprise exception in a screen
 * (NET-01).
 */
export function decoded<T>(path: string, schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const read = countingDrops(path, () => v.safeParse(schema, answer, { abortEarly: true }));
  if (!read.success) throw new Failure("schema", path, -1);
  return read.output;
}

/** GET under /api, with the envelope read. */
export const get = async (
  client: QueryClient,
  path: string,
  query: Query,
  signal?: AbortSignal,
  as?: Credentials,
): Promise<Record<string, unknown>> => opened(path, await call(client, { method: "get", path, query, signal, as }));

/** POST under /api, with the envelope read. */
export const post = async (
  client: QueryClient,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Record<string, unknown>> => opened(path, await call(client, { method: "post", path, body, signal }));
