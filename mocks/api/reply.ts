import { http, HttpResponse, type RequestHandler } from "msw";
import { isLanguage, type Language, languageOf } from "#app/domain/member/languages.ts";
import { type Fault } from "#mocks/world/faults.ts";
import { refusal } from "#mocks/ledger/house.ts";
import { type Member } from "#mocks/ledger/members.ts";
import { type World } from "#mocks/world/world.ts";

/** One call as its handler sees it. */
export interface Call {
  readonly world: World;
  readonly query: URLSearchParams;
  readonly path: string;
  /** The origin that was called: scheme, host and port. */
  readonly origin: string;
  /** The JSON body of a POST; {} if there is none or it is not an object. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly member: Member | undefined;
}

/** An answer: an envelope object, a bare value, or JSON text that is ready to send. */
export type Reply = object | boolean | { readonly text: string };

const LOGIN = { Code: 3, Message: "Please log in again." };

/** The general codes' words (spec §8). */
const WORDS: Readonly<Record<number, string>> = {
  [-1]: "System error, try again later.",
  2: "Parameter error.",
  3: "Authentication failed, log in again.",
  4: "The service is busy.",
  5: "Please reload the page.",
  6: "The odds are being updated.",
  8: "Your region cannot bet.",
};

/** An envelope that carries only a code and its words. */
export const envelope = (Code: number, Message = WORDS[Code] ?? ""): { Code: number; Message: string } => ({
  Code,
  Message,
});

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("The caller went away", "AbortError")), {
      once: true,
    });
  });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function bodyOf(request: Asked): Promise<Record<string, unknown> | undefined> {
  if (request.method === "GET") return {};
  try {
    const value: unknown = JSON.parse(await request.text());
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (reply: Reply): string =>
  typeof reply === "object" && "text" in reply && Object.keys(reply).length === 1
    ? String(reply.text)
    : JSON.stringify(reply);

const json = (reply: Reply): HttpResponse<string> =>
  new HttpResponse(textOf(reply), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });

/** The retry time of a busy service, s. */
const BUSY = { "Retry-After": "5" };

/** The response to every call while the bookmaker is in maintenance; undefined = it is open. */
function closed({ clock, faults }: World): HttpResponse<string> | undefined {
  const left = Math.ceil((faults.closedUntil - clock.now()) / 1_000);
  return left > 0 ? new HttpResponse("", { status: 503, headers: { "Retry-After": `${left}` } }) : undefined;
}

/** A page instead of an envelope, as a network's own gate sends it. */
const page = (malformed: string | true): HttpResponse<string> =>
  new HttpResponse(malformed === true ? "<!doctype html><title>Sign in to the network</title>" : malformed, {
    headers: { "Content-Type": "text/html" },
  });

/** A bet or cash-out that ends in this result, as the call itself would say it. */
function resultReply({ message }: Fault, result: number, member: Member | undefined): HttpResponse<string> {
  const credit = member ? refusal(member, result) : { Result: result, FCredit: 0, Message: "" };
  return json({ Code: 0, Data: { ...credit, ...(message === undefined ? {} : { Message: message }) } });
}

/** What a fault says instead of the call; undefined = nothing. */
function saidBy(fault: Fault, member: Member | undefined): HttpResponse<string> | undefined {
  const { status, malformed, code, result, message } = fault;
  if (status !== undefined) return new HttpResponse(message ?? "", { status, headers: status === 503 ? BUSY : {} });
  if (malformed !== undefined && malformed !== false) return page(malformed);
  if (code !== undefined) return json(envelope(code, message));
  return result === undefined ? undefined : resultReply(fault, result, member);
}

/** What a fault answers instead of the call; undefined = run the call first. */
async function spoiled(
  fault: Fault,
  signal: AbortSignal,
  member: Member | undefined,
): Promise<HttpResponse<string> | Response | undefined> {
  if (fault.delay !== undefined) await wait(fault.delay);
  if (fault.lose) return undefined;
  if (fault.hang) return never(signal);
  return fault.network ? HttpResponse.error() : saidBy(fault, member);
}

/** How a call is declared: method, path, whether it needs a login, and what it answers. */
export interface Route {
  readonly method: "get" | "post";
  /** From "/api" or "/access" on. */
  readonly path: string;
  readonly login: boolean;
  readonly answer: (call: Call) => Reply | Promise<Reply>;
}

/** A route as a request handler: faults first, then the clock, the session, the call. */
export function handlerOf(world: World, route: Route): RequestHandler {
  return http[route.method](`*${route.path}`, async ({ request }) => {
    world.catchUp();
    const shut = closed(world);
    if (shut) return shut;
    const member = await world.memberOf(request);
    const fault = world.faults.take(route.path, member?.account);
    if (fault) {
      const instead = await spoiled(fault, request.signal, member);
      if (instead) return instead;
    }
    const reply = await answerOf(world, route, request, member);
    if (route.method === "post" && world.options.afterChange) await world.options.afterChange(world);
    if (fault?.lose) return fault.hang ? never(request.signal) : HttpResponse.error();
    return json(reply);
  });
}

/** The part of a request that running it needs. */
type Asked = Pick<Request, "method" | "url" | "text">;

async function answerOf(world: World, route: Route, request: Asked, member: Member | undefined): Promise<Reply> {
  if (route.login && member === undefined) return LOGIN;
  const body = await bodyOf(request);
  if (body === undefined) return envelope(2);
  const { searchParams, pathname, origin } = new URL(request.url);
  return route.answer({ world, query: searchParams, path: pathname, origin, body, member });
}

/** Runs a call and answers it as text, ignoring the fault rules: for an interface with a connection of its own. */
export async function carryOut(
  world: World,
  route: Route,
  request: Asked & Pick<Request, "headers">,
): Promise<{ readonly text: string; readonly member: Member | undefined }> {
  world.catchUp();
  const member = await world.memberOf(request);
  return { text: textOf(await answerOf(world, route, request, member)), member };
}

/** The language of a query or body, by code or short code; English if there is none. */
export function languageFrom(text: unknown): Language {
  if (isLanguage(text)) return text;
  return (typeof text === "string" ? languageOf(text) : undefined) ?? "en-US";
}

/** A finite number of a query or body; undefined for anything else. */
export function numberFrom(value: unknown): number | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Whole numbers of a comma-joined list; undefined if the list is missing or empty. */
export function idsFrom(text: string | null): number[] | undefined {
  if (text === null || text.trim() === "") return undefined;
  return text.split(",").map(Number).filter(Number.isSafeInteger);
}
