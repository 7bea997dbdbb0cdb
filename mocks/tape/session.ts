import { type BrowserContext, type Request } from "@playwright/test";
import { type Recorder } from "#mocks/tape/recorder.ts";

/** A recording of a browser's requests, without a proxy. */
export interface Session {
  /** Resolves once everything requested so far has been recorded. */
  settled(): Promise<void>;
}

/** A response whose page is gone has no body any more, and does not count. */
const GONE = /closed|No resource|No data found|evicted|not available/i;

/**
 * Lets a recorder see every call of a browser's pages; `now` is the clock of the recording, ms since 1970. What the
 * recorder rejects goes to `stop`.
 */
export function listenTo(
  context: BrowserContext,
  recorder: Recorder,
  { now = Date.now, stop }: { readonly now?: () => number; readonly stop: (refusal: Error) => void },
): Session {
  const asked = new Map<Request, number>();
  const hearing = new Set<Promise<void>>();
  const hear = async (request: Request, at: number): Promise<void> => {
    const response = await request.response();
    if (response === null) return;
    const text = await response.text();
    const status = response.status();
    recorder.hear({ at, url: new URL(request.url()), status, ms: request.timing().responseEnd, text });
  };
  context.on("request", (request) => {
    if (request.resourceType() !== "fetch") return;
    recorder.markMember(request.headers()["authorization"] ?? "");
    asked.set(request, now());
  });
  context.on("requestfinished", (request) => {
    const at = asked.get(request);
    if (at === undefined || request.method() !== "GET") return;
    const heard = hear(request, at).catch((error: unknown) => {
      if (!GONE.test(String(error))) stop(error instanceof Error ? error : new Error(String(error)));
    });
    hearing.add(heard);
    void heard.then(() => hearing.delete(heard));
  });
  return {
    settled: async () => {
      await Promise.all(hearing);
    },
  };
}
