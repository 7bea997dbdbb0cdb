import { type Page, type Request } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A call of the app, or a script that it loads when it is needed. */
const WAITED_FOR = /\/(?:api|access)\/|\.js$/;

/** What a page keeps of its calls that have no answer yet. */
interface Calling {
  openCalls?: Set<Promise<unknown>>;
}

/** Makes a page keep its open calls: the test hears of one only when the network does, and the clock may have leapt by then. */
function keepCalls(never: string): void {
  const calling = window as Calling;
  if (calling.openCalls) return;
  const open = new Set<Promise<unknown>>();
  calling.openCalls = open;
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const call = fetch(input, init);
    if (!new RegExp(never).test(input instanceof Request ? input.url : String(input))) {
      const end = () => open.delete(call);
      open.add(call);
      call.then(end, end);
    }
    return call;
  };
}

/** Waits for the answers to what a page has asked, and to what it asks on hearing them. */
async function allAnswers(): Promise<void> {
  const { openCalls } = window as Calling;
  while (openCalls?.size) await Promise.allSettled(openCalls);
}

/**
 * Returns a function that waits until every call of the page so far is answered and every script is there, but for those
 * to `never` a test answers: a leap of the clock would time them out.
 */
export async function answeredOf(page: Page, never = /^$/): Promise<() => Promise<void>> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    // a call that the page leaves behind may never be reported as ended
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    const url = request.url();
    if (WAITED_FOR.test(url) && !never.test(url)) open.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => open.delete(request));
  await page.addInitScript(keepCalls, never.source);
  await page.evaluate(keepCalls, never.source);
  return async () => {
    for (const frame of page.frames()) await frame.evaluate(allAnswers);
    await expect.poll(() => open.size).toBe(0);
  };
}
