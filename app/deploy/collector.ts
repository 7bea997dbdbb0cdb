import { createServer, type IncomingMessage, type Server } from "node:http";

/** The maximum size of a page's report, and of one of the browser's own, bytes. */
const MOST_BYTES = 2_048;
const MOST_OF_BROWSER = 16_384;

async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (Buffer.byteLength(body) > most) return undefined;
  }
  return body;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** From the browser's CSP report: the directive and the blocked origin. Its URLs may contain a launch. */
function violations(raw: unknown): readonly unknown[] {
  const reports = Array.isArray(raw) ? (raw as { readonly body?: Record<string, unknown> }[]) : [];
  return reports.map(({ body = {} }) => {
    const blocked = textOf(body["blockedURL"]);
    const directive = textOf(body["effectiveDirective"]).replaceAll(/[^a-z-]/g, "");
    return { directive, blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked.replaceAll(/[^a-z-]/g, "") };
  });
}

/**
 * A sample collector of field reports (OPS-09): accepts them at /page and /policy, and passes each to `write` as a line
 * of JSON.
 */
export function createCollector(write: (line: string) => void): Server {
  return createServer((request, response) => {
    const end = (status: number): void => {
      response.writeHead(status, { "access-control-allow-origin": "*" }).end();
    };
    const isPage = request.url === "/page";
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-headers", "content-type");
      return end(204);
    }
    if (request.method !== "POST" || !(isPage || request.url === "/policy")) return end(404);
    void bodyOf(request, isPage ? MOST_BYTES : MOST_OF_BROWSER).then(
      (body) => {
        if (body === undefined) return end(413);
        try {
          const said: unknown = JSON.parse(body);
          if (isPage && (typeof said !== "object" || (said as { schema?: unknown } | null)?.schema !== 1))
            return end(400);
          for (const one of isPage ? [said] : violations(said)) write(JSON.stringify(one));
          return end(204);
        } catch {
          return end(400);
        }
      },
      () => end(400),
    );
  });
}

if (import.meta.main) {
  const [port = "8790"] = process.argv.slice(2).filter((arg) => arg !== "--");
  createCollector((line) => process.stdout.write(`${line}\n`))
    .on("error", ({ message }) => {
      console.error(message);
      process.exitCode = 2;
    })
    .listen(Number(port));
}
