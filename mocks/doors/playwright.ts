import { type BrowserContext, type Route } from "@playwright/test";
import { getResponse, type RequestHandler } from "msw";
import { handlers } from "./handlers.ts";
import { serveClip } from "#mocks/media/serve.ts";
import { type World } from "#mocks/world/world.ts";

/** The paths of the calls, on any host. */
export const CALLS = /\/(api|access|stats|tv)\/[A-Za-z]/;
const GONE = /already handled|has been closed|Target page|browser has been closed|Request context disposed/i;

/** What a test can see of its bookmaker's traffic. */
export interface PlaywrightDoor {
  /** Every call that came in, as "GET /api/odds/GetMenu?…", oldest first. */
  readonly requests: readonly string[];
  /** Calls that no handler knew: a test should find none. */
  readonly unhandled: readonly string[];
  /** Stops answering; hanging calls are released. */
  close(): Promise<void>;
}

async function requestOf(route: Route): Promise<Request> {
  const asked = route.request();
  const headers = Object.fromEntries(
    Object.entries(await asked.allHeaders()).filter(([name]) => !name.startsWith(":")),
  );
  const body = asked.postDataBuffer();
  return new Request(asked.url(), { method: asked.method(), headers, ...(body ? { body: new Uint8Array(body) } : {}) });
}

async function answer(
  route: Route,
  known: readonly RequestHandler[],
  door: { requests: string[]; unhandled: string[] },
): Promise<void> {
  const request = await requestOf(route);
  const { pathname, search } = new URL(request.url);
  const line = `${request.method} ${pathname}${search}`;
  door.requests.push(line);
  const clip = serveClip(pathname, request.headers.get("range") ?? undefined);
  if (clip) return route.fulfill(clip);
  const response = await getResponse([...known], request);
  if (response === undefined) {
    door.unhandled.push(line);
    return route.fallback();
  }
  if (response.type === "error") return route.abort();
  const headers = { ...Object.fromEntries(response.headers), "access-control-allow-origin": "*" };
  return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
}

/**
 * The interface for Playwright: answers all calls of a browser context from a world that the test holds and moves.
 * Start the context with `serviceWorkers: "block"`. Move `world.advance(ms)` together with `page.clock`. A hung call is
 * never answered.
 */
export async function openPlaywrightDoor(context: BrowserContext, world: World): Promise<PlaywrightDoor> {
  const seen = { requests: [] as string[], unhandled: [] as string[] };
  const known = handlers(world);
  await context.route(CALLS, async (route) => {
    try {
      await answer(route, known, seen);
    } catch (error) {
      // a page that closed in the middle of a call is not an error of the test
      if (!GONE.test(String(error))) throw error;
    }
  });
  return { ...seen, close: () => context.unrouteAll({ behavior: "ignoreErrors" }) };
}
