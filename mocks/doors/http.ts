import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getResponse } from "msw";
import { actByName, worldState } from "./admin.ts";
import { type Asked, countAsked } from "./asked.ts";
import { type Compressor, createCompressor } from "./compress.ts";
import { handlers } from "./handlers.ts";
import { listening } from "./listening.ts";
import { keeping } from "./keeping.ts";
import { serveClip } from "#mocks/media/serve.ts";
import { command, numberFlag, switchFlag, textFlag, wordFlag } from "./flags.ts";
import { FASTEST } from "#mocks/world/verbArguments.ts";
import { createWorld, type World } from "#mocks/world/world.ts";

const CORS = {
  "access-control-allow-origin": "*",
  // listed one by one: a star does not cover Authorization
  "access-control-allow-headers": "authorization, bcs, etag, content-type",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-max-age": "7200",
  "access-control-expose-headers": "retry-after, age, date",
};

const HELP = `Simulated bookmaker

/api/...  /access/...  /stats/...   the calls of the contract
/tv/...                             the video that GetTV leads to
GET  /admin/state                   the world as JSON
GET  /admin/match/501               one match: state and what was done to it
GET  /admin/signin?account=jason88  a session: token and bcs
POST /admin/verbs/goal   [501, 1]   any verb, its arguments as a JSON array; also advance [ms] and speed [x]

Admin calls carry the header "bookmaker-admin: 1", which no page of another origin can send.
`;

/** The header of an admin call: a foreign page would need a preflight first, which is not granted. */
const ADMIN_HEADER = "bookmaker-admin";

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  text: JSON.stringify(value),
});

async function admin(world: World, asked: Asked, url: URL, req: IncomingMessage): Promise<Answer> {
  if (req.headers[ADMIN_HEADER] === undefined) {
    return json({ error: `admin calls carry the header ${ADMIN_HEADER}: 1` }, 403);
  }
  const [, , what, name = ""] = url.pathname.split("/");
  try {
    if (what === "state")
      return json({
        ...worldState(world),
        asked: asked.told(),
        cpuMs: Math.round(process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000),
        heapMb: Math.round(process.memoryUsage().heapUsed / 1e6),
      });
    if (what === "signin") return json(await world.signIn(url.searchParams.get("account") ?? "jason88"));
    if (what === "match") {
      const desk = world.book.desk(Number(name));
      return desk
        ? json({
            fixture: desk.fixture,
            stage: desk.stage,
            state: desk.state,
            added: desk.added,
            fixed: [...desk.fixed],
          })
        : json({ error: "no such match" }, 404);
    }
    if (what === "verbs" && req.method === "POST") {
      const args: unknown = JSON.parse((await bodyOf(req)) || "[]");
      actByName(world, name, Array.isArray(args) ? (args as unknown[]) : [args]);
      return json({ done: name });
    }
    return { status: 404, type: "text/plain; charset=utf-8", text: HELP };
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, 400);
  }
}

interface Sending {
  readonly compressor: Compressor;
  /** Who may read the response, who may cache it, and when it was made. */
  readonly headers: Readonly<Record<string, string>>;
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  { compressor, headers }: Sending,
): Promise<void> {
  const { bytes, encoding } = await compressor.body(answer.text, String(req.headers["accept-encoding"] ?? ""));
  res.writeHead(answer.status, {
    "cache-control": "no-store",
    ...headers,
    "content-type": answer.type,
    vary: "accept-encoding",
    "content-length": bytes.byteLength,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  res.end(bytes);
}

/** The request as the handlers take it; aborted if its caller goes away. */
async function asked(url: URL, req: IncomingMessage, res: ServerResponse): Promise<Request> {
  const gone = new AbortController();
  res.on("close", () => gone.abort());
  const headers: Record<string, string> = {};
  for (const name of ["authorization", "bcs", "content-type"]) {
    const value = req.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  const body = req.method === "POST" ? await bodyOf(req) : undefined;
  return new Request(url, {
    method: req.method ?? "GET",
    headers,
    signal: gone.signal,
    ...(body === undefined ? {} : { body }),
  });
}

/**
 * The bookmaker over plain HTTP, with CORS, gzip and brotli and an admin interface; no ETag. The caller starts and
 * closes it. `isPublic`: all members get the same prices, so boards say how long they may be cached.
 */
export function httpDoor(world: World, isPublic = false): Server {
  const known = handlers(world);
  const compressor = createCompressor();
  const counted = countAsked();
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? "/", `http://${req.headers.host ?? "127.0.0.1"}`);
    const isAdmin = url.pathname.startsWith("/admin/");
    if (req.method === "OPTIONS") {
      res.writeHead(isAdmin ? 403 : 204, isAdmin ? {} : CORS).end();
      return;
    }
    if (isAdmin) return send(req, res, await admin(world, counted, url, req), { compressor, headers: {} });
    // the book's own time: the age of prices is computed from it
    const date = { date: new Date(world.clock.wall()).toUTCString() };
    const open = { compressor, headers: { ...CORS, ...date } };
    if (url.pathname === "/")
      return send(req, res, { status: 200, type: "text/plain; charset=utf-8", text: HELP }, open);
    const clip = serveClip(url.pathname, req.headers.range);
    if (clip) {
      res.writeHead(clip.status, { ...CORS, ...clip.headers, "content-length": clip.body.byteLength }).end(clip.body);
      return undefined;
    }
    counted.note(url);
    const response = await getResponse(known, await asked(url, req, res));
    if (response === undefined)
      return send(req, res, { status: 404, type: "text/plain; charset=utf-8", text: HELP }, open);
    if (response.type === "error") {
      // a browser itself repeats a request on a reused connection that returned no byte, and the fault would go unseen
      res.writeHead(200, { ...open.headers, "content-length": 1 }).flushHeaders();
      req.socket.destroySoon();
      return undefined;
    }
    const type = response.headers.get("content-type") ?? "application/json; charset=utf-8";
    const { status } = response;
    const rest = response.headers.get("retry-after");
    const more = { "cache-control": keeping(url, status, isPublic), ...(rest !== null && { "retry-after": rest }) };
    const answer = { status, type, text: await response.text() };
    return send(req, res, answer, { compressor, headers: { ...open.headers, ...more } });
  };
  return createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      // a caller that left while its call was hanging needs no response
      if (res.destroyed || res.headersSent) return;
      res.writeHead(500, CORS).end(String(error));
    });
  });
}

const FLAGS = {
  port: numberFlag(8787, 0, 65_535),
  host: textFlag("127.0.0.1", "the address it listens on"),
  size: wordFlag("demo", ["small", "demo", "saturday"]),
  seed: numberFlag(7, 0, 2 ** 31),
  speed: numberFlag(1, 0, FASTEST, false),
  public: switchFlag("all members are priced alike: boards may be cached"),
  now: {
    standard: undefined,
    is: "the world's time at the start, as 2026-11-21T09:30:00Z; left out: the time of this machine",
    read: (text: string): number | undefined => Date.parse(text) || undefined,
  },
};

const main = () =>
  command("npm run bookmaker --", FLAGS, async ({ port, host, size, seed, speed, public: isPublic, now }) => {
    // a world that starts at a time other than this machine's uses its clock for tokens and the Date header too
    const shift = now === undefined ? 0 : now - Date.now();
    const wallNow = () => Date.now() + shift;
    const world = createWorld({ seed, size, speed, now: wallNow(), wallNow, quiet: false, history: true });
    const taken = await listening(httpDoor(world, isPublic), port, host);
    console.log(`The bookmaker (${size}, seed ${seed}, speed ${speed}) is open on http://${host}:${taken}`);
  });

if (import.meta.main) await main();
