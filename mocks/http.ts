import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import { getResponse } from "msw";
import { actByName, worldState } from "#mocks/admin.ts";
import { type Compressor, createCompressor } from "#mocks/compress.ts";
import { handlers } from "#mocks/handlers.ts";
import { serveClip } from "#mocks/media/serve.ts";
import { type Size } from "#mocks/schedule/slate.ts";
import { createWorld, type World } from "#mocks/world.ts";

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*, authorization, bcs, etag, content-type",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-max-age": "600",
};

const HELP = `Simulated bookmaker

/api/...  /access/...  /stats/...   the calls of the contract
/tv/...                             the video that GetTV leads to
GET  /admin/state                   the world as JSON
GET  /admin/match/501               one match: state and what was done to it
GET  /admin/signin?account=jason88  a session: token and bcs
POST /admin/verbs/goal   [501, 1]   any verb, its arguments as a JSON array; also advance [ms] and speed [x]
`;

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

async function admin(world: World, url: URL, req: IncomingMessage): Promise<Answer> {
  const [, , what, name = ""] = url.pathname.split("/");
  try {
    if (what === "state")
      return json({
        ...worldState(world),
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

async function send(req: IncomingMessage, res: ServerResponse, answer: Answer, compressor: Compressor): Promise<void> {
  const { bytes, encoding } = await compressor.body(answer.text, String(req.headers["accept-encoding"] ?? ""));
  res.writeHead(answer.status, {
    ...CORS,
    "content-type": answer.type,
    "cache-control": "no-store",
    vary: "accept-encoding",
    "content-length": bytes.byteLength,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  res.end(bytes);
}

/** The bookmaker over plain HTTP, with CORS, gzip and brotli and an admin surface; no ETag. The caller starts and closes it. */
export function httpDoor(world: World): Server {
  const known = handlers(world);
  const compressor = createCompressor();
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method === "OPTIONS") {
      res.writeHead(204, CORS).end();
      return;
    }
    const url = new URL(req.url ?? "/", `http://${req.headers.host ?? "127.0.0.1"}`);
    if (url.pathname === "/")
      return send(req, res, { status: 200, type: "text/plain; charset=utf-8", text: HELP }, compressor);
    if (url.pathname.startsWith("/admin/")) return send(req, res, await admin(world, url, req), compressor);
    const clip = serveClip(url.pathname, req.headers.range);
    if (clip) {
      res.writeHead(clip.status, { ...CORS, ...clip.headers, "content-length": clip.body.byteLength }).end(clip.body);
      return undefined;
    }
    const gone = new AbortController();
    res.on("close", () => gone.abort());
    const headers: Record<string, string> = {};
    for (const name of ["authorization", "bcs", "content-type"]) {
      const value = req.headers[name];
      if (typeof value === "string") headers[name] = value;
    }
    const body = req.method === "POST" ? await bodyOf(req) : undefined;
    const request = new Request(url, {
      method: req.method ?? "GET",
      headers,
      signal: gone.signal,
      ...(body === undefined ? {} : { body }),
    });
    const response = await getResponse(known, request);
    if (response === undefined)
      return send(req, res, { status: 404, type: "text/plain; charset=utf-8", text: HELP }, compressor);
    if (response.type === "error") {
      req.socket.destroy();
      return undefined;
    }
    const type = response.headers.get("content-type") ?? "application/json; charset=utf-8";
    return send(req, res, { status: response.status, type, text: await response.text() }, compressor);
  };
  return createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      // a caller that went away in the middle of a call that hangs needs no answer
      if (res.destroyed || res.headersSent) return;
      res.writeHead(500, CORS).end(String(error));
    });
  });
}

const SIZES: readonly string[] = ["small", "demo", "saturday"];

function main(): void {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== "--"),
    options: {
      port: { type: "string", default: "8787" },
      host: { type: "string", default: "127.0.0.1" },
      size: { type: "string", default: "demo" },
      seed: { type: "string", default: "7" },
      speed: { type: "string", default: "1" },
      now: { type: "string" },
    },
  });
  if (!SIZES.includes(values.size)) throw new RangeError(`--size is one of ${SIZES.join(", ")}`);
  const now = values.now === undefined ? Date.now() : Date.parse(values.now);
  const world = createWorld({
    seed: Number(values.seed),
    size: values.size as Size,
    speed: Number(values.speed),
    now,
    quiet: false,
    history: true,
  });
  httpDoor(world).listen(Number(values.port), values.host, () => {
    console.log(
      `The bookmaker (${values.size}, seed ${values.seed}, speed ${values.speed}) is open on http://${values.host}:${values.port}`,
    );
  });
}

if (import.meta.main) main();
