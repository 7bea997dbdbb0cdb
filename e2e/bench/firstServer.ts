import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { contentPolicy } from "../../app/deploy/headers.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { type World } from "#mocks/world/world.ts";

const toBrotli = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
};

/** One host as an operator runs it: the built app and one page of its own, brotli as static servers send it, and the bookmaker. */
export async function firstServer(
  folder: string,
  world: World,
  staticPage: string,
  embedders: readonly string[] = [],
): Promise<Server> {
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
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    if (/^\/(?:api|access|stats|tv)\//.test(pathname)) return void door.emit("request", request, response);
    const path = pathname === "/" ? "index.html" : normalize(pathname).slice(1);
    body(path).then(
      (bytes) => {
        response.writeHead(200, {
          "content-type": TYPES[extname(path)] ?? "application/octet-stream",
          "content-encoding": "br",
          "content-length": bytes.length,
          "cache-control": "no-store",
          "access-control-allow-origin": "*",
          // one host has one clock: what the app learns of the time from a page fits what the bookmaker says
          date: new Date(world.clock.wall()).toUTCString(),
          ...(path === "index.html" && { "content-security-policy": policyAt(request.headers.host) }),
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return server;
}
