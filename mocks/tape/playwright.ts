import { type BrowserContext } from "@playwright/test";
import { CALLS } from "#mocks/doors/playwright.ts";
import { played } from "#mocks/tape/door.ts";
import { type Player } from "#mocks/tape/player.ts";
import { type TapeHead } from "#mocks/tape/tape.ts";

/**
 * The fifth interface, for Playwright: a tape answers all calls of a browser context. `now` is the position on the
 * tape, ms; a test drives it.
 */
export const openTapeDoor = (
  context: BrowserContext,
  player: Player,
  head: TapeHead,
  now: () => number,
): Promise<unknown> =>
  context.route(CALLS, (route) => {
    const at = now();
    const { status, text } = played(player, head, new URL(route.request().url()), at);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      date: new Date(Date.parse(head.from) + at).toUTCString(),
    };
    return route.fulfill({ status, headers, body: text });
  });
