import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type Socket } from "node:net";
import { listening } from "#mocks/doors/listening.ts";

/** What goes wrong with a call on its way; the first rule with a matching path is used. */
export interface ProxyFault {
  /** The end of the path, e.g. "/api/bet/Bet". */
  readonly path: string;
  /** How many calls it affects; 1 by default. */
  readonly times?: number;
  readonly act:
    /** Waits before forwarding the call, ms. */
    | { readonly kind: "delay"; readonly ms: number }
    /** Executes the call and never answers. */
    | { readonly kind: "hang" }
    /** Cuts the connection before the call reaches the bookmaker. */
    | { readonly kind: "dropBefore" }
    /** Cuts the connection, and executes the call on `release`: a bet that the bookmaker takes late. */
    | { readonly kind: "late" }
    /** Executes the call, then cuts the connection without a byte of response. */
    | { readonly kind: "dropAfter" }
    /** Executes the call, sends half of the response, then cuts. */
    | { readonly kind: "truncate" }
    /** Executes the call and sends the response byte by byte, this many ms apart. */
    | { readonly kind: "drip"; readonly ms: number }
    /** Executes the call and answers something else. */
    | { readonly kind: "replace"; readonly status: number; readonly body: string; readonly type?: string }
    /** Executes the call and holds the response until `release`. */
    | { readonly kind: "hold" };
}

/** A proxy between the page and the bookmaker, for what a browser's route handler cannot do to a connection. */
export interface FaultProxy {
  /** The origin at which the page is opened: the app and the calls under one origin. */
  readonly origin: string;
  /** Every call that arrived, as "POST /api/bet/Bet", including repeats by the browser. */
  readonly arrived: readonly string[];
  spoil(fault: ProxyFault): void;
  /** Releases held responses and late calls. */
  release(): void;
  /** Changes the body of a call on its way, e.g. for a server that knows no ClientRef. */
  rewrite: ((path: string, body: string) => string) | undefined;
  close(): Promise<void>;
}

const CALLS = /^\/(api|access|stats)\//;

interface Passed {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Forwards one call and reads the whole response. */
async function passOn(port: number, req: IncomingMessage, body: Buffer): Promise<Passed> {
  const headers = { ...req.headers, "content-length": String(body.byteLength) };
  const onward = request({ host: "127.0.0.1", port, method: req.method, path: req.url, headers });
  onward.end(body);
  const [answer] = (await once(onward, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

type Act = ProxyFault["act"] | undefined;

/** Answers a call as its fault says. */
async function answer(res: ServerResponse, { status, headers, body }: Passed, act: Act): Promise<void> {
  if (act?.kind === "replace") {
    res.writeHead(act.status, { "content-type": act.type ?? "text/html" }).end(act.body);
    return;
  }
  res.writeHead(status, { ...headers, "content-length": String(body.byteLength) });
  if (act?.kind === "truncate") {
    res.write(body.subarray(0, Math.floor(body.byteLength / 2)));
    await pause(50);
    res.socket?.destroy();
    return;
  }
  if (act?.kind !== "drip") {
    res.end(body);
    return;
  }
  for (const byte of body) {
    res.write(Buffer.from([byte]));
    await pause(act.ms);
  }
  res.end();
}

/** What is still to go wrong, and who waits for `release`. */
class Spoiler {
  #rules: { readonly fault: ProxyFault; left: number }[] = [];
  #held: (() => void)[] = [];

  add(fault: ProxyFault): void {
    this.#rules.push({ fault, left: fault.times ?? 1 });
  }

  /** The fault of a call. */
  take(path: string): Act {
    const found = this.#rules.find(({ fault }) => path.endsWith(fault.path));
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#rules = this.#rules.filter((one) => one !== found);
    return found.fault.act;
  }

  wait(): Promise<void> {
    return new Promise((done) => this.#held.push(done));
  }

  release(): void {
    for (const done of this.#held) done();
    this.#held = [];
  }

  /** What happens to a call before it reaches the bookmaker; false = it never does. */
  async before(req: IncomingMessage, act: Act): Promise<boolean> {
    if (act?.kind === "dropBefore") {
      req.socket.destroy();
      return false;
    }
    if (act?.kind === "delay") await pause(act.ms);
    if (act?.kind === "late") {
      req.socket.destroy();
      await this.wait();
    }
    return true;
  }

  /** What happens to its response. */
  async after(req: IncomingMessage, res: ServerResponse, passed: Passed, act: Act): Promise<void> {
    if (act?.kind === "hang" || act?.kind === "late") return;
    if (act?.kind === "dropAfter") {
      req.socket.destroy();
      return;
    }
    if (act?.kind === "hold") await this.wait();
    await answer(res, passed, act);
  }
}

/** Listens on a free port; connections are kept alive between calls: a browser only repeats a call on a reused one. */
async function listen(server: Server): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  server.keepAliveTimeout = 60_000;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const port = await listening(server);
  const close = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(() => done()));
  };
  return { port, close };
}

/** Opens the proxy in front of an app server and a bookmaker, both on this machine. */
export async function openFaultProxy(ports: { readonly app: number; readonly bookmaker: number }): Promise<FaultProxy> {
  const spoiler = new Spoiler();
  const arrived: string[] = [];

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? "/").split("?")[0] ?? "/";
    const sent = await bodyOf(req);
    if (!CALLS.test(path)) return answer(res, await passOn(ports.app, req, sent), undefined);
    arrived.push(`${req.method ?? "GET"} ${path}`);
    const act = spoiler.take(path);
    if (!(await spoiler.before(req, act))) return undefined;
    const body = proxy.rewrite && sent.byteLength > 0 ? Buffer.from(proxy.rewrite(path, sent.toString("utf8"))) : sent;
    return spoiler.after(req, res, await passOn(ports.bookmaker, req, body), act);
  };

  const { port, close } = await listen(
    createServer((req, res) => {
      handle(req, res).catch(() => res.socket?.destroy());
    }),
  );
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${port}/`,
    arrived,
    spoil: (fault) => spoiler.add(fault),
    release: () => spoiler.release(),
    rewrite: undefined,
    close,
  };
  return proxy;
}
