import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createSecureServer, type ServerHttp2Session } from "node:http2";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { createHash } from "node:crypto";
import { contentPolicy } from "#app/deploy/headers.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { type World } from "#mocks/world/world.ts";
import { type Certificate } from "./certificate.ts";

const toBrotli = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
};

/** Names with a hash are kept for a year, the page is asked for anew: as the samples of app/deploy have it. */
function keptFor(path: string): string {
  if (path.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return path === "index.html" ? "no-cache" : "no-store";
}

/** A server of HTTP/2 and TLS where there is a certificate, else of HTTP/1.1. */
function listener(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  certificate: Certificate | undefined,
): Server {
  if (certificate === undefined) return createServer(answer);
  // its requests and responses have the shape of HTTP/1.1's
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, answer as never);
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  return Object.assign(server as unknown as Server, {
    closeAllConnections: () => {
      for (const session of sessions) session.destroy();
    },
  });
}

interface Hosting {
  /** Who may frame the page. */
  readonly embedders?: readonly string[];
  /** With it the host speaks HTTP/2 over TLS. */
  readonly certificate?: Certificate | undefined;
}

export interface FirstHost {
  /** Its address, with a trailing slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** One host as an operator runs it: the built app and one page of its own, brotli as static servers send it, and the bookmaker. */
export async function firstServer(
  folder: string,
  world: World,
  staticPage: string,
  { embedders = [], certificate }: Hosting = {},
): Promise<FirstHost> {
  const policy = contentPolicy({ connect: [], media: [], frames: [], embedders });
  // a WebKit frame without an origin has no 'self' (app/deploy/README.md, Headers)
  const policyAt = (host = "") =>
    embedders.length === 0 ? policy : policy.replaceAll("'self'", `'self' http://${host}`);
  const door = httpDoor(world);
  const made = new Map<string, Promise<Buffer>>();
  const body = (path: string): Promise<Buffer> => {
    const known = made.get(path);
    if (known) return known;
    const text = path === "static.html" ? Promise.resolve(Buffer.from(staticPage)) : readFile(join(folder, path));
    const packed = text.then((bytes) => toBrotli(bytes));
    made.set(path, packed);
    return packed;
  };
  const send = (path: string, bytes: Buffer, request: IncomingMessage, response: ServerResponse): void => {
    const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
    const isKnown = request.headers["if-none-match"] === etag;
    response.writeHead(isKnown ? 304 : 200, {
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      "content-encoding": "br",
      ...(!isKnown && { "content-length": bytes.length }),
      etag,
      "cache-control": keptFor(path),
      "access-control-allow-origin": "*",
      // one host has one clock: what the app learns of the time from a page fits what the bookmaker says
      date: new Date(world.clock.wall()).toUTCString(),
      ...(path === "index.html" && { "content-security-policy": policyAt(request.headers.host) }),
    });
    response.end(isKnown ? undefined : bytes);
  };
  const server = listener((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    if (/^\/(?:api|access|stats|tv)\//.test(pathname)) return void door.emit("request", request, response);
    const path = pathname === "/" ? "index.html" : normalize(pathname).slice(1);
    body(path).then(
      (bytes) => send(path, bytes, request, response),
      () => response.writeHead(404).end(),
    );
  }, certificate);
  const port = await listening(server);
  return {
    address: `${certificate === undefined ? "http" : "https"}://127.0.0.1:${port}/`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
