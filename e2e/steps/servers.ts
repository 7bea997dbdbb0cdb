import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "./fixtures.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { createWorld } from "#mocks/world/world.ts";
import { certificate } from "#e2e/bench/first/certificate.ts";
import { openFaultProxy } from "./faultProxy.ts";

export const SERVERS = ["nginx", "Caddy"] as const;
export type ServerName = (typeof SERVERS)[number];

const PROGRAMS: Readonly<Record<ServerName, string>> = { nginx: "/usr/sbin/nginx", Caddy: "/usr/bin/caddy" };
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** True if the machine has this server, with everything that the sample needs (e2e/checks/servers). */
export const hasServer = (name: ServerName): boolean =>
  existsSync(PROGRAMS[name]) && (name !== "nginx" || existsSync(BROTLI));

/** A server from a sample, as an operator starts it. */
export interface SampleServer {
  /** Its URL, with a trailing slash. */
  readonly address: string;
  /** The same over TLS, with a certificate that nobody else knows. */
  readonly secure: string;
  /** The same behind a caching nginx, if there is one. */
  readonly behind: string | undefined;
  /** What it serves: a copy of the build. */
  readonly folder: string;
  /** Everything that it has logged. */
  readonly log: () => string;
}

interface Place {
  readonly room: string;
  readonly folder: string;
  readonly port: number;
  readonly tls: number;
  readonly front: number;
  /** Where the list for the page comes from, if it is put there. */
  readonly listPort: number | undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((done) => probe.close(done));
  return port;
}

const sample = (name: string) => readFileSync(join("app/deploy", name), "utf8");

const HEADERS = "/etc/nginx/sportsbook.headers";

/**
 * The sample in the http block of a machine's own nginx.conf, and a second server with nginx's defaults as a cache in
 * front of it.
 */
function nginx({ room, folder, port, tls, front, listPort }: Place): readonly string[] {
  const at = (name: string) => join(room, name);
  writeFileSync(at("sportsbook.headers"), sample("headers.nginx"));
  writeFileSync(
    at("sportsbook.first"),
    sample("nginx-first.conf").replace(":8081/", `:${listPort}/`).replaceAll(HEADERS, at("sportsbook.headers")),
  );
  const mark = "#include /etc/nginx/sportsbook.first";
  const conf = sample("nginx.conf")
    .replace(mark, listPort === undefined ? mark : `include ${at("sportsbook.first")}`)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("#listen 8443 ", `listen 127.0.0.1:${tls} `)
    .replace("#ssl_certificate /etc/nginx/sportsbook.crt", `ssl_certificate ${at("cert")}`)
    .replace("#ssl_certificate_key /etc/nginx/sportsbook.key", `ssl_certificate_key ${at("key")}`)
    .replace("/srv/sportsbook", folder)
    .replace(HEADERS, at("sportsbook.headers"))
    .replaceAll("/var/log/nginx", room);
  writeFileSync(at("sportsbook.conf"), conf);
  const rooms = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${at(kind)};`);
  writeFileSync(
    at("nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${at("pid")};
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  ${rooms.join(" ")}
  proxy_cache_path ${at("cache")} keys_zone=kept:1m;
  include ${at("sportsbook.conf")};
  server {
    listen 127.0.0.1:${front};
    access_log off;
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_set_header Via "1.0 front";
      proxy_cache kept;
    }
  }
}
`,
  );
  return ["-p", "/usr/share/nginx/", "-e", at("error.log"), "-c", at("nginx.conf")];
}

/** The sample twice: as it stands behind a server that speaks TLS, and by itself, with its own authority's certificate. */
function caddy({ room, folder, port, tls }: Place): readonly string[] {
  const site = (address: string, log: string, more = "") =>
    sample("Caddyfile")
      .replace("sports.operator.example {", `${address} {${more}`)
      .replace("/srv/sportsbook", folder)
      .replace("/var/log/caddy/sportsbook.log", join(room, log));
  const conf = [
    "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}",
    site(`http://127.0.0.1:${port}`, "sportsbook.log"),
    site(`https://127.0.0.1:${tls}`, "tls.log", "\n\ttls internal"),
  ];
  const file = join(room, "Caddyfile");
  writeFileSync(file, conf.join("\n"));
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** As many connections as a server accepts without being configured for more. */
const FEW = new Agent({ maxSockets: 16 });

/** Status, headers and bytes of a response, exactly as they came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests without a browser: nothing is decompressed, redirected or cached. */
export const ask = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((done, failed) => {
    request(address, { headers, agent: FEW }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", failed);
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", failed)
      .end();
  });

const isUp = (address: string) => async () => {
  try {
    return (await ask(`${address}health`)).status;
  } catch {
    return 0;
  }
};

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once("exit", done));
  if (server.exitCode === null && server.kill("SIGTERM")) await ended;
}

/**
 * `sample` is a server of app/deploy on a free port; only paths and ports in its sample are replaced. With `listPort` nginx puts the
 * first list into the page, from the bookmaker there.
 */
export const test = base.extend<{
  serverName: ServerName;
  listPort: number | undefined;
  sample: SampleServer;
  origin: string;
}>({
  serverName: ["nginx", { option: true }],
  listPort: [undefined, { option: true }],
  sample: async ({ serverName, listPort }, use) => {
    const room = mkdtempSync(join(tmpdir(), "sportsbook-"));
    const folder = join(room, "site");
    cpSync(process.env.E2E_BUILD ?? "dist", folder, { recursive: true });
    writeFileSync(join(folder, "config.json"), "{}\n");
    const [port, tls, front] = [await freePort(), await freePort(), await freePort()];
    const place = { room, folder, port, tls, front, listPort };
    for (const [name, text] of Object.entries(certificate())) writeFileSync(join(room, name), text);
    const said: string[] = [];
    const server = spawn(PROGRAMS[serverName], serverName === "nginx" ? nginx(place) : caddy(place), {
      env: { ...process.env, XDG_DATA_HOME: room, XDG_CONFIG_HOME: room },
    });
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (part: Buffer) => said.push(part.toString()));
    const address = `http://127.0.0.1:${port}/`;
    await expect.poll(isUp(address), { message: "the server of the sample is up" }).toBe(200);
    await use({
      address,
      secure: `https://127.0.0.1:${tls}/`,
      behind: serverName === "nginx" ? `http://127.0.0.1:${front}/` : undefined,
      folder,
      log: () =>
        ["sportsbook.log", "tls.log", "error.log"]
          .map((name) => join(room, name))
          .flatMap((file) => (existsSync(file) ? readFileSync(file, "utf8") : []))
          .concat(said)
          .join("\n"),
    });
    await stop(server);
    rmSync(room, { recursive: true });
  },
  origin: async ({ sample }, use) => {
    const bookmaker = httpDoor(createWorld({ now: Date.now(), speed: 1, quiet: true }));
    const proxy = await openFaultProxy({
      app: Number(new URL(sample.address).port),
      bookmaker: await listening(bookmaker),
    });
    await use(proxy.origin);
    await proxy.close();
    bookmaker.closeAllConnections();
    await new Promise<void>((done) => bookmaker.close(() => done()));
  },
});
