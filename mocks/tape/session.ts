import { type BrowserContext, type Request } from "@playwright/test";
import { type Recorder } from "#mocks/tape/recorder.ts";

/** A recording of what a browser asks for: the calls need not pass by anything. */
export interface Session {
  /** When all that was asked so far has been heard. */
  settled(): Promise<void>;
}

/** What a page goes away from has no body any more, and is no answer. */
const GONE = /closed|No resource|No data found|evicted|not available/i;

/**
 * Lets a recorder hear every call of a browser's pages; `now` is the clock of the recording, ms since 1970. What the recorder
 * refuses goes to `stop`.
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
