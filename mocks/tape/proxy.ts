import { type IncomingMessage, type RequestListener } from "node:http";
import { type Recorder } from "#mocks/tape/recorder.ts";

/** Headers that belong to one connection, or that no longer describe the body. */
const OWN = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "host"]);

async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/**
 * Forwards every call to the backend and its response back, and passes it to the recorder; one that it rejects ends the
 * recording.
 */
export const proxyOf =
  (to: string, recorder: Recorder, stop: (refusal: Error) => void): RequestListener =>
  (req, res) => {
    const pass = async (): Promise<void> => {
      const at = Date.now();
      const url = new URL(req.url ?? "/", to);
      recorder.markMember(req.headers.authorization ?? "");
      const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
        OWN.has(name) || typeof value !== "string" ? [] : [[name, value]],
      );
      const sends = req.method === "POST" ? { body: await bodyOf(req) } : {};
      const response = await fetch(url, { method: req.method ?? "GET", headers, ...sends });
      const text = await response.text();
      const { status } = response;
      res.writeHead(status, Object.fromEntries([...response.headers].filter(([name]) => !OWN.has(name))));
      res.end(status === 204 ? undefined : text);
      if (req.method === "GET") recorder.hear({ at, url, status, ms: Date.now() - at, text });
    };
    pass().catch((error: unknown) => {
      if (!res.headersSent) res.writeHead(502, { "content-type": "text/plain" }).end(`Nothing answers at ${to}.`);
      // a call that could not be forwarded has no response; one that the recorder rejected ends it
      else stop(error instanceof Error ? error : new Error(String(error)));
    });
  };
